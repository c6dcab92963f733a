import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { CardFace } from '@/boards/metro-x';
import type { DeckView, EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useTextScale } from '@/ui/use-text-scale';

interface Props {
  readonly deck: readonly DeckView[];
  readonly left: number;
  readonly edition: EditionId;
  readonly width: number;
}

const GAP = 2;
const WORDS = 54;

/** Every card of the deck; those that were flipped since the last shuffle are pale. */
export const DeckStrip = memo(function DeckStrip({ deck, left, edition, width }: Props) {
  const t = useTexts();
  const words = t.cards[edition];
  // Large words would be cut off; the number beside the cards says enough.
  const isLarge = useTextScale() > 1.3;
  const all = deck.reduce((sum, kind) => sum + kind.of, 0);
  const card = Math.min(24, Math.floor((width - WORDS) / all) - GAP);
  const kinds = deck
    .filter((kind) => kind.left > 0)
    .map((kind) => t.play.times(kind.left, words.name(kind.card)))
    .join(', ');
  return (
    <View
      testID={playIds.deck}
      accessible
      role="img"
      accessibilityLabel={t.play.deck(left, kinds)}
      style={styles.strip}
    >
      {deck.flatMap((kind) =>
        Array.from({ length: kind.of }, (_, index) => (
          <CardFace
            key={`${kind.card}.${index}`}
            card={kind.card}
            edition={edition}
            width={card}
            gone={index >= kind.left}
          />
        )),
      )}
      <Txt variant="small" tone="soft" numberOfLines={1} style={styles.words}>
        {isLarge ? left : t.play.deckLeft(left)}
      </Txt>
    </View>
  );
});

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', alignItems: 'center', gap: GAP },
  words: { flex: 1, textAlign: 'right' },
});
