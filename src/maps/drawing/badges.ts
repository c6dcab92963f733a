/** Chooses where a line's letter is repeated: only on stretches with nothing else near. */
import { boxDistanceToSegment, distance, distanceToSegment, type Point } from './geometry';
import { type LineDrawing, SIZES, type StationDrawing } from './model';
import { pointAt } from './route';

type BareLine = Omit<LineDrawing, 'badges'>;

interface Scene {
  readonly lines: readonly BareLine[];
  readonly stations: readonly StationDrawing[];
}

interface Spot {
  readonly at: number;
  readonly p: Point;
}

/** Distance along the line between two letters. */
const APART = 2.6;
/** Shares of the way between two stops that are tried. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as const;
const CLEAR = SIZES.badge + SIZES.clearance;
const STROKE = SIZES.stroke / 2 + SIZES.casing;

const isNear = (p: Point, a: Point, b: Point, reach: number): boolean =>
  p.x > Math.min(a.x, b.x) - reach &&
  p.x < Math.max(a.x, b.x) + reach &&
  p.y > Math.min(a.y, b.y) - reach &&
  p.y < Math.max(a.y, b.y) + reach &&
  distanceToSegment(p, a, b) < reach;

const isFree = (p: Point, own: string, { lines, stations }: Scene): boolean =>
  !stations.some(({ from, to, radius }) => isNear(p, from, to, radius + CLEAR)) &&
  !lines.some(
    ({ id, route: { points }, train, sign }) =>
      boxDistanceToSegment(train.body, p, p) < CLEAR ||
      boxDistanceToSegment(sign.body, p, p) < CLEAR ||
      (id !== own && points.some((b, i) => isNear(p, points[i - 1] ?? b, b, STROKE + CLEAR))),
  );

/** The best spot of each gap between two stops, the widest gaps first. */
const spotsOf = (line: BareLine, scene: Scene): readonly Spot[] => {
  const { stops } = line.route;
  return stops
    .slice(1)
    .map(({ distance: to }, i) => ({ from: stops[i]?.distance ?? 0, to }))
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap(({ from, to }) => {
      const spots = SHARES.map((share) => from + (to - from) * share).map((at) => ({
        at,
        p: pointAt(line.route, at),
      }));
      return spots.find(({ p }) => isFree(p, line.id, scene)) ?? [];
    });
};

export const badgesOf = (line: BareLine, scene: Scene, taken: readonly Point[]): readonly Point[] => {
  const chosen: Spot[] = [];
  for (const spot of spotsOf(line, scene)) {
    const crowded =
      chosen.some(({ at }) => Math.abs(at - spot.at) < APART) ||
      taken.some((p) => distance(p, spot.p) < SIZES.badge + CLEAR);
    if (!crowded) chosen.push(spot);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ p }) => p);
};
