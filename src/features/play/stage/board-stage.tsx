import { memo, useRef, type PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import { MetroXBoard, type Ghost } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import type { PanZoomHandle } from '@/ui/canvas';
import { playIds } from '@/ui/test-ids';
import { useFreeZoom } from './use-free-zoom';
import { useStationLabels } from './use-station-labels';
import { ZoomButtons } from './zoom-buttons';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly selectedLine: string | null;
  readonly ghost: Ghost | null;
  readonly choices: readonly string[] | null;
  readonly onStation: (station: string) => void;
}

/** Drawn again only when the position or the choice changes. */
const Board = memo(MetroXBoard);

export function BoardStage({ view, seat, children, ...chosen }: PropsWithChildren<Props>) {
  const t = useTexts();
  const canvas = useRef<PanZoomHandle>(null);
  const map = getMap(view.options.map);
  const drawing = drawingOf(map);
  const onLayout = useFreeZoom(canvas, drawing, { view, seat });
  const stationLabel = useStationLabels(view, seat);
  return (
    <View style={styles.stage} onLayout={onLayout}>
      <Board
        ref={canvas}
        drawing={drawing}
        board={view.boards[seat]!}
        bonuses={view.bonuses}
        edition={view.options.edition}
        label={t.play.board(map.name)}
        stationLabel={stationLabel}
        testID={playIds.board}
        {...chosen}
      />
      <ZoomButtons canvas={canvas} />
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ stage: { flex: 1, minHeight: 140 } });
