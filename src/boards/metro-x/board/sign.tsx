import { memo } from 'react';
import { Path } from 'react-native-svg';
import type { EditionId } from '@/games/metro-x';
import type { Point } from '@/maps/drawing/geometry';
import { SIZES, type LineDrawing } from '@/maps/drawing/model';
import type { BoardInk } from './board-ink';
import { Label } from './layer';
import { circle, crown, diamond, roundedBox } from './shapes';

interface Props {
  readonly line: LineDrawing;
  readonly ink: BoardInk;
}

/** The plate at a line's end, without its bonuses. */
export const Sign = memo(function Sign({ line, ink }: Props) {
  const { body, letter } = line.sign;
  return (
    <>
      <Path
        d={roundedBox(body, 0.14)}
        fill={ink.stroke(line.colour)}
        stroke={ink.casing}
        strokeWidth={SIZES.casing}
      />
      <Label at={letter} size={0.36} fill={ink.onStroke(line.colour)}>
        {line.id}
      </Label>
    </>
  );
});

/** `won` by this seat, `gone` to others or out of reach. */
export type BonusState = 'open' | 'won' | 'gone';

type Rank = 'first' | 'later';

const R = 0.205;
const FADED = 'rgba(20, 24, 31, 0.55)';

function outline(rank: Rank, edition: EditionId, at: Point): string {
  if (edition === 'gamewright') return circle(at, R);
  return rank === 'first' ? crown(at, R) : diamond(at, R * 1.16);
}

interface BonusProps {
  readonly rank: Rank;
  readonly at: Point;
  readonly points: number;
  readonly state: BonusState;
  readonly ink: BoardInk;
  readonly edition: EditionId;
}

function Bonus({ rank, at, points, state, ink, edition }: BonusProps) {
  const isGold = rank === 'first';
  const slash = `M${at.x - R} ${at.y + R}L${at.x + R} ${at.y - R}`;
  const isGone = state === 'gone';
  return (
    <>
      <Path
        d={outline(rank, edition, at)}
        fill={isGold ? ink.gold : '#FFFFFF'}
        fillOpacity={isGone ? 0.4 : 1}
        stroke={ink.onGold}
        strokeOpacity={isGone ? 0.4 : 1}
        strokeWidth={state === 'won' ? 0.06 : 0.02}
        strokeLinejoin="round"
      />
      <Label at={at} size={points > 9 ? 0.2 : 0.26} fill={isGone ? FADED : ink.onGold}>
        {String(points)}
      </Label>
      {isGone && (
        <Path d={slash} stroke={ink.onGold} strokeOpacity={0.7} strokeWidth={0.05} strokeLinecap="round" />
      )}
    </>
  );
}

interface BonusesProps extends Props {
  readonly first: BonusState;
  readonly later: BonusState;
  readonly edition: EditionId;
}

/** Kept when only a window of the line was written. */
export const Bonuses = memo(function Bonuses({ line, ink, first, later, edition }: BonusesProps) {
  const shared = { ink, edition };
  return (
    <>
      <Bonus {...shared} rank="first" at={line.sign.first} points={line.first} state={first} />
      <Bonus {...shared} rank="later" at={line.sign.later} points={line.later} state={later} />
    </>
  );
});
