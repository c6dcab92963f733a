import { memo } from 'react';
import Svg, { Line } from 'react-native-svg';
import { PATTERNS, type PatternId } from '@/maps/drawing/patterns';
import { GROUNDS, LINE_COLOURS, type ColourId } from '@/maps/palette';
import { useTheme } from '@/ui/theme';
import { paletteModeOf } from './palette-mode';

interface Props {
  readonly colour: ColourId;
  readonly pattern: PatternId;
  readonly width: number;
  readonly thickness: number;
}

/** The share of a stroke's own width in the grid unit of maps, in which patterns give their dashes. */
const STROKE_UNITS = 0.2;

/** A stretch of a line as the map draws it: casing, colour, pattern. */
export const LineStroke = memo(function LineStroke({ colour, pattern, width, thickness }: Props) {
  const { tokens } = useTheme();
  const mode = paletteModeOf(tokens);
  const ground = GROUNDS[mode];
  const inner = thickness - 2;
  const unit = inner / STROKE_UNITS;
  const y = thickness / 2;
  return (
    <Svg width={width} height={thickness} aria-hidden>
      <Line x1={0} x2={width} y1={y} y2={y} stroke={ground.casing} strokeWidth={thickness} />
      <Line x1={0} x2={width} y1={y} y2={y} stroke={LINE_COLOURS[colour][mode]} strokeWidth={inner} />
      {PATTERNS[pattern].map((layer) => (
        <Line
          key={layer.width}
          x1={0}
          x2={width}
          y1={y}
          y2={y}
          stroke={LINE_COLOURS[colour].onColour[mode]}
          strokeWidth={inner * layer.width}
          strokeDasharray={layer.dash?.map((units) => units * unit).join(' ')}
          strokeLinecap={layer.cap}
        />
      ))}
    </Svg>
  );
});
