import { useMemo } from 'react';
import { Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import { FLICK, SLOP, TAP_MS } from './hand';
import type { SurfaceProps } from './surface-props';
import { panBy, zoomAbout } from './viewport';

type Hand = Pick<SurfaceProps, 'camera' | 'onStir' | 'onSettle' | 'onTapAt' | 'testID'>;

/** The test ids are those under which tests reach the gestures. */
export function useCanvasGestures({ camera, onStir, onSettle, onTapAt, testID }: Hand): ComposedGesture {
  return useMemo(() => {
    const settle = () => {
      'worklet';
      scheduleOnRN(onSettle);
    };
    const pan = Gesture.Pan()
      .withTestId(`${testID ?? ''}.pan`)
      .minDistance(SLOP)
      .averageTouches(true)
      .onBegin(() => {
        camera.halt();
      })
      .onStart(() => {
        scheduleOnRN(onStir);
      })
      .onChange((event) => {
        const frame = camera.frame();
        if (frame !== null) camera.jump(panBy(frame, camera.look(), event.changeX, event.changeY));
      })
      .onEnd((event) => {
        const isFlick = Math.hypot(event.velocityX, event.velocityY) > FLICK;
        if (isFlick) camera.coast({ x: event.velocityX, y: event.velocityY }, settle);
        else settle();
      });
    const pinch = Gesture.Pinch()
      .withTestId(`${testID ?? ''}.pinch`)
      .onStart(() => {
        camera.halt();
        scheduleOnRN(onStir);
      })
      .onChange((event) => {
        const frame = camera.frame();
        if (frame === null) return;
        const focus = { x: event.focalX, y: event.focalY };
        camera.jump(zoomAbout(frame, camera.look(), event.scaleChange, focus));
      })
      .onEnd(settle);
    const tap = Gesture.Tap()
      .withTestId(`${testID ?? ''}.tap`)
      .maxDistance(SLOP)
      .maxDuration(TAP_MS)
      .onEnd((event, success) => {
        if (success) scheduleOnRN(onTapAt, { x: event.x, y: event.y });
      });
    return Gesture.Race(tap, Gesture.Simultaneous(pan, pinch));
  }, [camera, onStir, onSettle, onTapAt, testID]);
}
