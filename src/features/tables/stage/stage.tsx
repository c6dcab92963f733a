import { StyleSheet, View } from 'react-native';
import type { Card, MetroXOptions } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import type { ChairProgress } from '@/table/chair';
import type { RoomView } from '@/table/room/room-view';
import { Screen } from '@/ui/screen';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { GamePanel } from '../lobby/game-panel';
import { LeaveButtons } from '../lobby/leave-buttons';
import { ProblemNotice } from '../problem-notice';
import { ReconnectingNotice } from '../reconnecting-notice';
import type { Commands } from '../use-commands';
import type { Ways } from '../use-ways';
import { AwaySeats } from './away-seats';
import { BonusGrid } from './bonus-grid';
import { DeckKinds } from './deck-kinds';
import { EndSheet } from './end-sheet';
import { OpenCard } from './open-card';
import { SeatChips } from './seat-chips';
import { hasFooter, StageFooter } from './stage-footer';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly seating: Seating;
  readonly room: RoomView;
  readonly stage: ChairProgress;
  readonly commands: Commands;
  readonly ways: Ways;
}

/** The game as the whole table sees it: for the tablet in the middle, and for whoever only flips. */
export function Stage(props: Props) {
  const { seating, room, stage, commands, ways } = props;
  const t = useTexts();
  const { wide } = useStageSize();
  const { view, due } = stage;
  const leads = seating.secrets !== null;
  const columns = wide ? styles.columns : styles.stack;
  const column = [styles.stack, wide && styles.column];
  return (
    <Screen
      testID={tableIds.screen}
      title={room.name}
      back={{ testID: tableIds.back, label: t.words.back, onPress: ways.back }}
      width="wide"
      footer={
        hasFooter(props) && <StageFooter seating={seating} room={room} stage={stage} commands={commands} />
      }
    >
      <ReconnectingNotice link={seating.link} onLeave={ways.leave} />
      <ProblemNotice problem={commands.problem} edition={view.options.edition} onClose={commands.dismiss} />
      <View style={columns}>
        {due.kind === 'over' ? (
          <View style={column}>
            <EndSheet
              standings={due.standings}
              seats={room.seats}
              edition={view.options.edition}
              verdict={seating.verdict}
            />
          </View>
        ) : (
          <Play {...props} style={column} />
        )}
        <View style={column}>
          {due.kind === 'over' && leads && (
            <GamePanel
              room={room}
              onChoose={(options: MetroXOptions) =>
                void commands.send({ type: 'choose', game: 'metro-x', options: { ...options } })
              }
            />
          )}
          <AwaySeats room={room} leads={leads} commands={commands} />
          <BonusGrid view={view} seats={room.seats} />
          <LeaveButtons leads={leads} onLeave={ways.leave} onClose={ways.close} />
        </View>
      </View>
    </Screen>
  );
}

function Play({ seating, room, stage, commands, style }: Props & { readonly style: object }) {
  const t = useTexts();
  const { view, due, scores } = stage;
  const isDealing = due.kind === 'chance' && room.dealer === 'physical' && seating.secrets !== null;
  const deal = (card: Card) => void commands.send({ type: 'flip', outcome: { type: 'flip', card } });
  return (
    <View style={style}>
      <OpenCard view={view} isDone={due.kind === 'chance'} />
      {isDealing && <Txt variant="strong">{t.stage.tapCard}</Txt>}
      <DeckKinds view={view} onDeal={isDealing ? deal : null} />
      <SeatChips seats={room.seats} due={due} scores={scores} />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.l },
  columns: { flexDirection: 'row', gap: space.xl, alignItems: 'flex-start' },
  column: { flex: 1 },
});
