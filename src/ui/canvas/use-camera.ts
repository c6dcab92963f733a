import { useCallback, useMemo } from 'react';
import {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useSharedValue,
  withDecay,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { rangesAt, type Frame, type Look, type Point } from './viewport';

const GLIDE_MS = 240;
/** Per millisecond; a flick stops within about half a second. */
const DECELERATION = 0.994;

/** Where the picture lies, as numbers on the UI thread: moving it never renders a component. */
export interface Camera {
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  readonly scale: SharedValue<number>;
  readonly frame: SharedValue<Frame | null>;
  /** Where it lies, or will lie when a glide under way has ended: steps pressed in haste add up. */
  goal(): Look;
  look(): Look;
  jump(look: Look): void;
  glide(look: Look, done: () => void): void;
  coast(velocity: Point, done: () => void): void;
  halt(): void;
}

export function useCamera(reducedMotion: boolean): Camera {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(1);
  const frame = useSharedValue<Frame | null>(null);
  const target = useSharedValue<Look | null>(null);

  const look = useCallback((): Look => {
    'worklet';
    return { x: x.get(), y: y.get(), scale: scale.get() };
  }, [x, y, scale]);

  const goal = useCallback((): Look => {
    'worklet';
    return target.get() ?? look();
  }, [target, look]);

  const jump = useCallback(
    (to: Look) => {
      'worklet';
      target.set(null);
      x.set(to.x);
      y.set(to.y);
      scale.set(to.scale);
    },
    [target, x, y, scale],
  );

  // All three run with one easing: x and y are linear in the scale, so the focus of a zoom stays put.
  const glide = useCallback(
    (to: Look, done: () => void) => {
      'worklet';
      if (reducedMotion) {
        jump(to);
        done();
        return;
      }
      const config = {
        duration: GLIDE_MS,
        easing: Easing.out(Easing.cubic),
        reduceMotion: ReduceMotion.Never,
      };
      target.set(to);
      x.set(withTiming(to.x, config));
      y.set(withTiming(to.y, config));
      scale.set(
        withTiming(to.scale, config, (finished) => {
          if (finished) target.set(null);
          done();
        }),
      );
    },
    [reducedMotion, jump, target, x, y, scale],
  );

  const coast = useCallback(
    (velocity: Point, done: () => void) => {
      'worklet';
      const seen = frame.get();
      if (reducedMotion || seen === null) {
        done();
        return;
      }
      const range = rangesAt(seen, scale.get());
      const config = { deceleration: DECELERATION, reduceMotion: ReduceMotion.Never };
      x.set(withDecay({ ...config, velocity: velocity.x, clamp: [range.x.min, range.x.max] }));
      y.set(withDecay({ ...config, velocity: velocity.y, clamp: [range.y.min, range.y.max] }, done));
    },
    [reducedMotion, frame, x, y, scale],
  );

  const halt = useCallback(() => {
    'worklet';
    target.set(null);
    cancelAnimation(x);
    cancelAnimation(y);
    cancelAnimation(scale);
  }, [target, x, y, scale]);

  return useMemo(
    () => ({ x, y, scale, frame, goal, look, jump, glide, coast, halt }),
    [x, y, scale, frame, goal, look, jump, glide, coast, halt],
  );
}
