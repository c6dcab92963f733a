import { createContext, useContext, useMemo, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Size } from './viewport';

export { useSharpness } from './use-sharpness';

/** How many dots per unit of the picture a drawing inside should be rasterised for. */
export const SharpnessContext = createContext(1);

/**
 * Lays a drawing out at the size it is seen at and scales it back, so that a phone rasterises it sharply. Size
 * and scale change in one render: there is no frame in which they disagree.
 */
export function Sharp({ content, children }: PropsWithChildren<{ readonly content: Size }>) {
  const raster = useContext(SharpnessContext);
  const { width, height } = content;
  const style = useMemo(
    () => ({
      width: width * raster,
      height: height * raster,
      ...(raster === 1 ? null : { transform: [{ scale: 1 / raster }] }),
    }),
    [width, height, raster],
  );
  return (
    <View style={[styles.drawing, style]} pointerEvents="none">
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  drawing: { position: 'absolute', left: 0, top: 0, transformOrigin: 'top left' },
});
