import { Pressable, StyleSheet, View } from 'react-native';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { CuedScroll } from '@/ui/cued-scroll';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useModalFocus } from '@/ui/use-modal-focus';
import { BonusCell } from './bonus-cell';

interface Props {
  readonly view: MetroXView;
  readonly names: readonly string[];
  readonly onClose: () => void;
}

/** Over the map: which bonuses are open, and who has the others. A tap beside it closes it. */
export function BonusSheet({ view, names, onClose }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const sheet = useModalFocus();
  const { lines } = getMap(view.options.map);
  return (
    <View style={styles.over}>
      <Pressable
        accessible={false}
        tabIndex={-1}
        onPress={onClose}
        style={[StyleSheet.absoluteFill, { backgroundColor: tokens.scrim }]}
      />
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
          <Txt variant="strong" level={2} style={styles.title}>
            {t.play.table.bonuses}
          </Txt>
          <IconButton testID={playIds.bonusesClose} label={t.play.close} icon="close" onPress={onClose} />
        </View>
        <CuedScroll cueID={playIds.bonusesMore} colour={tokens.raised} contentContainerStyle={styles.cells}>
          {view.bonuses.map((bonus, index) => (
            <BonusCell
              key={bonus.line}
              bonus={bonus}
              colour={lines[index]!.colour}
              edition={view.options.edition}
              names={names}
            />
          ))}
        </CuedScroll>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { ...StyleSheet.absoluteFill, alignItems: 'center', padding: space.xs },
  sheet: {
    width: '100%',
    maxWidth: 440,
    maxHeight: '100%',
    paddingLeft: space.m,
    borderWidth: 1.5,
    borderRadius: radius.m,
  },
  head: { flexDirection: 'row', alignItems: 'center' },
  title: { flex: 1 },
  cells: { flexDirection: 'row', flexWrap: 'wrap', paddingBottom: space.s },
});
