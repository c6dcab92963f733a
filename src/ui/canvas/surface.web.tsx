import { StyleSheet, View } from 'react-native';
import { Runway } from './runway.web';
import type { SurfaceProps } from './surface-props';
import { useDesktopControls } from './use-desktop-controls.web';
import { usePointers } from './use-pointers.web';

/** What hands, wheels and keys reach; it takes the focus, so that keys can move the picture. */
export function Surface(props: SurfaceProps) {
  const { surface, label, onLayout, testID, children } = props;
  usePointers(props);
  useDesktopControls(props);
  return (
    <View
      ref={surface}
      testID={testID}
      onLayout={onLayout}
      style={styles.surface}
      role="group"
      aria-label={label}
      tabIndex={0}
    >
      <Runway {...props}>{children}</Runway>
    </View>
  );
}

const styles = StyleSheet.create({
  // `touchAction` keeps the browser's own panning and zooming away; react-native-web passes it through.
  surface: { flex: 1, overflow: 'hidden', userSelect: 'none', ...{ touchAction: 'none' } },
});
