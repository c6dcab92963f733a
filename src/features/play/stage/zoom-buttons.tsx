import { memo, type RefObject } from 'react';
import { useTexts } from '@/i18n';
import type { PanZoomHandle } from '@/ui/canvas';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';

/** Every gesture on the map has a button. */
export const ZoomButtons = memo(function ZoomButtons({
  canvas,
}: {
  readonly canvas: RefObject<PanZoomHandle | null>;
}) {
  const t = useTexts();
  return (
    <>
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
    </>
  );
});
