import { memo } from 'react';
import { Path } from 'react-native-svg';
import { SIZES, type LineDrawing, type MapDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Label } from './layer';
import { LineStroke } from './line-stroke';
import { circle } from './shapes';
import { Sign } from './sign';
import { Train } from './train';

interface FurnitureProps {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
}

/** What stands on a line's stroke: letters, train, sign. */
export const Furniture = memo(function Furniture({ line, ink }: FurnitureProps) {
  return (
    <>
      {line.badges.length > 0 && (
        <Path
          d={line.badges.map((at) => circle(at, SIZES.badge)).join('')}
          fill={ink.stroke(line.colour)}
          stroke={ink.casing}
          strokeWidth={SIZES.casing}
        />
      )}
      {line.badges.map((at) => (
        <Label key={`${at.x} ${at.y}`} at={at} size={0.28} fill={ink.onStroke(line.colour)}>
          {line.id}
        </Label>
      ))}
      <Train line={line} ink={ink} />
      <Sign line={line} ink={ink} />
    </>
  );
});

interface Props {
  readonly drawing: MapDrawing;
  readonly ink: BoardInk;
  /** Ids of dead lines, joined: a string, so that an unchanged set compares equal. */
  readonly dead: string;
}

/** Everything that a move leaves as it is. */
export const Network = memo(function Network({ drawing, ink, dead }: Props) {
  const isDead = new Set(dead.split(' '));
  // Dead tracks lie at the bottom: a live line is never hidden by one.
  const bottomUp = [...drawing.lines].sort((a, b) => Number(isDead.has(b.id)) - Number(isDead.has(a.id)));
  return (
    <>
      {bottomUp.map((line) => (
        <LineStroke key={line.id} line={line} ink={ink} dead={isDead.has(line.id)} />
      ))}
      {drawing.lines.map((line) => (
        <Furniture key={line.id} line={line} ink={ink} />
      ))}
    </>
  );
});
