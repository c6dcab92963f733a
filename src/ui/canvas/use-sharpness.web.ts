import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './use-camera';

const REST_MS = 160;

/**
 * A browser moves a promoted layer without painting it, but keeps it at the old resolution; so the picture is
 * promoted only while it moves, and painted sharply once it rests.
 */
export function useSharpness(_camera: Camera, moving: RefObject<View | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const promote = useCallback(
    (hint: string) => {
      const node = moving.current as unknown as HTMLElement | null;
      if (node !== null && node.style.willChange !== hint) node.style.willChange = hint;
    },
    [moving],
  );
  const onStir = useCallback(() => {
    clearTimeout(timer.current);
    promote('transform');
  }, [promote]);
  const onSettle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => promote('auto'), REST_MS);
  }, [promote]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { raster: 1, onStir, onSettle };
}
