import { memo } from 'react';
import Svg, { Circle, Text as SvgText } from 'react-native-svg';
import { GROUNDS, LINE_COLOURS, type ColourId } from '@/maps/palette';
import { useTheme } from '@/ui/theme';
import { FONT } from './font';
import { paletteModeOf } from './palette-mode';

interface Props {
  readonly letter: string;
  readonly colour: ColourId;
  readonly size: number;
}

/** A line's letter on its colour, as on the signs of the map. */
export const LineDisc = memo(function LineDisc({ letter, colour, size }: Props) {
  const { tokens } = useTheme();
  const mode = paletteModeOf(tokens);
  return (
    <Svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <Circle
        cx={14}
        cy={14}
        r={13}
        fill={LINE_COLOURS[colour][mode]}
        stroke={GROUNDS[mode].casing}
        strokeWidth={1.5}
      />
      <SvgText
        x={14}
        y={19.6}
        fontSize={16}
        fontFamily={FONT}
        fontWeight="800"
        textAnchor="middle"
        fill={LINE_COLOURS[colour].onColour[mode]}
      >
        {letter}
      </SvgText>
    </Svg>
  );
});
