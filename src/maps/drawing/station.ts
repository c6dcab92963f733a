/** The symbol of a station: a circle, or a capsule across the strokes of a bundle. */
import type { MapStation } from '../schema';
import { add, along, type Point, point, rightOf, scale, subtract, unit } from './geometry';
import { SIZES, type StationDrawing } from './model';
import type { Leg, Walk } from './network';

interface Approach {
  readonly direction: Point;
  readonly strokes: number;
}

const startDirection = ({ points: [a, b] }: Leg): Point => unit(subtract(b!, a!));

const endDirection = ({ points }: Leg): Point => unit(subtract(points.at(-1)!, points.at(-2)!));

/** Every track that touches the station: the direction in which it leaves and how many strokes it has. */
const approachesTo = (
  id: string,
  walks: readonly Walk[],
  strokesOn: (track: string) => number,
): Approach[] => {
  const seen = new Map<string, Approach>();
  for (const { legs } of walks) {
    legs.forEach((leg, i) => {
      const arrives = leg.to === id;
      const leaves = legs[i - 1]?.to === id;
      if (!arrives && !leaves) return;
      const direction = leaves ? startDirection(leg) : scale(endDirection(leg), -1);
      seen.set(leg.track, { direction, strokes: strokesOn(leg.track) });
    });
  }
  return [...seen.values()];
};

/** Across the widest bundle; where two equally wide ones meet at an angle, across both as well as can be. */
const axisOf = (approaches: readonly Approach[], strokes: number): Point => {
  const sides = approaches
    .filter((approach) => approach.strokes === strokes)
    .map(({ direction }) => direction);
  const [first, second] = sides;
  if (first === undefined) return { x: 1, y: 0 };
  const chord = second === undefined ? first : subtract(first, second);
  const straight = unit(Math.hypot(chord.x, chord.y) < 0.5 ? first : chord);
  return rightOf(straight);
};

export const stationOf = (
  station: MapStation,
  walks: readonly Walk[],
  strokesOn: (track: string) => number,
): StationDrawing => {
  const at = point(station.at);
  const approaches = approachesTo(station.id, walks, strokesOn);
  const strokes = Math.max(1, ...approaches.map((approach) => approach.strokes));
  const axis = axisOf(approaches, strokes);
  const reach = ((strokes - 1) / 2) * SIZES.spacing;
  const lines = walks.filter(({ legs }) => legs.some(({ to }) => to === station.id)).map(({ line }) => line);
  const interchange = lines.length > 1;
  return {
    id: station.id,
    name: station.name,
    at,
    lines,
    interchange,
    from: along(at, axis, -reach),
    to: add(at, scale(axis, reach)),
    radius: interchange ? SIZES.interchange : SIZES.station,
    hitRadius: SIZES.hit,
  };
};
