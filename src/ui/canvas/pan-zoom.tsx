import { useCallback, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import { Runway } from './runway';
import { SharpnessContext, useSharpness } from './sharp';
import { surfaceProps } from './surface-props';
import { useCamera } from './use-camera';
import { useCanvasGestures } from './use-canvas-gestures';
import { useDesktopControls } from './use-desktop-controls';
import { useFrame } from './use-frame';
import { useSteps, type PanZoomHandle } from './use-steps';
import { useTaps } from './use-taps';
import type { Point, Size } from './viewport';

interface Props {
  readonly ref?: Ref<PanZoomHandle>;
  /** The picture's size in its own units. */
  readonly content: Size;
  /** The closest look, in dp for a unit of the picture. */
  readonly closest: number;
  /** Free rim around the fitted picture, in dp. */
  readonly padding?: number;
  readonly reducedMotion: boolean;
  /** A tap that was no drag, in units of the picture. A second one in quick succession zooms instead. */
  readonly onTap?: (point: Point) => void;
  readonly label?: string;
  readonly testID?: string;
  readonly children: ReactNode;
}

/**
 * A picture to pan and zoom. The children are rendered once, at the size of `content`; only the transform of
 * the view around them moves, on the UI thread.
 */
export function PanZoom({ ref, content, closest, padding = 8, reducedMotion, onTap, ...rest }: Props) {
  const surface = useRef<View>(null);
  const moving = useRef<View>(null);
  const camera = useCamera(reducedMotion);
  const { raster, onStir, onSettle } = useSharpness(camera, moving);
  const { measured, onMeasured } = useFrame(camera, { content, closest, padding, onSettle });
  const steps = useSteps(camera, { onStir, onSettle });
  const onTapAt = useTaps(camera, { surface, steps, onTap });
  const gestures = useCanvasGestures(camera, { onStir, onSettle, onTapAt, testID: rest.testID });
  useDesktopControls(surface, camera, { steps, onStir, onSettle });
  useImperativeHandle(ref, () => steps, [steps]);

  // The first picture is already in its place: no frame with an unfitted one.
  useLayoutEffect(() => {
    surface.current?.measure((_x, _y, width, height) => onMeasured({ width, height }));
  }, [onMeasured]);
  const onLayout = useCallback(
    ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
      onMeasured({ width: layout.width, height: layout.height });
    },
    [onMeasured],
  );

  const transform = useAnimatedStyle(() => ({
    transform: [
      { translateX: camera.x.get() },
      { translateY: camera.y.get() },
      { scale: camera.scale.get() },
    ],
  }));

  return (
    <GestureDetector gesture={gestures} touchAction="none">
      <View
        ref={surface}
        testID={rest.testID}
        onLayout={onLayout}
        style={styles.surface}
        collapsable={false}
        {...surfaceProps(rest.label)}
      >
        <Runway surface={surface} picture={moving} content={content} closest={closest} camera={camera}>
          <Animated.View
            ref={moving}
            style={[styles.picture, content, measured ? null : styles.unseen, transform]}
          >
            <SharpnessContext value={raster}>{rest.children}</SharpnessContext>
          </Animated.View>
        </Runway>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  surface: { flex: 1, overflow: 'hidden' },
  picture: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
  unseen: { opacity: 0 },
});
