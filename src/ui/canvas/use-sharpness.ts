import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './camera';
import { fitScale } from './viewport';

const REST_MS = 160;
/** Finer steps would rasterise more often for no visible gain. */
const STEPS = [1, 1.5, 2.2, 3.2, 4.5];

/** Phones rasterise a drawing at its laid-out size: after a zoom it is laid out anew, once it rests. */
export function useSharpness(camera: Camera, _moving: RefObject<View | null>) {
  const [raster, setRaster] = useState(1);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onStir = useCallback(() => clearTimeout(timer.current), []);
  const onSettle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const frame = camera.frame();
      if (frame === null) return;
      const fit = fitScale(frame);
      const step = STEPS.find((candidate) => candidate * 1.05 >= camera.look().scale / fit) ?? STEPS.at(-1)!;
      setRaster(step * fit);
    }, REST_MS);
  }, [camera]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { raster, onStir, onSettle };
}
