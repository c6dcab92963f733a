import { useMemo } from 'react';
import { Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import type { Camera } from './use-camera';
import { panBy, zoomAbout, type Point } from './viewport';

/** A finger that moves less than this has tapped. */
const SLOP = 9;
/** Slower than this, lifting the finger simply stops the picture (dp a second). */
const FLICK = 120;

export interface GestureReports {
  /** The picture begins to move under a finger, or has come to rest. */
  readonly onStir: () => void;
  readonly onSettle: () => void;
  readonly onTapAt: (point: Point) => void;
  /** Prefix of the ids under which tests reach the gestures. */
  readonly testID: string | undefined;
}

export function useCanvasGestures(camera: Camera, reports: GestureReports): ComposedGesture {
  const { onStir, onSettle, onTapAt, testID = 'canvas' } = reports;
  return useMemo(() => {
    const settle = () => {
      'worklet';
      scheduleOnRN(onSettle);
    };
    const pan = Gesture.Pan()
      .withTestId(`${testID}.pan`)
      .minDistance(SLOP)
      .averageTouches(true)
      .onBegin(() => {
        camera.halt();
      })
      .onStart(() => {
        scheduleOnRN(onStir);
      })
      .onChange((event) => {
        const frame = camera.frame.get();
        if (frame !== null) camera.jump(panBy(frame, camera.look(), event.changeX, event.changeY));
      })
      .onEnd((event) => {
        const isFlick = Math.hypot(event.velocityX, event.velocityY) > FLICK;
        if (isFlick) camera.coast({ x: event.velocityX, y: event.velocityY }, settle);
        else settle();
      });
    const pinch = Gesture.Pinch()
      .withTestId(`${testID}.pinch`)
      .onStart(() => {
        camera.halt();
        scheduleOnRN(onStir);
      })
      .onChange((event) => {
        const frame = camera.frame.get();
        if (frame === null) return;
        const focus = { x: event.focalX, y: event.focalY };
        camera.jump(zoomAbout(frame, camera.look(), event.scaleChange, focus));
      })
      .onEnd(settle);
    const tap = Gesture.Tap()
      .withTestId(`${testID}.tap`)
      .maxDistance(SLOP)
      .maxDuration(800)
      .onEnd((event, success) => {
        if (success) scheduleOnRN(onTapAt, { x: event.x, y: event.y });
      });
    return Gesture.Race(tap, Gesture.Simultaneous(pan, pinch));
  }, [camera, onStir, onSettle, onTapAt, testID]);
}
