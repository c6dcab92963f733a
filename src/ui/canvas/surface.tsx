import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import type { SurfaceProps } from './surface-props';
import { useCanvasGestures } from './use-canvas-gestures';

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
