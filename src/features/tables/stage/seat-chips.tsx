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
  const { tokens } = useTheme();
  const { scale, font } = useStageSize();
  const names = namesOfSeats(t, seats);
  const said = { away: t.stage.isAway, thinking: t.stage.isThinking, acted: t.stage.acted };
  const anybody = due.kind === 'seats' && due.seats.length > 0;
  return (
    <View testID={tableIds.thinking} style={styles.section}>
      <Txt variant="heading" style={font(17)} accessibilityLiveRegion="polite">
        {anybody ? t.stage.thinking : t.stage.allActed}
      </Txt>
      <View style={styles.chips}>
        {seats.map((seat, place) => {
          const name = names[place] ?? '';
          const mood = moodOf(seat, place, due);
          const isThinking = mood !== 'acted';
          const ink = mood === 'away' ? tokens.danger : isThinking ? tokens.ink : tokens.inkSoft;
          // Without the price of what is empty still, which would start everybody below zero.
          const total = earned(scores[place]);
          return (
            <View
              key={place}
              testID={tableIds.seat(place)}
              accessible
              role="img"
              accessibilityLabel={`${name}, ${said[mood]}, ${t.words.points(total)}`}
              style={[
                styles.chip,
                { borderColor: isThinking ? ink : tokens.border, backgroundColor: tokens.surface },
                isThinking && styles.forward,
              ]}
            >
              <Icon name={ICONS[mood]} size={18 * scale} colour={mood === 'acted' ? tokens.good : ink} />
              <Txt
                variant={isThinking ? 'strong' : 'body'}
                tone={isThinking ? 'ink' : 'soft'}
                style={[font(17), styles.name]}
                numberOfLines={1}
              >
                {name}
              </Txt>
              <Txt variant="label" tone="soft" style={font(14)}>
                {whole(total)}
              </Txt>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.round,
    paddingHorizontal: space.m,
    paddingVertical: space.xs + 2,
    maxWidth: '100%',
  },
  forward: { borderWidth: 2.5 },
  name: { flexShrink: 1 },
});
