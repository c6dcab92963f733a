import { createContext, use, useCallback, useDeferredValue, useMemo, type Ref } from 'react';
import { SIZES } from '@/maps/drawing/model';
import { PanZoom, type PanZoomHandle, type Point, type Size } from '@/ui/canvas';
import { playIds } from '@/ui/test-ids';
import { TARGET, useTheme } from '@/ui/theme';
import { contentOf, UNIT } from './layer';
import { nearestStation } from './nearest-station';
import type { PictureProps } from './picture';
import { Scene } from './scene';
import { StationTargets } from './station-targets';

/** Closest look: the symbol itself, not only its reach, is more than a full finger target. */
const CLOSEST = (1.4 * TARGET) / (2 * SIZES.station) / UNIT;

interface Props extends PictureProps {
  readonly ref?: Ref<PanZoomHandle>;
  /** Spoken for the board as a whole. */
  readonly label?: string;
  /** Spoken for a station that can be pressed. */
  readonly stationLabel?: (stationId: string) => string;
  /** Absent: a picture to look at, with nothing to press. */
  readonly onStation?: (stationId: string) => void;
  readonly testID?: string;
}

/** The board of Metro X: draws a position, reports taps, decides nothing. */
export function MetroXBoard({ ref, label, stationLabel, onStation, testID, ...picture }: Props) {
  const { drawing } = picture;
  const { reducedMotion } = useTheme();
  const content = useMemo(() => contentOf(drawing), [drawing]);
  const onTap = useCallback(
    ({ x, y }: Point) => {
      const station = nearestStation(drawing, { x: x / UNIT, y: y / UNIT });
      if (station !== undefined) onStation?.(station);
    },
    [drawing, onStation],
  );
  // Words for screen readers may follow a moment after the picture, which has to answer at once.
  const labels = useDeferredValue(stationLabel);
  const choices = useDeferredValue(picture.choices);
  const selected = useDeferredValue(picture.ghost?.stations);
  const onActivate = useDeferredValue(onStation);

  // What pans and zooms stays as it is when the picture in it changes.
  const window = useMemo(
    () => (
      <PanZoom
        ref={ref}
        content={content}
        closest={CLOSEST}
        reducedMotion={reducedMotion}
        onTap={onTap}
        label={label}
        testID={testID ?? playIds.board}
      >
        <Shown content={content} />
        {onActivate !== undefined && labels !== undefined && (
          <StationTargets
            drawing={drawing}
            stationLabel={labels}
            choices={choices}
            selected={selected}
            onActivate={onActivate}
          />
        )}
      </PanZoom>
    ),
    [ref, content, reducedMotion, onTap, label, testID, drawing, labels, choices, selected, onActivate],
  );
  return <PictureContext value={picture}>{window}</PictureContext>;
}

const PictureContext = createContext<PictureProps | null>(null);

function Shown({ content }: { readonly content: Size }) {
  const picture = use(PictureContext);
  return picture === null ? null : <Scene {...picture} content={content} />;
}
