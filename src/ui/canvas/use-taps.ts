import { useCallback, useRef } from 'react';
import type { Camera } from './use-camera';
import type { Steps } from './use-steps';
import { fitScale, toContent, type Point } from './viewport';

const DOUBLE_MS = 250;
const DOUBLE_DISTANCE = 20;
/** A double tap goes this much closer than the fitted picture. */
const CLOSER = 2.2;

/**
 * The first tap is reported at once: waiting whether a second one follows would make every tap feel slow.
 * Taps therefore have to be harmless, as choosing something is.
 */
export function useTaps(camera: Camera, steps: Steps, onTap: ((point: Point) => void) | undefined) {
  const last = useRef<{ readonly at: Point; readonly time: number } | null>(null);
  return useCallback(
    (at: Point) => {
      const frame = camera.frame.get();
      if (frame === null) return;
      const time = performance.now();
      const before = last.current;
      const isDouble =
        before !== null &&
        time - before.time < DOUBLE_MS &&
        Math.hypot(at.x - before.at.x, at.y - before.at.y) < DOUBLE_DISTANCE;
      last.current = isDouble ? null : { at, time };
      if (!isDouble) {
        onTap?.(toContent(camera.look(), at));
        return;
      }
      const closer = (fitScale(frame) * CLOSER) / camera.goal().scale;
      if (closer > 1.2) steps.zoomAt(at, closer);
      else steps.fit();
    },
    [camera, steps, onTap],
  );
}
