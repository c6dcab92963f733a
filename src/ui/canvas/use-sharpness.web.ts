import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './camera';

const REST_MS = 160;

function promote(view: View | null, hint: 'transform' | 'auto'): void {
  const node = view as unknown as HTMLElement | null;
  if (node !== null && node.style.willChange !== hint) node.style.willChange = hint;
}

/**
 * A browser moves a promoted layer without painting it, but keeps it at the old resolution; so the picture is
 * promoted only while it moves, and painted sharply once it rests.
 */
export function useSharpness(_camera: Camera, moving: RefObject<View | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const onStir = useCallback(() => {
    clearTimeout(timer.current);
    promote(moving.current, 'transform');
  }, [moving]);
  const onSettle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => promote(moving.current, 'auto'), REST_MS);
  }, [moving]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return { raster: 1, onStir, onSettle };
}
