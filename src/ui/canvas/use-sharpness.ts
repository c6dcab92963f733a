import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { PixelRatio, type View } from 'react-native';
import type { Camera } from './camera';
import { fitScale, type Frame } from './viewport';

const REST_MS = 160;
/** Finer steps would rasterise more often for no visible gain. */
const STEPS = [1, 1.5, 2.2, 3.2, 4.5];
/** A bitmap of more dots than this (four bytes each) is not worth its memory. */
const MOST_DOTS = 9_000_000;

function rasterFor(frame: Frame, scale: number): number {
  const fit = fitScale(frame);
  const step = STEPS.find((candidate) => candidate * 1.05 >= scale / fit) ?? STEPS.at(-1)!;
  const most = Math.sqrt(MOST_DOTS / (frame.content.width * frame.content.height)) / PixelRatio.get();
  return Math.min(step * fit, most);
}

/** Phones rasterise a drawing at its laid-out size: after a zoom it is laid out anew, once it rests. */
export function useSharpness(camera: Camera, _moving: RefObject<View | null>) {
  const [raster, setRaster] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onStir = useCallback(() => clearTimeout(timer.current), []);
  const onSettle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const frame = camera.frame();
      if (frame !== null) setRaster(rasterFor(frame, camera.look().scale));
    }, REST_MS);
  }, [camera]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { raster, onStir, onSettle };
}
