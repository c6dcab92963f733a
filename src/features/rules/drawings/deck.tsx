import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { CARDS, EDITIONS, type EditionId } from '@/games/metro-x';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { CARD, CardGlyph } from './card-glyph';
import { useInk } from './ink';

/** How many there are of each card (MX-3). */
export function Deck({ edition }: { readonly edition: EditionId }) {
  const ink = useInk();
  const { deck } = EDITIONS[edition];
  return (
    <View style={styles.deck} aria-hidden importantForAccessibility="no-hide-descendants">
      {CARDS.filter((card) => deck[card] > 0).map((card) => (
        <View key={card} style={styles.kind}>
          <Svg width={CARD.width} height={CARD.height}>
            <CardGlyph card={card} edition={edition} ink={ink} />
          </Svg>
          <Txt variant="label">× {deck[card]}</Txt>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  deck: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, justifyContent: 'center' },
  kind: { alignItems: 'center', gap: space.xs, minWidth: 44 },
});
