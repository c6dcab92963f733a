import { memo } from 'react';
import Svg, { Path } from 'react-native-svg';

interface Props {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

/** Laid over the stroke of a line that cannot be completed any more. */
export const Hatch = memo(function Hatch({ width, height, colour }: Props) {
  const steps = Array.from({ length: Math.ceil(width / 7) + 1 }, (_, i) => i * 7);
  return (
    <Svg width={width} height={height} style={{ position: 'absolute' }} aria-hidden>
      <Path
        d={steps.map((x) => `M${x} ${height}l${height} ${-height}`).join('')}
        stroke={colour}
        strokeWidth={2.5}
      />
    </Svg>
  );
});
