import { StyleSheet, View } from 'react-native';
import { CardFace } from '@/boards/metro-x';
import type { Card, MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { Tap } from '@/ui/tap';
import { playIds, tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { railHeight, type Arrangement } from '../arrangement';

interface Props {
  readonly view: MetroXView;
  readonly arrangement: Arrangement;
  readonly isBusy: boolean;
  readonly onCard: (card: Card) => void;
}

const COLUMNS = 4;
const EDGES = 16;
/** The row of Confirm, which is not there meanwhile. */
const ACTIONS = 57;

/** Every kind of card of a real deck, as high as what it stands in place of. One that is gone is refused in words. */
export function DeckGrid({ view, arrangement, isBusy, onCard }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const { edition } = view.options;
  const width = Math.floor((arrangement.panel - EDGES - (COLUMNS - 1) * space.s) / COLUMNS);
  const minHeight = railHeight(arrangement, view.bonuses.length) + ACTIONS;
  return (
    <View testID={tableIds.flip} style={[styles.grid, { minHeight }]}>
      {view.deck.map(({ card, left, of }) => (
        <Tap
          key={card}
          testID={playIds.flipCard(card)}
          label={t.stage.cardOf(t.cards[edition].name(card), left, of)}
          disabled={isBusy}
          onPress={() => onCard(card)}
          style={[styles.card, { width, borderColor: tokens.outline, backgroundColor: tokens.surface }]}
        >
          <CardFace card={card} edition={edition} width={arrangement.isShort ? 44 : 52} gone={left === 0} />
          <Txt variant="small" tone="soft" maxFontSizeMultiplier={1.3}>{`${left}/${of}`}</Txt>
        </Tap>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignContent: 'flex-end' },
  card: { alignItems: 'center', paddingVertical: 4, borderWidth: 1.5, borderRadius: radius.s },
});
