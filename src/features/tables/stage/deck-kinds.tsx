import { StyleSheet, View } from 'react-native';
import { CardFace } from '@/boards/metro-x';
import type { Card, MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { Tap } from '@/ui/tap';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { EvenRows } from './stage-grid';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly view: MetroXView;
  /** Not null: a real deck waits for the card that was turned. Every kind can be tapped; the rules refuse. */
  readonly onDeal: ((card: Card) => void) | null;
}

/** The kinds of cards of this deck with how many of each are left. */
export function DeckKinds({ view, onDeal }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { font, deckColumns, kind } = useStageSize();
  const { edition } = view.options;
  const words = t.cards[edition];
  const kinds = view.deck
    .filter(({ left }) => left > 0)
    .map(({ card, left }) => t.play.times(left, words.name(card)))
    .join(', ');
  const faces = view.deck.map(({ card, left, of }) => {
    const face = (
      <>
        <CardFace card={card} edition={edition} width={kind} gone={left === 0} />
        <Txt variant="label" tone={left === 0 ? 'soft' : 'ink'} style={font(13)}>
          {`${left}/${of}`}
        </Txt>
      </>
    );
    return onDeal === null ? (
      <View key={card} style={styles.kind}>
        {face}
      </View>
    ) : (
      <Tap
        key={card}
        testID={tableIds.deal(card)}
        label={t.stage.cardOf(words.name(card), left, of)}
        onPress={() => onDeal(card)}
        style={[styles.kind, styles.tapped, { backgroundColor: tokens.surface, borderColor: tokens.outline }]}
      >
        {face}
      </Tap>
    );
  });
  if (onDeal !== null) return <EvenRows columns={deckColumns}>{faces}</EvenRows>;
  return (
    <View
      testID={tableIds.deck}
      accessible
      role="img"
      accessibilityLabel={t.play.deck(view.cardsLeft, kinds)}
    >
      <EvenRows columns={deckColumns}>{faces}</EvenRows>
    </View>
  );
}

const styles = StyleSheet.create({
  kind: { alignItems: 'center', gap: 2 },
  tapped: { borderWidth: 1.5, borderRadius: radius.m, padding: space.s },
});
