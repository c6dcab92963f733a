import { memo } from 'react';
import { Path } from 'react-native-svg';
import { cardAmount, cardKind, type Card, type EditionId } from '@/games/metro-x';
import type { Box, Point } from '@/maps/drawing/geometry';
import { SIZES, type LineDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Label } from './layer';
import { circle, cross, loopArrow, roundedBox, star } from './shapes';

interface Props {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
}

/** The train at a line's start, its windows empty. */
export const Train = memo(function Train({ line, ink }: Props) {
  const { body, letter, windows } = line.train;
  return (
    <>
      <Path
        d={roundedBox(body, 0.24)}
        fill={ink.stroke(line.colour)}
        stroke={ink.casing}
        strokeWidth={SIZES.casing}
      />
      <Path
        d={windows.map((box) => roundedBox(box, 0.12)).join('')}
        fill={ink.fill}
        stroke={ink.casing}
        strokeWidth={SIZES.casing}
      />
      <Label at={letter} size={0.52} fill={ink.onStroke(line.colour)}>
        {line.id}
      </Label>
    </>
  );
});

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

interface MarkProps {
  readonly card: Card;
  readonly box: Box;
  readonly ink: BoardInk;
  readonly edition: EditionId;
}

const Mark = memo(function Mark({ card, box, ink, edition }: MarkProps) {
  const at = middleOf(box);
  const pen = { fill: 'none', stroke: ink.ink, strokeLinecap: 'round' } as const;
  const kind = cardKind(card);
  if (kind === 'transfer') {
    return edition === 'gamewright' ? (
      <Path {...pen} d={cross(at, 0.16)} strokeWidth={0.09} />
    ) : (
      <Path d={star(at, 0.25)} fill={ink.ink} />
    );
  }
  // A circled number skips; the six, which sends the deck back, has an arrow around it.
  const ring = kind === 'skip' ? circle(at, 0.245) : card === '6' ? loopArrow(at, 0.25) : null;
  return (
    <>
      {ring !== null && <Path {...pen} d={ring} strokeWidth={0.04} />}
      <Label at={at} size={ring === null ? 0.46 : 0.34} fill={ink.ink}>
        {String(cardAmount(card))}
      </Label>
    </>
  );
});

interface WindowsProps extends Props {
  readonly windows: readonly (Card | null)[];
  readonly edition: EditionId;
}

/** Left to right or top to bottom: the line's button lists the same windows, and the two must not look swapped. */
const inReadingOrder = (boxes: readonly Box[]): readonly Box[] =>
  [...boxes].sort((a, b) => a.x + a.y - (b.x + b.y));

/** What was written into the windows. */
export function Windows({ line, ink, windows, edition }: WindowsProps) {
  const boxes = inReadingOrder(line.train.windows);
  return windows.map((card, i) => {
    const box = boxes[i];
    if (card === null || box === undefined) return null;
    return <Mark key={`${box.x} ${box.y}`} card={card} box={box} ink={ink} edition={edition} />;
  });
}
