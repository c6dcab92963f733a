import { useEffect, useMemo, type RefObject } from 'react';
import { View } from 'react-native';
import { DECELERATION, GLIDE_MS, type Camera } from './camera';
import { clampLook, type Frame, type Look, type Point } from './viewport';

/** A plain view: an animated one would go through all its styles whenever it renders. */
export const PictureView = View;

const easeOut = (t: number): number => 1 - (1 - t) ** 3;
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const FRAME_MS = 1000 / 60;
/** Slower than this is standing still, in dp a second. */
const STILL = 12;

/**
 * In a browser there is but one thread, so nothing is gained by shared values: the transform is written into
 * the element, which also makes what is seen and what a tap hits the same at any moment.
 */
function webCamera(picture: RefObject<View | null>, reducedMotion: boolean): Camera {
  let seen: Frame | null = null;
  let now: Look = { x: 0, y: 0, scale: 1 };
  let target: Look | null = null;
  let request = 0;

  const place = (look: Look) => {
    now = look;
    const node = picture.current as unknown as HTMLElement | null;
    if (node !== null) node.style.transform = `translate(${look.x}px,${look.y}px) scale(${look.scale})`;
  };
  const halt = () => {
    cancelAnimationFrame(request);
    target = null;
  };
  /** Calls `step` every frame with the milliseconds since the last one until it returns false. */
  const animate = (step: (ms: number) => boolean, done: () => void) => {
    let before = performance.now();
    const tick = (time: number) => {
      const goesOn = step(Math.max(0, time - before));
      before = time;
      if (goesOn) request = requestAnimationFrame(tick);
      else done();
    };
    request = requestAnimationFrame(tick);
  };

  return {
    frame: () => seen,
    reframe: (frame, look) => {
      seen = frame;
      place(look);
    },
    look: () => now,
    goal: () => target ?? now,
    jump: place,
    halt,
    glide: (to, done) => {
      halt();
      if (reducedMotion) {
        place(to);
        done();
        return;
      }
      const from = now;
      let elapsed = 0;
      target = to;
      animate((ms) => {
        elapsed += ms;
        const t = easeOut(Math.min(1, elapsed / GLIDE_MS));
        place({ x: mix(from.x, to.x, t), y: mix(from.y, to.y, t), scale: mix(from.scale, to.scale, t) });
        if (elapsed < GLIDE_MS) return true;
        target = null;
        return false;
      }, done);
    },
    coast: (velocity: Point, done) => {
      halt();
      if (reducedMotion || seen === null) {
        done();
        return;
      }
      let { x, y } = velocity;
      animate((ms) => {
        const step = Math.min(ms, 4 * FRAME_MS);
        const slower = DECELERATION ** step;
        [x, y] = [x * slower, y * slower];
        const { x: left, y: top, scale } = now;
        if (seen !== null)
          place(clampLook(seen, { x: left + (x * step) / 1000, y: top + (y * step) / 1000, scale }));
        return Math.hypot(x, y) > STILL;
      }, done);
    },
  };
}

export function useCamera(picture: RefObject<View | null>, reducedMotion: boolean) {
  const camera = useMemo(() => webCamera(picture, reducedMotion), [picture, reducedMotion]);
  useEffect(() => camera.halt, [camera]);
  return { camera, style: null };
}
