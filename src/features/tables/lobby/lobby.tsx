import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { MetroXOptions } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import { ROOM_LIMITS, type RoomView } from '@/table/room/room-view';
import { InlineName } from '@/ui/inline-name';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';
import { Txt } from '@/ui/txt';
import { usePlayerName } from '../default-names';
import { ProblemNotice } from '../problem-notice';
import { ReconnectingNotice } from '../reconnecting-notice';
import { optionsOf } from '../room-options';
import type { Ways } from '../use-ways';
import type { Commands } from '../use-commands';
import { GamePanel } from './game-panel';
import { HouseRules } from './house-rules';
import { InvitePanel } from './invite-panel';
import { LeaveButtons } from './leave-buttons';
import { SeatsPanel } from './seats-panel';
import { StartFooter } from './start-footer';
import { WaitingFooter } from './waiting-footer';

interface Props {
  readonly seating: Seating;
  readonly room: RoomView;
  readonly commands: Commands;
  readonly ways: Ways;
  /** The system keeps others away from this device; the table itself works. */
  readonly unreachable: boolean;
}

const WIDE = 700;
const TALL = 900;

/** Before the game: who comes, what is played. The leader changes everything, guests see the same. */
export function Lobby({ seating, room, commands, ways, unreachable }: Props) {
  const t = useTexts();
  const { width, height } = useWindowDimensions();
  const leads = seating.secrets !== null;
  const wide = width >= WIDE;
  return (
    <Screen
      testID={tableIds.screen}
      title={leads ? t.tables.startTitle : t.tables.lobbyTitle}
      back={{ testID: tableIds.back, label: t.words.back, onPress: ways.back }}
      width="wide"
      footer={
        leads ? (
          <>
            <Guarded room={room} commands={commands} />
            <StartFooter room={room} commands={commands} />
          </>
        ) : (
          <WaitingFooter room={room} />
        )
      }
    >
      <Notices {...{ seating, room, commands, ways, unreachable }} />
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <TableName room={room} leads={leads} commands={commands} />
          <InvitePanel seating={seating} name={room.name} qr={wide && height >= TALL ? 260 : 164} />
          {wide && <LeaveButtons leads={leads} onLeave={ways.leave} onClose={ways.close} />}
        </View>
        <View style={[styles.stack, wide && styles.column]}>
          <SeatsPanel seating={seating} room={room} leads={leads} commands={commands} />
          {leads ? (
            <Leading seating={seating} room={room} commands={commands} />
          ) : (
            <GamePanel room={room} onChoose={null} />
          )}
          {!wide && <LeaveButtons leads={leads} onLeave={ways.leave} onClose={ways.close} />}
        </View>
      </View>
    </Screen>
  );
}

/** What only the leader decides. */
function Leading({ seating, room, commands }: Pick<Props, 'seating' | 'room' | 'commands'>) {
  const t = useTexts();
  const playerName = usePlayerName();
  const choose = (options: MetroXOptions) =>
    void commands.send({ type: 'choose', game: 'metro-x', options: { ...options } });
  const onlyFlip = async (on: boolean) => {
    if (!on) await commands.sit(playerName);
    // From the last to the first, so that places do not move under the next one.
    else for (const seat of [...seating.seats].reverse()) await commands.stand(seat);
  };
  return (
    <>
      <ToggleRow
        testID={tableIds.onlyFlip}
        title={t.tables.onlyFlip}
        detail={t.tables.onlyFlipDetail}
        on={seating.seats.length === 0}
        onChange={(on) => void onlyFlip(on)}
      />
      <GamePanel room={room} onChoose={choose} />
      <HouseRules room={room} commands={commands} onChoose={choose} />
    </>
  );
}

function TableName({
  room,
  leads,
  commands,
}: Pick<Props, 'room' | 'commands'> & { readonly leads: boolean }) {
  const t = useTexts();
  if (!leads) {
    return (
      <Txt testID={tableIds.name} variant="title" level={2}>
        {room.name}
      </Txt>
    );
  }
  return (
    <InlineName
      ids={{ name: tableIds.name, field: tableIds.nameField, done: tableIds.nameDone }}
      name={room.name}
      maxLength={ROOM_LIMITS.name}
      variant="title"
      words={{ rename: t.tables.rename(room.name), label: t.tables.name, done: t.tables.done }}
      onRename={(name) => void commands.send({ type: 'rename', name })}
    />
  );
}

function Notices({ seating, room, commands, ways, unreachable }: Props) {
  const t = useTexts();
  return (
    <>
      <ReconnectingNotice link={seating.link} onLeave={ways.leave} />
      {unreachable && <Notice testID={tableIds.unreachable} text={t.tables.noNetwork} />}
      <ProblemNotice
        problem={commands.problem}
        edition={optionsOf(room)?.edition ?? 'gamewright'}
        onClose={commands.dismiss}
      />
    </>
  );
}

/** In the footer: somebody waits at the door, and who scrolled down to the seats has to see it, too. */
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

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
});
