import { memo } from 'react';
import Svg, { Circle, G, Line, Path } from 'react-native-svg';
import { getMap, type MapId } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import type { MapDrawing, StationDrawing } from '@/maps/drawing/model';
import { GROUNDS, LINE_COLOURS, type Ground } from '@/maps/palette';
import { useTheme } from '@/ui/theme';
import { paletteModeOf } from './palette-mode';

interface Props {
  readonly map: MapId;
  readonly height: number;
}

/** Grid units around the outermost stations: trains and signs are cut off, the network fills the picture. */
const MARGIN = 0.9;
/** Below this height single stations are specks, and the picture is clearer without them. */
const STATIONS_FROM = 200;

function frameOf({ stations }: MapDrawing): string {
  const xs = stations.map(({ at }) => at.x);
  const ys = stations.map(({ at }) => at.y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return [left, top, Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top].join(' ');
}

/** The map at a glance: its lines and interchanges. Hidden from screen readers: whoever shows it names it. */
export const MapPicture = memo(function MapPicture({ map, height }: Props) {
  const { tokens } = useTheme();
  const drawing = drawingOf(getMap(map));
  const mode = paletteModeOf(tokens);
  const ground = GROUNDS[mode];
  const isSmall = height < STATIONS_FROM;
  const width = isSmall ? 0.3 : 0.22;
  const stroke = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'butt' } as const;
  return (
    <Svg
      width="100%"
      height={height}
      viewBox={frameOf(drawing)}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
    >
      {drawing.lines.map(({ id, path }) => (
        <Path key={id} d={path} {...stroke} stroke={ground.casing} strokeWidth={width + 0.09} />
      ))}
      {drawing.lines.map(({ id, path, colour }) => (
        <Path key={id} d={path} {...stroke} stroke={LINE_COLOURS[colour][mode]} strokeWidth={width} />
      ))}
      {drawing.stations.map((station) =>
        station.interchange ? (
          <Capsule key={station.id} station={station} ground={ground} />
        ) : isSmall ? null : (
          <Circle
            key={station.id}
            cx={station.at.x}
            cy={station.at.y}
            r={0.2}
            fill={ground.fill}
            stroke={ground.ink}
            strokeWidth={0.08}
          />
        ),
      )}
    </Svg>
  );
});

function Capsule({ station, ground }: { readonly station: StationDrawing; readonly ground: Ground }) {
  const { from, to } = station;
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y, strokeLinecap: 'round' } as const;
  return (
    <G>
      <Line {...ends} stroke={ground.ink} strokeWidth={0.56} />
      <Line {...ends} stroke={ground.fill} strokeWidth={0.32} />
    </G>
  );
}
