import { StyleSheet, View } from 'react-native';
import type { Card } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { Seating } from '@/store/seating';
import type { ChairProgress } from '@/table/chair';
import type { RoomView } from '@/table/room/room-view';
import { Screen } from '@/ui/screen';
import { tableIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { LeaveButton } from '../leave-table';
import { ReconnectingNotice } from '../reconnecting-notice';
import { useCloseQuestion } from '../use-close-question';
import type { Commands } from '../use-commands';
import type { Ways } from '../use-ways';
import { AwaySeats } from './away-seats';
import { BonusGrid } from './bonus-grid';
import { DeckKinds } from './deck-kinds';
import { Ending } from './ending';
import { OpenCard } from './open-card';
import { SeatChips } from './seat-chips';
import { stageFooter } from './stage-footer';
import { LEFT } from './stage-size';
import { StageSizeProvider, useMeasuredStage, useStageSize } from './use-stage-size';

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
  const size = useMeasuredStage(seating, room);
  const { question, ask } = useCloseQuestion(ways, room);
  const leads = seating.secrets !== null;
  return (
    <Screen
      testID={tableIds.screen}
      title={room.name}
      back={{ testID: tableIds.back, label: t.words.back, onPress: ways.back }}
      actions={<LeaveButton leads={leads} quiet onLeave={ways.leave} onAsk={ask} />}
      width="full"
      footer={stageFooter({ seating, room, stage, commands, question })}
    >
      <StageSizeProvider value={size}>
        <ReconnectingNotice link={seating.link} onLeave={ways.leave} />
        {stage.due.kind === 'over' ? (
          <Ending {...props} standings={stage.due.standings} />
        ) : (
          <Playing {...props} />
        )}
      </StageSizeProvider>
    </Screen>
  );
}

function Playing({ seating, room, stage, commands }: Props) {
  const { wide, stacked } = useStageSize();
  const { view, due, scores } = stage;
  const leads = seating.secrets !== null;
  const deals = due.kind === 'chance' && room.dealer === 'physical' && leads;
  const deal = (card: Card) => void commands.send({ type: 'flip', outcome: { type: 'flip', card } });
  return (
    <View style={wide ? styles.columns : styles.stack}>
      <CardAndDeck stage={stage} onDeal={deals ? deal : null} />
      <View style={wide ? [styles.right, !stacked && styles.fromTop] : styles.rest}>
        <AwaySeats room={room} leads={leads} commands={commands} />
        <SeatChips seats={room.seats} due={due} scores={scores} />
        <BonusGrid view={view} seats={room.seats} />
      </View>
    </View>
  );
}

interface DeckProps extends Pick<Props, 'stage'> {
  /** Not null: a real deck waits for the card that was turned. */
  readonly onDeal: ((card: Card) => void) | null;
}

function CardAndDeck({ stage, onDeal }: DeckProps) {
  const t = useTexts();
  const { wide, stacked, font } = useStageSize();
  const { view, due } = stage;
  const isLying = wide && !stacked;
  // A lying phone has the height for one of them, and while a card is asked for, none lies open.
  const isDeckFirst = isLying && onDeal !== null;
  const card = <OpenCard view={view} isDone={due.kind === 'chance'} />;
  return (
    <View style={wide ? [styles.left, isLying && styles.fromTop] : styles.part}>
      {!isDeckFirst && card}
      {onDeal !== null && (
        <Txt variant="strong" style={font(17)}>
          {t.stage.tapCard}
        </Txt>
      )}
      <DeckKinds view={view} onDeal={onDeal} />
      {isDeckFirst && card}
    </View>
  );
}

/** Whatever height is left over goes between the parts, not below them. */
const spread = { gap: space.l, justifyContent: 'space-evenly' } as const;

const styles = StyleSheet.create({
  stack: { gap: space.l, flexGrow: 1 },
  part: { gap: space.l },
  rest: { ...spread, flexGrow: 1 },
  columns: { flexDirection: 'row', gap: space.xl, flexGrow: 1 },
  left: { ...spread, flex: LEFT },
  /** On a lying phone there is no height to spread: everything stands where one looks first. */
  fromTop: { justifyContent: 'flex-start' },
  right: { ...spread, flex: 1 - LEFT },
});
