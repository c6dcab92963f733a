import { useMemo } from 'react';
import { scheduleOnRN } from 'react-native-worklets';
import type { Camera } from './camera';
import { fitLook, lookAt, panBy, zoomAbout, type Look, type Point, type Rect } from './viewport';

const STEP = 1.6;

/** What buttons, keys and screens may ask of the picture. */
export interface PanZoomHandle {
  zoomIn(): void;
  zoomOut(): void;
  fit(): void;
  /** Brings a part of the picture to the middle, as large as the window and the limits allow. */
  zoomTo(rect: Rect): void;
}

export interface Steps extends PanZoomHandle {
  step(dx: number, dy: number): void;
  zoomAt(focus: Point, factor: number): void;
}

interface Reports {
  readonly onStir: () => void;
  readonly onSettle: () => void;
}

export function useSteps(camera: Camera, { onStir, onSettle }: Reports): Steps {
  return useMemo(() => {
    const settle = () => {
      'worklet';
      scheduleOnRN(onSettle);
    };
    const go = (look: Look) => {
      onStir();
      camera.glide(look, settle);
    };
    const zoomAt = (focus: Point, factor: number) => {
      const frame = camera.frame();
      if (frame !== null) go(zoomAbout(frame, camera.goal(), factor, focus));
    };
    const zoomMiddle = (factor: number) => {
      const frame = camera.frame();
      if (frame !== null) zoomAt({ x: frame.window.width / 2, y: frame.window.height / 2 }, factor);
    };
    return {
      zoomIn: () => zoomMiddle(STEP),
      zoomOut: () => zoomMiddle(1 / STEP),
      fit: () => {
        const frame = camera.frame();
        if (frame !== null) go(fitLook(frame));
      },
      zoomTo: (rect) => {
        const frame = camera.frame();
        if (frame !== null) go(lookAt(frame, rect));
      },
      step: (dx, dy) => {
        const frame = camera.frame();
        if (frame !== null) go(panBy(frame, camera.goal(), dx, dy));
      },
      zoomAt,
    };
  }, [camera, onStir, onSettle]);
}
