import { useCallback, useImperativeHandle, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { StyleSheet, type LayoutChangeEvent, type View } from 'react-native';
import { SharpnessContext, useSharpness } from './sharp';
import { Surface } from './surface';
import { PictureView, useCamera } from './use-camera';
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
 * the view around them moves, on the UI thread or, in a browser, by its style alone.
 */
export function PanZoom(props: Props) {
  const { ref, content, closest, padding = 8, reducedMotion, onTap, label, testID, children } = props;
  const surface = useRef<View>(null);
  const picture = useRef<View>(null);
  const { camera, style } = useCamera(picture, reducedMotion);
  const { raster, onStir, onSettle } = useSharpness(camera, picture);
  const { measured, onMeasured } = useFrame(camera, { content, closest, padding, onSettle });
  const steps = useSteps(camera, { onStir, onSettle });
  const onTapAt = useTaps(camera, { steps, onTap });
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

  const hand = { camera, steps, onStir, onSettle, onTapAt };
  return (
    <Surface
      {...hand}
      surface={surface}
      content={content}
      closest={closest}
      onLayout={onLayout}
      label={label}
      testID={testID}
    >
      <PictureView ref={picture} style={[styles.picture, content, measured ? null : styles.unseen, style]}>
        <SharpnessContext value={raster}>{children}</SharpnessContext>
      </PictureView>
    </Surface>
  );
}

const styles = StyleSheet.create({
  picture: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
  unseen: { opacity: 0 },
});
