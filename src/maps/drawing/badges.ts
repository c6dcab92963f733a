/** Chooses where a line's letter is repeated: only on stretches with nothing else near. */
import { boxDistanceToSegment, distance, distanceToSegment, type Point } from './geometry';
import { type LineDrawing, SIZES, type StationDrawing } from './model';
import { pointAt } from './route';

const STEP = 0.05;
/** Along the line, from the train, the sign and each other. */
const APART = 2.6;

interface Scene {
  readonly lines: readonly Omit<LineDrawing, 'badges'>[];
  readonly stations: readonly StationDrawing[];
}

/** Free paper around a badge of the line at `p`; negative when it would overlap something. */
const roomAt = (p: Point, own: string, { lines, stations }: Scene): number => {
  let room = Infinity;
  for (const { from, to, radius } of stations) room = Math.min(room, distanceToSegment(p, from, to) - radius);
  for (const { id, route, train, sign } of lines) {
    for (const { body } of [train, sign]) room = Math.min(room, boxDistanceToSegment(body, p, p));
    if (id === own) continue;
    const edge = SIZES.stroke / 2 + SIZES.casing;
    route.points.slice(1).forEach((b, i) => {
      room = Math.min(room, distanceToSegment(p, route.points[i]!, b) - edge);
    });
  }
  return room - SIZES.badge;
};

export const badgesOf = (
  line: Omit<LineDrawing, 'badges'>,
  scene: Scene,
  taken: readonly Point[],
): readonly Point[] => {
  const total = line.route.lengths.at(-1) ?? 0;
  const spots = Array.from({ length: Math.floor(total / STEP) }, (_, i) => i * STEP)
    .filter((at) => at > APART / 2 && at < total - APART / 2)
    .map((at) => ({ at, p: pointAt(line.route, at) }))
    .map((spot) => ({ ...spot, room: roomAt(spot.p, line.id, scene) }))
    .filter(({ room }) => room >= SIZES.clearance);
  const chosen: { at: number; p: Point }[] = [];
  const clear = 2 * SIZES.badge + SIZES.clearance;
  for (const spot of [...spots].sort((a, b) => b.room - a.room || a.at - b.at)) {
    const crowded =
      chosen.some(({ at }) => Math.abs(at - spot.at) < APART) ||
      taken.some((p) => distance(p, spot.p) < clear) ||
      chosen.some(({ p }) => distance(p, spot.p) < clear);
    if (!crowded) chosen.push(spot);
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ p }) => p);
};
