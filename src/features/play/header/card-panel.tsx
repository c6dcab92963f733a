import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { CardFace, cardHeight } from '@/boards/metro-x';
import type { Card, EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly card: Card | null;
  /** Two cards in a row may be alike: the turn tells that one was flipped. */
  readonly turn: number;
  readonly edition: EditionId;
  readonly width: number;
  /** Without its words, which are spoken all the same. */
  readonly isBare: boolean;
}

const FLIP_MS = 260;

export function CardPanel({ card, turn, edition, width, isBare }: Props) {
  const t = useTexts();
  const words = t.cards[edition];
  const { tokens } = useTheme();
  const flip = useFlip(turn);
  if (card === null)
    return (
      <View
        testID={playIds.card}
        accessible
        role="img"
        accessibilityLabel={t.play.noCard}
        style={!isBare && styles.panel}
      >
        <View style={[styles.none, { width, height: cardHeight(width), borderColor: tokens.outline }]} />
      </View>
    );
  return (
    <View
      testID={playIds.card}
      accessible
      role="img"
      accessibilityLabel={t.play.card(words.name(card), words.effect(card))}
      style={!isBare && styles.panel}
    >
      <Animated.View style={flip}>
        <CardFace card={card} edition={edition} width={width} open />
      </Animated.View>
      {!isBare && (
        <View style={styles.words}>
          <Txt variant="strong" numberOfLines={1}>
            {words.name(card)}
          </Txt>
          <Txt variant="small" tone="soft" numberOfLines={2}>
            {words.meaning(card)}
          </Txt>
        </View>
      )}
    </View>
  );
}

function useFlip(turn: number) {
  const { reducedMotion } = useTheme();
  const turned = useSharedValue(1);
  useEffect(() => {
    if (reducedMotion) return;
    turned.set(0);
    turned.set(withTiming(1, { duration: FLIP_MS }));
  }, [turn, reducedMotion, turned]);
  return useAnimatedStyle(() => ({
    transform: [{ perspective: 400 }, { rotateY: `${(1 - turned.get()) * 90}deg` }],
  }));
}

const styles = StyleSheet.create({
  panel: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  /** The place of the card. */
  none: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.s, opacity: 0.6 },
});
