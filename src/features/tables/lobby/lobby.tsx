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
import { LeaveButton } from '../leave-table';
import { ReconnectingNotice } from '../reconnecting-notice';
import { useCloseQuestion } from '../use-close-question';
import type { Ways } from '../use-ways';
import type { Commands } from '../use-commands';
import { GamePanel } from './game-panel';
import { HouseRules } from './house-rules';
import { InvitePanel } from './invite-panel';
import { LobbyFooter } from './lobby-footer';
import { Locked } from './locked';
import { SeatsPanel } from './seats-panel';

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
const NARROW = 380;

/** Beside it there has to be room for the code, which is said aloud more often than it is scanned. */
const sideOfQr = (width: number, height: number): number => {
  if (width >= WIDE) return height >= TALL ? 260 : 164;
  return width < NARROW ? 144 : 164;
};

/** Before the game: who comes, what is played. The leader changes everything, guests see the same. */
export function Lobby({ seating, room, commands, ways, unreachable }: Props) {
  const t = useTexts();
  const { width, height } = useWindowDimensions();
  const leads = seating.secrets !== null;
  const wide = width >= WIDE;
  const { question, ask } = useCloseQuestion(ways, room);
  const choose = (options: MetroXOptions) =>
    void commands.send({ type: 'choose', game: 'metro-x', options: { ...options } });
  const game = <GamePanel room={room} onChoose={leads ? choose : null} />;
  const rules = leads && <HouseRules room={room} commands={commands} onChoose={choose} />;
  const leave = <LeaveButton leads={leads} onLeave={ways.leave} onAsk={ask} />;
  return (
    <Screen
      testID={tableIds.screen}
      title={leads ? t.tables.startTitle : t.tables.lobbyTitle}
      back={{ testID: tableIds.back, label: t.words.back, onPress: ways.back }}
      width="wide"
      footer={<LobbyFooter room={room} leads={leads} commands={commands} question={question} />}
    >
      <Notices seating={seating} ways={ways} unreachable={unreachable} />
      <View style={wide ? styles.columns : styles.stack}>
        <View style={[styles.stack, wide && styles.column]}>
          <TableName room={room} leads={leads} commands={commands} />
          <Locked room={room} leads={leads} commands={commands} />
          <InvitePanel seating={seating} name={room.name} qr={sideOfQr(width, height)} />
          {wide && game}
          {wide && leave}
        </View>
        <View style={[styles.stack, wide && styles.column]}>
          <SeatsPanel seating={seating} room={room} leads={leads} commands={commands} />
          {leads && <OnlyFlip seating={seating} commands={commands} />}
          {!wide && game}
          {rules}
          {!wide && leave}
        </View>
      </View>
    </Screen>
  );
}

/** For a tablet in the middle of the table, or whoever reads the cards to the others. */
function OnlyFlip({ seating, commands }: Pick<Props, 'seating' | 'commands'>) {
  const t = useTexts();
  const playerName = usePlayerName();
  const onlyFlip = async (on: boolean) => {
    if (!on) await commands.sit(playerName);
    // From the last to the first, so that places do not move under the next one.
    else for (const seat of [...seating.seats].reverse()) await commands.stand(seat);
  };
  return (
    <ToggleRow
      testID={tableIds.onlyFlip}
      title={t.tables.onlyFlip}
      detail={t.tables.onlyFlipDetail}
      on={seating.seats.length === 0}
      onChange={(on) => void onlyFlip(on)}
    />
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
      words={{
        rename: t.tables.rename(room.name),
        label: t.tables.name,
        done: t.tables.done,
        left: t.tables.nameLeft,
      }}
      onRename={(name) => void commands.send({ type: 'rename', name })}
    />
  );
}

function Notices({ seating, ways, unreachable }: Pick<Props, 'seating' | 'ways' | 'unreachable'>) {
  const t = useTexts();
  return (
    <>
      <ReconnectingNotice link={seating.link} onLeave={ways.leave} />
      {unreachable && <Notice testID={tableIds.unreachable} text={t.tables.noNetwork} />}
    </>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
});
