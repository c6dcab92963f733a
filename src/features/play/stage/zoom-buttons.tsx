import { memo, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import type { PanZoomHandle } from '@/ui/canvas';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';
import { useTheme } from '@/ui/theme';

/** Every gesture has a button. On the thumb's side, in the corner that a fitted map leaves free. */
export const ZoomButtons = memo(function ZoomButtons({
  canvas,
}: {
  readonly canvas: RefObject<PanZoomHandle | null>;
}) {
  const { leftHand } = useTheme();
  const t = useTexts();
  return (
    <View style={[styles.corner, leftHand ? styles.left : styles.right]} pointerEvents="box-none">
      <IconButton
        testID={playIds.zoomIn}
        label={t.play.zoomIn}
        icon="plus"
        onPress={() => canvas.current?.zoomIn()}
      />
      <IconButton
        testID={playIds.zoomOut}
        label={t.play.zoomOut}
        icon="minus"
        onPress={() => canvas.current?.zoomOut()}
      />
      <IconButton testID={playIds.fit} label={t.play.fit} icon="fit" onPress={() => canvas.current?.fit()} />
    </View>
  );
});

const styles = StyleSheet.create({
  corner: { position: 'absolute', top: 0 },
  left: { left: 0 },
  right: { right: 0 },
});
