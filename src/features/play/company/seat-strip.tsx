import { memo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { TARGET } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { SeatStatus } from './company';
import { SeatChip } from './seat-chip';
import { TableTools, type TableWays } from './table-tools';

/** `bar`: beside the card of a small phone; `row`: a line of its own; `field`: all in sight on a tablet. */
export type StripPlace = 'bar' | 'row' | 'field';

interface Props extends TableWays {
  readonly seats: readonly SeatStatus[];
  readonly looking: number | null;
  readonly place: StripPlace;
  readonly width: number;
  readonly onLook: (seat: number) => void;
}

/** So many can be counted at a glance. */
const GLANCE = 6;
/** Where this much is left for each, all of them are in sight with their names. */
const NAMED_CHIP = 104;

/** Everybody at the table: who thinks, who has acted, who is away. */
export const SeatStrip = memo(function SeatStrip(props: Props) {
  const { seats, looking, place, width, onLook, onBonuses, onTable } = props;
  const t = useTexts();
  const buttons = TARGET * (onTable === null ? 1 : 2);
  const done = seats.filter(({ isDue }) => !isDue).length;
  const hasNames =
    place === 'field' ? seats.length <= GLANCE : (width - buttons) / seats.length >= NAMED_CHIP;
  const shape = place === 'bar' ? 'stacked' : hasNames ? 'named' : 'short';
  const shown = seats.find(({ isShown }) => isShown)?.seat ?? null;
  const chips = (
    <>
      {place !== 'bar' && <TableTools onBonuses={onBonuses} onTable={onTable} floating={false} />}
      {seats.length > GLANCE && (
        <Txt variant="label" accessibilityLabel={t.play.table.acted(done, seats.length)} style={styles.count}>
          {t.play.table.actedShort(done, seats.length)}
        </Txt>
      )}
      {seats.map((status) => (
        <SeatChip
          key={status.seat}
          status={status}
          isLookedAt={status.seat === (looking ?? shown)}
          shape={shape}
          onLook={onLook}
        />
      ))}
    </>
  );
  if (place === 'field') {
    return (
      <View testID={playIds.seats} role="group" aria-label={t.play.table.players} style={styles.field}>
        {chips}
      </View>
    );
  }
  return (
    <ScrollView
      testID={playIds.seats}
      role="group"
      aria-label={t.play.table.players}
      horizontal
      showsHorizontalScrollIndicator={false}
      keyboardShouldPersistTaps="always"
      style={[styles.strip, place === 'row' && styles.slim]}
      contentContainerStyle={styles.content}
    >
      {chips}
    </ScrollView>
  );
});

const styles = StyleSheet.create({
  strip: { flexGrow: 0, height: TARGET },
  /** Fingers get their full height from the neighbours, in which nothing can be pressed; the eye sees less. */
  slim: { marginVertical: -6, zIndex: 1 },
  content: { alignItems: 'center' },
  field: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  count: { paddingHorizontal: 4, fontVariant: ['tabular-nums'] },
});
