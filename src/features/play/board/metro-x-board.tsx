import { useCallback, useMemo, type Ref } from 'react';
import { PanZoom, Sharp, type PanZoomHandle, type Point } from '@/ui/canvas';
import { playIds } from '@/ui/test-ids';
import { TARGET, useTheme } from '@/ui/theme';
import { SIZES } from '@/maps/drawing/model';
import { useBoardInk } from './board-ink';
import { contentOf, UNIT } from './layer';
import { nearestStation } from './nearest-station';
import { Picture, type PictureProps } from './picture';
import { Pop, RunOfLight } from './run-effects';
import { StationTarget } from './station-target';
import { useMarksRun } from './use-marks-run';

/** Closest look: the symbol itself, not only its reach, is a full finger target. */
const CLOSEST = (1.4 * TARGET) / (2 * SIZES.station) / UNIT;

interface Props extends PictureProps {
  readonly ref?: Ref<PanZoomHandle>;
  /** Spoken for the board as a whole. */
  readonly label?: string;
  readonly stationLabel: (stationId: string) => string;
  readonly onStation?: (stationId: string) => void;
  readonly testID?: string;
}

/** The board of Metro X: draws a position, reports taps, decides nothing. */
export function MetroXBoard({
  ref,
  label,
  stationLabel,
  onStation,
  testID = playIds.board,
  ...picture
}: Props) {
  const { drawing, board, ghost, choices } = picture;
  const { reducedMotion } = useTheme();
  const ink = useBoardInk();
  const run = useMarksRun(drawing, board, reducedMotion);
  const content = useMemo(() => contentOf(drawing), [drawing]);
  const onTap = useCallback(
    ({ x, y }: Point) => {
      const station = nearestStation(drawing, { x: x / UNIT, y: y / UNIT });
      if (station !== undefined) onStation?.(station);
    },
    [drawing, onStation],
  );
  const onActivate = useCallback((id: string) => onStation?.(id), [onStation]);
  const latest = drawing.stations.find(({ id }) => id === run.latest);

  return (
    <PanZoom
      ref={ref}
      content={content}
      closest={CLOSEST}
      reducedMotion={reducedMotion}
      onTap={onTap}
      label={label}
      testID={testID}
    >
      <Sharp content={content}>
        <Picture {...picture} ink={ink} run={run} />
        {drawing.lines
          .filter(({ id }) => run.celebrated.includes(id))
          .map((line) => (
            <RunOfLight key={line.id} drawing={drawing} line={line} ink={ink} />
          ))}
      </Sharp>
      {latest !== undefined && <Pop key={latest.id} station={latest} colour={ink.accent} />}
      {drawing.stations.map((station) => (
        <StationTarget
          key={station.id}
          station={station}
          label={stationLabel(station.id)}
          choice={choices?.includes(station.id) ?? false}
          selected={ghost?.stations.includes(station.id) ?? false}
          onActivate={onActivate}
        />
      ))}
    </PanZoom>
  );
}
