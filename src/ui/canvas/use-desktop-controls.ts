import type { RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './use-camera';
import type { Steps } from './use-steps';

export interface DesktopControls {
  readonly steps: Steps;
  readonly onStir: () => void;
  readonly onSettle: () => void;
}

/** Wheels and keys: browsers only. */
export function useDesktopControls(
  _surface: RefObject<View | null>,
  _camera: Camera,
  _controls: DesktopControls,
): void {}
