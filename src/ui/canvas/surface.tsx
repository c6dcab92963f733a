import type { ReactNode, RefObject } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { Camera } from './camera';
import { useCanvasGestures } from './use-canvas-gestures';
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

/** What fingers touch. To a screen reader it is nothing by itself; what lies on it is. */
export function Surface(props: SurfaceProps) {
  const { surface, onLayout, testID, children } = props;
  return (
    <GestureDetector gesture={useCanvasGestures(props)}>
      <View
        ref={surface}
        testID={testID}
        onLayout={onLayout}
        style={styles.surface}
        accessible={false}
        collapsable={false}
      >
        {children}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ surface: { flex: 1, overflow: 'hidden' } });
