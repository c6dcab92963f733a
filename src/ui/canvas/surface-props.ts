import type { ReactNode, RefObject } from 'react';
import type { LayoutChangeEvent, View } from 'react-native';
import type { Camera } from './camera';
import type { Steps } from './use-steps';
import type { Point, Size } from './viewport';

export interface SurfaceProps {
  readonly surface: RefObject<View | null>;
  readonly camera: Camera;
  readonly steps: Steps;
  readonly content: Size;
  readonly closest: number;
  /** The picture begins to move under a hand, or is let go of. */
  readonly onStir: () => void;
  readonly onSettle: () => void;
  readonly onTapAt: (point: Point) => void;
  readonly onLayout: (event: LayoutChangeEvent) => void;
  readonly label: string | undefined;
  readonly testID: string | undefined;
  readonly children: ReactNode;
}
