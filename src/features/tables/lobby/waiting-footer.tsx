import { useTexts } from '@/i18n';
import type { RoomView } from '@/table/room/room-view';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** Who the others wait for: whoever sits at the device that opened the table, if somebody does. */
export function WaitingFooter({ room }: { readonly room: RoomView }) {
  const t = useTexts();
  const host = room.seats.find(({ kind, device }) => kind === 'person' && device === '0');
  return (
    <Txt testID={tableIds.waiting} variant="strong" centred accessibilityLiveRegion="polite">
      {host ? t.tables.waitingFor(host.name) : t.tables.waitingForTable}
    </Txt>
  );
}
