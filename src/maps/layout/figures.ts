/** Figures by which layouts of the same network can be compared. */
import { compileDrawing } from '../drawing/compile';
import { distance, type Point, point, segmentCrossing, subtract, turnBetween } from '../drawing/geometry';
import { type Leg, walksOf } from '../drawing/network';
import type { MetroXMap } from '../schema';

export interface Figures {
  readonly stations: number;
  readonly width: number;
  readonly height: number;
  /** Changes of direction over all lines, trains and signs included; a right angle counts twice. */
  readonly bends: number;
  /** Places outside of stations where tracks cross. */
  readonly crossings: number;
  readonly pitch: number;
  readonly longest: number;
  readonly badges: number;
}

interface Piece {
  readonly a: Point;
  readonly b: Point;
}

const piecesOf = ({ points }: Leg): readonly Piece[] => points.slice(1).map((b, i) => ({ a: points[i]!, b }));

const bendsOf = (legs: readonly Leg[]): number => {
  const pieces = legs.flatMap(piecesOf);
  const turns = pieces.slice(1).map(({ a, b }, i) => {
    const before = pieces[i]!;
    return Math.abs(turnBetween(subtract(before.b, before.a), subtract(b, a)));
  });
  return turns.reduce((sum, turn) => sum + Math.round(turn / (Math.PI / 4)), 0);
};

const touches = ({ a, b }: Piece, p: Point): boolean => distance(a, p) < 1e-6 || distance(b, p) < 1e-6;

const crossingsOf = (tracks: readonly Leg[]): number => {
  const pieces = tracks.flatMap(piecesOf);
  return pieces
    .flatMap((one, i) => pieces.slice(i + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => {
      const p = segmentCrossing(one.a, one.b, other.a, other.b);
      return p !== null && !(touches(one, p) && touches(other, p));
    }).length;
};

export const measure = (map: MetroXMap): Figures => {
  const walks = walksOf(map);
  const tracks = [...new Map(walks.flatMap(({ legs }) => legs.map((leg) => [leg.track, leg]))).values()];
  const drawing = compileDrawing(map);
  const places = map.stations.map(({ at }) => point(at));
  const gaps = places.flatMap((one, i) => places.slice(i + 1).map((other) => distance(one, other)));
  const lengths = tracks.map((leg) => piecesOf(leg).reduce((sum, { a, b }) => sum + distance(a, b), 0));
  return {
    stations: map.stations.length,
    width: drawing.width,
    height: drawing.height,
    bends: walks.reduce((sum, { legs }) => sum + bendsOf(legs), 0),
    crossings: crossingsOf(tracks),
    pitch: Math.min(...gaps),
    longest: Math.max(...lengths),
    badges: drawing.lines.reduce((sum, { badges }) => sum + badges.length, 0),
  };
};

const short = (value: number): string => String(Math.round(value * 100) / 100);

export const figuresOf = (map: MetroXMap): string => {
  const { stations, width, height, bends, crossings, pitch, longest, badges } = measure(map);
  return [
    `${stations} stations on ${short(width)} x ${short(height)} (${short(width / height)})`,
    `${bends} bends`,
    `${crossings} crossings`,
    `pitch ${short(pitch)}`,
    `longest track ${short(longest)}`,
    `${badges} letters`,
  ].join(', ');
};
