import { useCallback, useRef } from 'react';
import type { Camera } from './camera';
import type { Steps } from './use-steps';
import { fitScale, toContent, type Look, type Point } from './viewport';

const DOUBLE_MS = 250;
const DOUBLE_DISTANCE = 20;
/** A double tap goes this much closer than the fitted picture. */
const CLOSER = 2.2;

interface Tap {
  readonly at: Point;
  readonly look: Look;
  readonly time: number;
}

/** Two taps in one place of one picture, in quick succession. */
function isDouble(before: Tap | null, now: Tap): boolean {
  if (before === null || now.time - before.time >= DOUBLE_MS) return false;
  const { x, y, scale } = before.look;
  const moved = x !== now.look.x || y !== now.look.y || scale !== now.look.scale;
  return !moved && Math.hypot(now.at.x - before.at.x, now.at.y - before.at.y) < DOUBLE_DISTANCE;
}

interface Options {
  readonly steps: Steps;
  readonly onTap: ((point: Point) => void) | undefined;
}

/**
 * The first tap is reported at once: waiting whether a second one follows would make every tap feel slow.
 * Taps therefore have to be harmless, as choosing something is.
 */
export function useTaps(camera: Camera, { steps, onTap }: Options) {
  const last = useRef<Tap | null>(null);
  return useCallback(
    (at: Point) => {
      const frame = camera.frame();
      if (frame === null) return;
      const tap: Tap = { at, look: camera.look(), time: performance.now() };
      const double = isDouble(last.current, tap);
      last.current = double ? null : tap;
      if (!double) {
        onTap?.(toContent(tap.look, at));
        return;
      }
      const closer = (fitScale(frame) * CLOSER) / camera.goal().scale;
      if (closer > 1.2) steps.zoomAt(at, closer);
      else steps.fit();
    },
    [camera, steps, onTap],
  );
}
