import type { ComponentProps } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { RoomView } from '@/table/room/room-view';
import { Notice } from '@/ui/notice';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { CloseQuestion } from '../leave-table';
import { ProblemNotice } from '../problem-notice';
import { optionsOf } from '../room-options';
import type { Commands } from '../use-commands';
import { StartFooter } from './start-footer';
import { WaitingFooter } from './waiting-footer';

interface Props {
  readonly room: RoomView;
  readonly leads: boolean;
  readonly commands: Commands;
  /** Not null: somebody wants to close the table. */
  readonly question: ComponentProps<typeof CloseQuestion> | null;
}

/** What comes next, and whatever has to be seen wherever the page was scrolled to. */
export function LobbyFooter({ room, leads, commands, question }: Props) {
  if (question !== null) return <CloseQuestion {...question} />;
  return (
    <View style={styles.footer}>
      <ProblemNotice
        problem={commands.problem}
        edition={optionsOf(room)?.edition ?? 'gamewright'}
        onClose={commands.dismiss}
      />
      {leads && <Guarded room={room} commands={commands} />}
      {leads ? <StartFooter room={room} commands={commands} /> : <WaitingFooter room={room} />}
    </View>
  );
}

/** Somebody waits at the door. */
function Guarded({ room, commands }: Pick<Props, 'room' | 'commands'>) {
  const t = useTexts();
  if (!room.guarded) return null;
  return (
    <Notice
      testID={tableIds.guarded}
      tone="danger"
      text={t.tables.guarded}
      action={{
        testID: tableIds.admit,
        title: t.tables.admit,
        onPress: () => void commands.send({ type: 'admit' }),
      }}
    />
  );
}

const styles = StyleSheet.create({ footer: { gap: space.m } });
