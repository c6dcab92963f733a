import { memo } from 'react';
import Svg, { Circle, Line, Path } from 'react-native-svg';
import { paletteModeOf } from '@/boards/metro-x/palette-mode';
import { getMap, type MapId } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import { SIZES } from '@/maps/drawing/model';
import { GROUNDS, LINE_COLOURS } from '@/maps/palette';
import { useTheme } from '@/ui/theme';

interface Props {
  readonly map: MapId;
  readonly height: number;
}

/** The map at a glance: its lines and interchanges, too small for anything else. */
export const MapPicture = memo(function MapPicture({ map, height }: Props) {
  const { tokens } = useTheme();
  const drawing = drawingOf(getMap(map));
  const mode = paletteModeOf(tokens);
  const { fill, ink, casing } = GROUNDS[mode];
  const stroke = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <Svg
      width="100%"
      height={height}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden
      accessible={false}
    >
      {drawing.lines.map(({ id, path }) => (
        <Path key={id} d={path} {...stroke} stroke={casing} strokeWidth={SIZES.stroke + 0.1} />
      ))}
      {drawing.lines.map(({ id, path, colour }) => (
        <Path key={id} d={path} {...stroke} stroke={LINE_COLOURS[colour][mode]} strokeWidth={SIZES.stroke} />
      ))}
      {drawing.stations.map(({ id, from, to, radius, interchange }) =>
        interchange ? (
          <Line
            key={id}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            stroke={ink}
            strokeWidth={radius * 2}
            strokeLinecap="round"
          />
        ) : (
          <Circle
            key={id}
            cx={from.x}
            cy={from.y}
            r={radius * 0.6}
            fill={fill}
            stroke={ink}
            strokeWidth={0.1}
          />
        ),
      )}
    </Svg>
  );
});
