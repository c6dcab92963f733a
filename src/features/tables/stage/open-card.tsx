import { StyleSheet, View } from 'react-native';
import { CardFace, cardHeight } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { tableIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly view: MetroXView;
  /** The turn is over and the next card has still to be turned. */
  readonly isDone: boolean;
}

/** The card that lies open, as large as the screen allows, and what it means. */
export function OpenCard({ view, isDone }: Props) {
  const t = useTexts();
  const { tokens } = useTheme();
  const { card: width, stacked, font } = useStageSize();
  const block = stacked ? styles.stacked : styles.block;
  const words = stacked ? styles.below : styles.beside;
  const { card, options, turn } = view;
  const cards = t.cards[options.edition];
  if (card === null) {
    const said = turn === 0 ? t.stage.beforeFirst : t.stage.waitsForFlip;
    return (
      <View testID={tableIds.card} accessible role="img" accessibilityLabel={said} style={block}>
        <View
          style={[styles.back, { width, height: cardHeight(width), borderColor: tokens.outline }]}
          aria-hidden
        />
        <View style={words}>
          <Txt variant="strong" style={font(20)}>
            {said}
          </Txt>
        </View>
      </View>
    );
  }
  return (
    <View
      testID={tableIds.card}
      accessible
      role="img"
      accessibilityLabel={`${t.stage.card(turn)}: ${t.play.card(cards.name(card), cards.effect(card))}`}
      accessibilityLiveRegion="polite"
      style={block}
    >
      <View style={isDone && styles.done}>
        <CardFace card={card} edition={options.edition} width={width} open />
      </View>
      <View style={words}>
        <Txt variant="label" tone="soft" style={font(15)}>
          {t.stage.card(turn)}
        </Txt>
        <Txt variant="title" level={2} style={font(28)}>
          {cards.name(card)}
        </Txt>
        <Txt style={font(18)}>{cards.meaning(card)}</Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  block: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  stacked: { alignItems: 'flex-start', gap: space.m },
  beside: { flex: 1, gap: space.xs },
  below: { gap: space.xs },
  done: { opacity: 0.5 },
  back: { borderWidth: 2, borderStyle: 'dashed', borderRadius: radius.m },
});
