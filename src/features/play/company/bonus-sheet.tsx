import { ScrollView, StyleSheet, View } from 'react-native';
import { LineDisc } from '@/boards/metro-x';
import type { BonusView, MetroXView } from '@/games/metro-x';
import { useTexts, type Texts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useModalFocus } from '@/ui/use-modal-focus';

interface Props {
  readonly view: MetroXView;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Over the map: which bonuses are open, and who has the others. */
export function BonusSheet({ view, names, onClose }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const sheet = useModalFocus();
  const { lines } = getMap(view.options.map);
  return (
    <View
      ref={sheet}
      testID={playIds.bonusesShown}
      role="dialog"
      accessibilityViewIsModal
      aria-modal
      aria-label={t.play.table.bonuses}
      style={[styles.sheet, { backgroundColor: tokens.raised, borderColor: tokens.outline }]}
    >
      <View style={styles.head}>
        <Txt variant="strong" level={2} style={styles.words}>
          {t.play.table.bonuses}
        </Txt>
        <IconButton testID={playIds.bonusesClose} label={t.play.close} icon="close" onPress={onClose} />
      </View>
      <ScrollView style={styles.list}>
        {view.bonuses.map((bonus, index) => {
          const parts = bonusParts(t, view, bonus, names);
          return (
            <View
              key={bonus.line}
              accessible
              accessibilityLabel={t.play.table.bonusLine(bonus.line, parts)}
              style={styles.row}
            >
              <LineDisc letter={bonus.line} colour={lines[index]!.colour} size={26} />
              <Txt variant="label" style={styles.words}>
                {parts.join(' · ')}
              </Txt>
            </View>
          );
        })}
      </ScrollView>
    </View>
  );
}

function bonusParts(
  t: Texts,
  view: MetroXView,
  bonus: BonusView,
  names: readonly string[],
): readonly string[] {
  const words = t.cards[view.options.edition];
  const nameOf = (seats: readonly number[]) => seats.map((seat) => names[seat] ?? '');
  const { takenBy, bonusOpen } = t.play.table;
  return [
    ...(bonus.firstBy.length > 0 ? [takenBy(words.first, bonus.first, nameOf(bonus.firstBy))] : []),
    ...(bonus.laterBy.length > 0 ? [takenBy(words.later, bonus.later, nameOf(bonus.laterBy))] : []),
    bonusOpen(words[bonus.open], bonus[bonus.open]),
  ];
}

const styles = StyleSheet.create({
  sheet: {
    ...StyleSheet.absoluteFill,
    margin: space.s,
    paddingLeft: space.m,
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  list: { flex: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: 2,
    paddingRight: space.m,
  },
  words: { flex: 1 },
});
