import { useMemo, type RefObject } from 'react';
import type { View } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withDecay,
  withTiming,
} from 'react-native-reanimated';
import { DECELERATION, GLIDE_MS, type Camera } from './camera';
import { rangesAt, type Frame, type Look, type Point } from './viewport';

/** The view that the camera moves. */
export const PictureView = Animated.View;

/** On phones the picture lies where three numbers on the UI thread say; gestures move them there. */
export function useCamera(_picture: RefObject<View | null>, reducedMotion: boolean) {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const scale = useSharedValue(1);
  const seen = useSharedValue<Frame | null>(null);
  const target = useSharedValue<Look | null>(null);

  const camera = useMemo((): Camera => {
    const frame = () => {
      'worklet';
      return seen.get();
    };
    const look = (): Look => {
      'worklet';
      return { x: x.get(), y: y.get(), scale: scale.get() };
    };
    const goal = (): Look => {
      'worklet';
      return target.get() ?? look();
    };
    const jump = (to: Look) => {
      'worklet';
      target.set(null);
      x.set(to.x);
      y.set(to.y);
      scale.set(to.scale);
    };
    const reframe = (next: Frame, to: Look) => {
      seen.set(next);
      jump(to);
    };
    // All three run with one easing: x and y are linear in the scale, so the focus of a zoom stays put.
    const glide = (to: Look, done: () => void) => {
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
    };
    const coast = (velocity: Point, done: () => void) => {
      'worklet';
      const within = seen.get();
      if (reducedMotion || within === null) {
        done();
        return;
      }
      const range = rangesAt(within, scale.get());
      const config = { deceleration: DECELERATION, reduceMotion: ReduceMotion.Never };
      x.set(withDecay({ ...config, velocity: velocity.x, clamp: [range.x.min, range.x.max] }));
      y.set(withDecay({ ...config, velocity: velocity.y, clamp: [range.y.min, range.y.max] }, done));
    };
    const halt = () => {
      'worklet';
      target.set(null);
      cancelAnimation(x);
      cancelAnimation(y);
      cancelAnimation(scale);
    };
    return { frame, reframe, look, goal, jump, glide, coast, halt };
  }, [reducedMotion, x, y, scale, seen, target]);

  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: scale.get() }],
  }));
  return { camera, style };
}
