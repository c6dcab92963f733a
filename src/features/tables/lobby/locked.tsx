import { useTexts } from '@/i18n';
import type { RoomView } from '@/table/room/room-view';
import { Notice } from '@/ui/notice';
import { tableIds } from '@/ui/test-ids';
import type { Commands } from '../use-commands';

interface Props {
  readonly room: RoomView;
  readonly leads: boolean;
  readonly commands: Commands;
}

/** Beside the invitation, which is of no use meanwhile. */
export function Locked({ room, leads, commands }: Props) {
  const t = useTexts();
  if (!room.locked) return null;
  const unlock = {
    testID: tableIds.unlock,
    title: t.tables.unlock,
    onPress: () => void commands.send({ type: 'lock', on: false }),
  };
  return <Notice testID={tableIds.locked} text={t.tables.lockedNow} {...(leads && { action: unlock })} />;
}
