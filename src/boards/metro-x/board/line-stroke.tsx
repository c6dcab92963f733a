import { memo } from 'react';
import { Path } from 'react-native-svg';
import { PATTERNS } from '@/maps/drawing/patterns';
import { SIZES, type LineDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';

interface Props {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
  readonly dead?: boolean;
}

/** Casing, colour, pattern. */
export const LineStroke = memo(function LineStroke({ line, ink, dead = false }: Props) {
  const stroke = { d: line.path, fill: 'none', strokeLinejoin: 'round' } as const;
  const casing = SIZES.stroke + 2 * SIZES.casing;
  if (dead) {
    // Two rails with a few sleepers, as maps draw a track that is out of service.
    return (
      <>
        <Path {...stroke} stroke={ink.casing} strokeWidth={casing} />
        <Path {...stroke} stroke={ink.paper} strokeWidth={SIZES.stroke} />
        <Path
          {...stroke}
          stroke={ink.stroke(line.colour)}
          strokeWidth={SIZES.stroke}
          strokeDasharray={[0.06, 0.24]}
        />
      </>
    );
  }
  return (
    <>
      <Path {...stroke} stroke={ink.casing} strokeWidth={casing} />
      <Path {...stroke} stroke={ink.stroke(line.colour)} strokeWidth={SIZES.stroke} />
      {PATTERNS[line.pattern].map(({ width, dash, cap }) => (
        <Path
          {...stroke}
          key={width}
          stroke={ink.onStroke(line.colour)}
          strokeWidth={SIZES.stroke * width}
          strokeDasharray={dash === undefined ? undefined : [...dash]}
          strokeLinecap={cap}
        />
      ))}
    </>
  );
});
