import { memo, type PropsWithChildren, type RefObject } from 'react';
import { StyleSheet, View } from 'react-native';
import { MetroXBoard, type Ghost } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useStationLabels, useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import type { PanZoomHandle } from '@/ui/canvas';
import { playIds } from '@/ui/test-ids';
import { TARGET, useTheme } from '@/ui/theme';
import type { Arrangement } from '../arrangement';
import { AskButtons } from './ask-buttons';
import { useFreeZoom } from './use-free-zoom';
import { ZoomButtons } from './zoom-buttons';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly dead: ReadonlySet<string>;
  readonly canvas: RefObject<PanZoomHandle | null>;
  readonly tools: Arrangement['tools'];
  readonly selectedLine: string | null;
  readonly ghost: Ghost | null;
  readonly choices: readonly string[] | null;
  readonly onStation: (station: string) => void;
  readonly onDescribe: () => void;
}

/** Drawn again only when the position or the choice changes. */
const Board = memo(MetroXBoard);

/** The map with its tools. Children lie over the map. */
export function BoardStage({
  view,
  seat,
  canvas,
  tools,
  children,
  onDescribe,
  ...chosen
}: PropsWithChildren<Props>) {
  const t = useTexts();
  const { leftHand } = useTheme();
  const { edition, map: mapId } = view.options;
  const drawing = drawingOf(getMap(mapId));
  const onLayout = useFreeZoom(canvas, drawing, { view, seat });
  const stationLabel = useStationLabels(view, seat);
  const asks = <AskButtons edition={edition} onDescribe={onDescribe} floating={tools === 'below'} />;
  return (
    <View style={[styles.stage, tools === 'beside' && styles.tooled, leftHand && styles.mirrored]}>
      <View style={styles.map} onLayout={onLayout}>
        <Board
          ref={canvas}
          drawing={drawing}
          board={view.boards[seat]!}
          bonuses={view.bonuses}
          edition={edition}
          label={t.play.board(t.metroX.maps[mapId])}
          stationLabel={stationLabel}
          testID={playIds.board}
          {...chosen}
        />
        {tools === 'below' && <View style={styles.corners}>{asks}</View>}
        {children}
      </View>
      {tools === 'beside' && (
        <View style={styles.column}>
          <ZoomButtons canvas={canvas} />
          <View style={styles.space} />
          {asks}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 140, flexDirection: 'row' },
  /** Five buttons, whatever large text leaves of the height. */
  tooled: { minHeight: 5 * TARGET },
  mirrored: { flexDirection: 'row-reverse' },
  map: { flex: 1 },
  column: { width: 48 },
  space: { flex: 1 },
  corners: {
    position: 'absolute',
    top: 4,
    left: 4,
    right: 4,
    flexDirection: 'row',
    justifyContent: 'space-between',
    pointerEvents: 'box-none',
  },
});
