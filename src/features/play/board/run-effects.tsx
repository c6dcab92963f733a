import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedProps,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { Path } from 'react-native-svg';
import { SIZES, type LineDrawing, type MapDrawing, type StationDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Layer, UNIT } from './layer';

const POP_MS = 340;
const LIGHT_MS = 800;
const FADE_MS = 500;

/** A ring that spreads from a fresh mark and is gone. A view, not a shape: the browser only composites it. */
export function Pop({ station, colour }: { readonly station: StationDrawing; readonly colour: string }) {
  const t = useSharedValue(0);
  useEffect(() => {
    t.set(withTiming(1, { duration: POP_MS, easing: Easing.out(Easing.cubic) }));
  }, [t]);
  const style = useAnimatedStyle(() => ({
    opacity: 1 - t.get(),
    transform: [{ scale: 0.8 + t.get() * 0.9 }],
  }));
  const r = station.radius * UNIT;
  const place = { left: station.at.x * UNIT - r, top: station.at.y * UNIT - r, width: 2 * r, height: 2 * r };
  return <Animated.View style={[styles.pop, place, { borderRadius: r, borderColor: colour }, style]} />;
}

const AnimatedPath = Animated.createAnimatedComponent(Path);

interface LightProps {
  readonly drawing: MapDrawing;
  readonly line: LineDrawing;
  readonly ink: BoardInk;
}

/** A completed line: light runs along it once, from the train to the sign. */
export function RunOfLight({ drawing, line, ink }: LightProps) {
  const length = line.route.lengths.at(-1) ?? 0;
  const t = useSharedValue(0);
  const glow = useSharedValue(1);
  useEffect(() => {
    t.set(withTiming(1, { duration: LIGHT_MS, easing: Easing.inOut(Easing.quad) }));
    glow.set(withSequence(withTiming(1, { duration: LIGHT_MS }), withTiming(0, { duration: FADE_MS })));
  }, [t, glow]);
  const light = useAnimatedProps(() => ({ strokeDashoffset: length * (1 - t.get()) }));
  const fade = useAnimatedStyle(() => ({ opacity: glow.get() }));
  return (
    <Animated.View style={[StyleSheet.absoluteFill, fade]} pointerEvents="none">
      <Layer drawing={drawing}>
        <AnimatedPath
          animatedProps={light}
          d={line.path}
          fill="none"
          stroke={ink.gold}
          strokeWidth={SIZES.stroke * 1.5}
          strokeLinecap="round"
          strokeDasharray={[length, length + 1]}
        />
      </Layer>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  pop: { position: 'absolute', borderWidth: 0.1 * UNIT, pointerEvents: 'none' },
});
