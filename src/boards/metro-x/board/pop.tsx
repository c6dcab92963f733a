import { memo, useDeferredValue, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { MapDrawing, StationDrawing } from '@/maps/drawing/model';
import { UNIT } from './layer';

const POP_MS = 340;

/** A ring that spreads from a fresh mark and is gone. A view, not a shape: the browser only composites it. */
function Pop({ station, colour }: { readonly station: StationDrawing; readonly colour: string }) {
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

interface PopsProps {
  readonly drawing: MapDrawing;
  /** The station whose mark has just appeared. */
  readonly latest: string | null;
  readonly colour: string;
}

/** The mark first, then its ring: setting up the animation must not hold up what it decorates. */
export const Pops = memo(function Pops({ drawing, latest, colour }: PopsProps) {
  const shown = useDeferredValue(latest);
  const station = drawing.stations.find(({ id }) => id === shown);
  return station !== undefined && <Pop key={station.id} station={station} colour={colour} />;
});

const styles = StyleSheet.create({
  pop: { position: 'absolute', borderWidth: 0.1 * UNIT, pointerEvents: 'none' },
});
