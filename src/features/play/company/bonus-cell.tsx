import { StyleSheet, View } from 'react-native';
import { LineDisc } from '@/boards/metro-x';
import type { BonusView, EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { Icon } from '@/ui/icons/icon';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly bonus: BonusView;
  readonly colour: Parameters<typeof LineDisc>[0]['colour'];
  readonly edition: EditionId;
  readonly names: readonly string[];
}

/** A line: the bonus that is still to be had, and below it who has which. */
export function BonusCell({ bonus, colour, edition, names }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const words = t.cards[edition];
  const { line, open, firstBy, laterBy } = bonus;
  const nameOf = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '');
  const { takenBy, bonusOpen, bonusLine } = t.play.table;
  const taken = [
    ...(firstBy.length > 0 ? [takenBy(words.first, bonus.first, nameOf(firstBy))] : []),
    ...(laterBy.length > 0 ? [takenBy(words.later, bonus.later, nameOf(laterBy))] : []),
  ];
  const left = bonusOpen(words[open], bonus[open]);
  const isGold = open === 'first';
  return (
    <View accessible accessibilityLabel={bonusLine(line, [...taken, left])} style={styles.cell}>
      <LineDisc letter={line} colour={colour} size={26} />
      <View style={styles.words}>
        <View style={styles.left}>
          {isGold && <Icon name="crown" size={16} colour={tokens.gold} />}
          <Txt variant="label" tone={isGold ? 'ink' : 'soft'} style={styles.open}>
            {left}
          </Txt>
        </View>
        {taken.map((text) => (
          <Txt key={text} variant="small">
            {text}
          </Txt>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // Two in a row: nine lines then fit over the map of the smallest phone.
  cell: {
    width: '50%',
    minHeight: 40,
    flexDirection: 'row',
    gap: 6,
    paddingVertical: space.xs,
    paddingRight: space.xs,
  },
  words: { flex: 1, minWidth: 0, justifyContent: 'center', minHeight: 26 },
  left: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  open: { flexShrink: 1 },
});
