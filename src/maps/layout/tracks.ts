/** Faults of the tracks themselves: their angles, and tracks that lie upon each other. */
import {
  DIRECTIONS,
  dot,
  isOctilinear,
  type Point,
  rightOf,
  subtract,
  turnBetween,
  unit,
} from '../drawing/geometry';
import { SIZES } from '../drawing/model';
import { type Leg, type Walk, walksOf } from '../drawing/network';
import { fault, type MapFault } from '../faults';
import type { MetroXMap } from '../schema';

interface Piece {
  readonly a: Point;
  readonly b: Point;
}

const piecesOf = ({ points }: Leg): readonly Piece[] => points.slice(1).map((b, i) => ({ a: points[i]!, b }));

/** Under a terminus a track may reach its train or sign at any angle but straight back. */
const sharpest = { onTheWay: Math.PI * 0.51, atTerminus: Math.PI * 0.8 } as const;

const placeOf = ({ legs }: Walk, i: number): string => {
  if (i === 0) return 'between its train and its first station';
  const from = legs[i - 1]?.to ?? '';
  const to = legs[i]?.to;
  return to === undefined ? `between ${from} and its sign` : `between ${from} and ${to}`;
};

const angles = (walk: Walk): readonly MapFault[] => {
  const pieces = walk.legs.flatMap((leg, i) => piecesOf(leg).map((piece) => ({ ...piece, i })));
  return pieces.flatMap(({ a, b, i }, at) => {
    const place = placeOf(walk, i);
    if (!isOctilinear(a, b)) return [fault('not-octilinear', { line: walk.line, place })];
    const next = pieces[at + 1];
    if (next === undefined) return [];
    const atTerminus = i === 0 || next.i === walk.legs.length - 1;
    const most = atTerminus ? sharpest.atTerminus : sharpest.onTheWay;
    const turn = Math.abs(turnBetween(subtract(b, a), subtract(next.b, next.a)));
    return turn > most ? [fault('doubles-back', { line: walk.line, place })] : [];
  });
};

/** The track must leave a train by its front and reach a sign from outside. */
const headings = ({ lines }: MetroXMap, walks: readonly Walk[]): readonly MapFault[] =>
  lines.flatMap((line, i) => {
    const pieces = (walks[i]?.legs ?? []).flatMap(piecesOf).slice(1, -1);
    const against = (piece: Piece | undefined, heading: keyof typeof DIRECTIONS): boolean =>
      piece !== undefined && dot(unit(subtract(piece.b, piece.a)), DIRECTIONS[heading]) < -0.01;
    return [
      ...(against(pieces[0], line.train.heading) ? [fault('train-backwards', { line: line.id })] : []),
      ...(against(pieces.at(-1), line.sign.heading) ? [fault('sign-backwards', { line: line.id })] : []),
    ];
  });

/** Whether two pieces run along each other, nearer than parallel strokes may, for more than a crossing. */
const runTogether = (one: Piece, other: Piece): boolean => {
  const direction = unit(subtract(one.b, one.a));
  if (Math.abs(Math.abs(dot(direction, unit(subtract(other.b, other.a)))) - 1) > 1e-6) return false;
  if (Math.abs(dot(rightOf(direction), subtract(other.a, one.a))) > SIZES.spacing + 1e-6) return false;
  const span = ({ a, b }: Piece): readonly [number, number] => {
    const ends = [dot(direction, a), dot(direction, b)] as const;
    return [Math.min(...ends), Math.max(...ends)];
  };
  const [from, to] = span(one);
  const [otherFrom, otherTo] = span(other);
  return Math.min(to, otherTo) - Math.max(from, otherFrom) > 0.01;
};

const coincidences = (walks: readonly Walk[]): readonly MapFault[] =>
  walks.flatMap((walk, w) =>
    walks.slice(w + 1).flatMap((other) =>
      walk.legs.flatMap((leg, i) =>
        other.legs
          .filter(({ track }) => track !== leg.track)
          .filter((far) => piecesOf(leg).some((one) => piecesOf(far).some((two) => runTogether(one, two))))
          .map(() => fault('run-together', { a: walk.line, b: other.line, place: placeOf(walk, i) })),
      ),
    ),
  );

export const trackFaults = (map: MetroXMap): readonly MapFault[] => {
  const walks = walksOf(map);
  return [...walks.flatMap(angles), ...headings(map, walks), ...coincidences(walks)];
};
