import { FONT } from '@/boards/metro-x/font';
import { Circle, Path, Text as SvgText } from 'react-native-svg';
import type { EditionId } from '@/games/metro-x/editions';
import type { Ink } from './ink';

/** What is in a station: nothing, an old mark, a mark of this card, one that may still go, or a number. */
export type Cell = 'empty' | 'filled' | 'new' | 'ghost' | number;

interface Props {
  readonly cell: Cell;
  readonly x: number;
  readonly y: number;
  readonly edition: EditionId;
  readonly ink: Ink;
}

export const STATION = 12;

/** A station with its content; new marks are discs in the accent colour, so they differ in shape too. */
export function Mark({ cell, x, y, edition, ink }: Props) {
  const isNew = cell === 'new' || typeof cell === 'number';
  const { tokens } = ink;
  const colours = { filled: tokens.ink, new: tokens.onAccent, ghost: tokens.accent };
  return (
    <>
      <Circle
        cx={x}
        cy={y}
        r={STATION}
        fill={isNew ? tokens.accent : ink.fill}
        stroke={cell === 'ghost' ? tokens.accent : tokens.ink}
        strokeWidth={2.5}
        strokeDasharray={cell === 'ghost' ? '4 3' : undefined}
      />
      {typeof cell === 'number' && (
        <SvgText
          x={x}
          y={y + 5}
          fontSize={14}
          fontFamily={FONT}
          fontWeight="700"
          textAnchor="middle"
          fill={tokens.onAccent}
        >
          {String(cell)}
        </SvgText>
      )}
      {(cell === 'filled' || cell === 'new' || cell === 'ghost') && (
        <Sign edition={edition} x={x} y={y} colour={colours[cell]} />
      )}
    </>
  );
}

/** A cross in one edition, a circle in the other. */
function Sign({ edition, x, y, colour }: Pick<Props, 'edition' | 'x' | 'y'> & { readonly colour: string }) {
  if (edition === 'okazu')
    return <Circle cx={x} cy={y} r={5.5} fill="none" stroke={colour} strokeWidth={2.5} />;
  return (
    <Path
      d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`}
      stroke={colour}
      strokeWidth={2.5}
      strokeLinecap="round"
    />
  );
}
