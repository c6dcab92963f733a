import type { ReactNode } from 'react';
import { Platform } from 'react-native';
import { G, Svg, Text } from 'react-native-svg';
import type { Point } from '@/maps/drawing/geometry';
import type { MapDrawing } from '@/maps/drawing/model';

/** Content dp for a grid unit. Layouts round to whole dots, so a view of one dp a unit would tear apart. */
export const UNIT = 40;

export const contentOf = ({ width, height }: MapDrawing) => ({ width: width * UNIT, height: height * UNIT });

/** A sheet over the whole map whose children draw in grid units. Screen readers use the targets above it. */
export function Layer({ drawing, children }: { readonly drawing: MapDrawing; readonly children: ReactNode }) {
  const { width, height } = contentOf(drawing);
  return (
    <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`} aria-hidden pointerEvents="none">
      <G scale={UNIT}>{children}</G>
    </Svg>
  );
}

const FONT = Platform.select({ web: 'system-ui, sans-serif', default: undefined });
/** From the middle of a capital or a figure down to its foot, as a share of the size. */
const HALF_CAP = 0.355;

interface LabelProps {
  readonly at: Point;
  readonly size: number;
  readonly fill: string;
  readonly children: string;
}

const textOf = ({ at, size, fill, children }: LabelProps, unit: number) => (
  <Text
    x={at.x * unit}
    y={(at.y + size * HALF_CAP) * unit}
    fontSize={size * unit}
    fontFamily={FONT}
    fontWeight="700"
    textAnchor="middle"
    fill={fill}
  >
    {children}
  </Text>
);

/**
 * Phones get letters at their natural size: fonts of less than a dot come out crippled there. Browsers set
 * them well, and pay for every group with a transform of its own in each frame of a pan.
 */
export function Label(props: LabelProps) {
  return Platform.OS === 'web' ? textOf(props, 1) : <G scale={1 / UNIT}>{textOf(props, UNIT)}</G>;
}
