/**
 * The order of parallel strokes on shared tracks. Two lines keep their sides along the whole of a common
 * stretch; the side is the one on which they part, so that strokes cross as little as possible.
 */
import { type Point, scale, subtract, turnBetween } from './geometry';
import type { Leg, Walk } from './network';

interface Stretch {
  readonly legs: readonly Leg[];
  /** Legs of both lines before and after the stretch, seen in the first line's direction. */
  readonly before: readonly [Leg, Leg];
  readonly after: readonly [Leg, Leg];
}

const reversed = (leg: Leg): Leg => ({
  ...leg,
  forward: !leg.forward,
  points: [...leg.points].reverse(),
});

const legAt = (legs: readonly Leg[], i: number): Leg => {
  const leg = legs[i];
  if (leg === undefined) throw new Error(`no leg ${i}`);
  return leg;
};

const startDirection = ({ points: [a, b] }: Leg): Point => subtract(b!, a!);
const endDirection = (leg: Leg): Point => scale(startDirection(reversed(leg)), -1);

/** The other line's legs, turned so that both travel `leg` the same way. */
const alongside = (leg: Leg, other: readonly Leg[]): readonly Leg[] => {
  const same = other.find(({ track }) => track === leg.track);
  return same === undefined || same.forward === leg.forward ? other : [...other].reverse().map(reversed);
};

/** Ends of walks (train and sign) are never shared, so a stretch always has a leg before and after. */
const stretchFrom = (mine: readonly Leg[], i: number, theirs: readonly Leg[]): Stretch => {
  const j = theirs.findIndex(({ track }) => track === mine[i]?.track);
  let n = 1;
  while (mine[i + n]?.track === theirs[j + n]?.track) n += 1;
  return {
    legs: mine.slice(i, i + n),
    before: [legAt(mine, i - 1), legAt(theirs, j - 1)],
    after: [legAt(mine, i + n), legAt(theirs, j + n)],
  };
};

/** Positive when the first line should run to the right of the second. */
const preferredSide = ({ legs, before, after }: Stretch): number => {
  const ahead = endDirection(legAt(legs, legs.length - 1));
  const back = scale(startDirection(legAt(legs, 0)), -1);
  const turnAhead = (leg: Leg): number => turnBetween(ahead, startDirection(leg));
  const turnBack = (leg: Leg): number => turnBetween(back, scale(endDirection(leg), -1));
  const parting = turnAhead(after[0]) - turnAhead(after[1]);
  const meeting = turnBack(before[1]) - turnBack(before[0]);
  return Math.abs(parting) > 1e-6 ? parting : meeting;
};

/** For every shared track its lines from left to right, seen in the track's own direction. */
export const orderTracks = (walks: readonly Walk[]): ReadonlyMap<string, readonly string[]> => {
  const rank = new Map<string, Map<string, number>>();
  const count = (track: string, line: string, by: number): void => {
    const ranks = rank.get(track) ?? new Map<string, number>();
    ranks.set(line, (ranks.get(line) ?? 0) + by);
    rank.set(track, ranks);
  };
  walks.forEach((one, a) => {
    for (const other of walks.slice(a + 1)) {
      const shared = new Set(other.legs.map(({ track }) => track));
      let i = 0;
      while (i < one.legs.length) {
        const leg = legAt(one.legs, i);
        if (!shared.has(leg.track)) {
          i += 1;
          continue;
        }
        const stretch = stretchFrom(one.legs, i, alongside(leg, other.legs));
        const right = preferredSide(stretch) > 0 ? 1 : -1;
        for (const { track, forward } of stretch.legs) {
          count(track, one.line, forward ? right : -right);
          count(track, other.line, forward ? -right : right);
        }
        i += stretch.legs.length;
      }
    }
  });
  const byRank = (ranks: Map<string, number>): string[] =>
    [...ranks.entries()].sort((x, y) => x[1] - y[1] || (x[0] < y[0] ? -1 : 1)).map(([line]) => line);
  return new Map([...rank].map(([track, ranks]) => [track, byRank(ranks)]));
};
