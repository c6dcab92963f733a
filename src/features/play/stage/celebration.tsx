import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withSpring } from 'react-native-reanimated';
import { useTexts } from '@/i18n';
import { Icon } from '@/ui/icons/icon';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { LineView } from '@/games/metro-x';

/** A completed line and its points. The announcer speaks it, so screen readers pass over it here. */
export function Celebration({ lines }: { readonly lines: readonly LineView[] }) {
  const { tokens, reducedMotion } = useTheme();
  const t = useTexts();
  const letters = lines.map(({ id }) => id).join(', ');
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const scale = useSharedValue(reducedMotion ? 1 : 0.7);
  useEffect(() => {
    scale.set(reducedMotion ? 1 : withSpring(1, { damping: 9, stiffness: 180 }));
  }, [scale, reducedMotion]);
  const style = useAnimatedStyle(() => ({ transform: [{ scale: scale.get() }] }));
  return (
    <Animated.View
      aria-hidden
      pointerEvents="none"
      style={[styles.banner, { backgroundColor: tokens.raised, borderColor: tokens.gold }, style]}
    >
      <Icon name="crown" colour={tokens.gold} />
      <Txt variant="strong">{t.play.celebration(letters, points)}</Txt>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  banner: {
    position: 'absolute',
    bottom: space.s,
    alignSelf: 'center',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderWidth: 2,
    borderRadius: radius.round,
  },
});
