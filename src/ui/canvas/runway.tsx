import type { ReactNode, RefObject } from 'react';
import type { View } from 'react-native';
import type { Camera } from './use-camera';
import type { Size } from './viewport';

export interface RunwayProps {
  readonly surface: RefObject<View | null>;
  readonly picture: RefObject<View | null>;
  readonly content: Size;
  readonly closest: number;
  readonly camera: Camera;
  readonly children: ReactNode;
}

/** Browsers only: see the other file. */
export function Runway({ children }: RunwayProps) {
  return children;
}
