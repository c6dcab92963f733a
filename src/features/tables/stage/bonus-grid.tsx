import { StyleSheet, View } from 'react-native';
import { LineDisc } from '@/boards/metro-x';
import type { BonusView, MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import type { SeatView } from '@/table/room/room-view';
import { Icon } from '@/ui/icons/icon';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { namesOfSeats } from '../seat-words';
import { StageGrid } from './stage-grid';
import { BONUS_COLUMNS, UNITS } from './stage-size';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly view: MetroXView;
  readonly seats: readonly SeatView[];
}

/** The bonus of every line: what is still open, and who took which. */
export function BonusGrid({ view, seats }: Props) {
  const t = useTexts();
  const { lines } = getMap(view.options.map);
  const names = namesOfSeats(t, seats);
  return (
    <StageGrid title={t.stage.bonuses} columns={BONUS_COLUMNS}>
      {view.bonuses.map((bonus, index) => (
        <Bonus
          key={bonus.line}
          bonus={bonus}
          colour={lines[index]!.colour}
          words={t.cards[view.options.edition]}
          names={names}
        />
      ))}
    </StageGrid>
  );
}

interface BonusProps {
  readonly bonus: BonusView;
  readonly colour: Parameters<typeof LineDisc>[0]['colour'];
  readonly words: { readonly first: string; readonly later: string };
  readonly names: readonly string[];
}

function Bonus({ bonus, colour, words, names }: BonusProps) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { scale, font } = useStageSize();
  const { line, first, later, open, firstBy, laterBy } = bonus;
  const listed = (by: readonly number[]) => by.map((seat) => names[seat] ?? '').join(', ');
  const said = t.stage.bonusSpoken(
    line,
    open === 'first' ? t.stage.bonusOpen(words.first, first) : t.stage.bonusOpen(words.later, later),
    firstBy.length > 0 ? t.stage.takenBy(words.first, listed(firstBy)) : '',
    laterBy.length > 0 ? t.stage.takenBy(words.later, listed(laterBy)) : '',
  );
  const isOpen = open === 'first';
  const took = listed([...firstBy, ...laterBy]);
  return (
    <View
      testID={tableIds.bonus(line)}
      accessible
      role="img"
      accessibilityLabel={said}
      style={[
        styles.bonus,
        { minHeight: UNITS.bonus * scale, gap: space.s * scale, paddingHorizontal: space.s * scale },
        { backgroundColor: tokens.surface, borderColor: tokens.border },
      ]}
    >
      <LineDisc letter={line} colour={colour} size={Math.round(28 * scale)} />
      <View style={styles.words}>
        <View style={styles.points}>
          {isOpen && <Icon name="crown" size={16 * scale} colour={tokens.gold} />}
          <Txt variant="strong" tone={isOpen ? 'ink' : 'soft'} style={font(16)}>
            {isOpen ? first : later}
          </Txt>
        </View>
        {took !== '' && (
          <Txt variant="small" style={font(12)} numberOfLines={1}>
            {took}
          </Txt>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bonus: { flexDirection: 'row', alignItems: 'center', borderWidth: 1, borderRadius: radius.m },
  words: { flex: 1, minWidth: 0 },
  points: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
