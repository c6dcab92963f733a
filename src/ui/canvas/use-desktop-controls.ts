import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './use-camera';
import type { Steps } from './use-steps';

export interface DesktopControls {
  readonly steps: Steps;
  readonly onStir: () => void;
  readonly onSettle: () => void;
}

/** Wheels and keys, for browsers; see the other file. */
export function useDesktopControls(
  _surface: RefObject<View | null>,
  _camera: Camera,
  _controls: DesktopControls,
): void {
  // Phones have neither.
}
