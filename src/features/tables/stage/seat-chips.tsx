import { StyleSheet, View } from 'react-native';
import type { Score } from '@/engine/game';
import { earned, useTexts, whole } from '@/i18n';
import type { Due } from '@/table/match';
import type { SeatView } from '@/table/room/room-view';
import { Icon } from '@/ui/icons/icon';
import type { IconName } from '@/ui/icons/icon-paths';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { namesOfSeats } from '../seat-words';
import { StageGrid } from './stage-grid';
import { UNITS } from './stage-size';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly seats: readonly SeatView[];
  readonly due: Due;
  readonly scores: readonly Score[];
}

type Mood = 'away' | 'thinking' | 'acted';
const ICONS: Record<Mood, IconName> = { away: 'away', thinking: 'thinking', acted: 'check' };

const moodOf = (seat: SeatView, place: number, due: Due): Mood => {
  if (due.kind === 'seats' && due.seats.includes(place)) return seat.away ? 'away' : 'thinking';
  return 'acted';
};

/** Everybody at the table: who is still thinking comes forward, who has acted steps back. */
export function SeatChips({ seats, due, scores }: Props) {
  const t = useTexts();
  const { seatColumns } = useStageSize();
  const names = namesOfSeats(t, seats);
  const moods = seats.map((seat, place) => moodOf(seat, place, due));
  const thinking = moods.filter((mood) => mood === 'thinking').length;
  const isAwaited = moods.includes('away');
  const title =
    thinking > 0
      ? t.stage.thinking(thinking, seats.length)
      : isAwaited
        ? t.stage.awayAwaited
        : t.stage.allActed;
  return (
    <StageGrid testID={tableIds.thinking} title={title} live columns={seatColumns}>
      {seats.map((_seat, place) => (
        <Chip
          key={place}
          place={place}
          name={names[place] ?? ''}
          mood={moods[place]!}
          // Without the price of what is empty still, which would start everybody below zero.
          total={earned(scores[place])}
        />
      ))}
    </StageGrid>
  );
}

interface ChipProps {
  readonly place: number;
  readonly name: string;
  readonly mood: Mood;
  readonly total: number;
}

function Chip({ place, name, mood, total }: ChipProps) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { scale, font } = useStageSize();
  const said = { away: t.stage.isAway, thinking: t.stage.isThinking, acted: t.stage.acted };
  const isAwaited = mood !== 'acted';
  const ink = { away: tokens.danger, thinking: tokens.ink, acted: tokens.good }[mood];
  return (
    <View
      testID={tableIds.seat(place)}
      accessible
      role="img"
      accessibilityLabel={`${name}, ${said[mood]}, ${t.words.points(total)}`}
      style={[
        styles.chip,
        { minHeight: UNITS.seat * scale, gap: space.s * scale, paddingHorizontal: space.m * scale },
        { borderColor: isAwaited ? ink : tokens.border, backgroundColor: tokens.surface },
        isAwaited && styles.forward,
      ]}
    >
      <Icon name={ICONS[mood]} size={20 * scale} colour={ink} />
      <Txt
        variant={isAwaited ? 'strong' : 'body'}
        tone={isAwaited ? 'ink' : 'soft'}
        style={[font(17), styles.name]}
        numberOfLines={1}
      >
        {name}
      </Txt>
      <Txt variant="label" tone="soft" style={[font(15), styles.total]}>
        {whole(total)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  chip: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.round },
  forward: { borderWidth: 2.5 },
  name: { flex: 1 },
  total: { fontVariant: ['tabular-nums'] },
});
