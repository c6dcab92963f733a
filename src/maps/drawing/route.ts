/** A stroke as SVG path data and as a measured polyline. */
import { add, between, distance, type Point, subtract } from './geometry';
import type { Route, Stop } from './model';
import type { Piece, Stroke } from './stroke';

const round = (value: number): number => Math.round(value * 1000) / 1000;
const coordinates = (p: Point): string => `${round(p.x)} ${round(p.y)}`;

export const pathOf = ({ start, pieces }: Stroke): string =>
  pieces.reduce(
    (path, { to, arc }) => {
      if (arc === undefined) return `${path} L${coordinates(to)}`;
      const radius = round(arc.radius);
      return `${path} A${radius} ${radius} 0 0 ${arc.turn > 0 ? 1 : 0} ${coordinates(to)}`;
    },
    `M${coordinates(start)}`,
  );

const ARC_STEP = Math.PI / 24;

const turned = (p: Point, centre: Point, angle: number): Point => {
  const { x, y } = subtract(p, centre);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return add(centre, { x: x * c - y * s, y: x * s + y * c });
};

const flatten = (from: Point, { to, arc }: Piece): readonly Point[] => {
  if (arc === undefined) return [to];
  const steps = Math.max(1, Math.ceil(Math.abs(arc.turn) / ARC_STEP));
  return Array.from({ length: steps }, (_, i) =>
    i === steps - 1 ? to : turned(from, arc.centre, (arc.turn * (i + 1)) / steps),
  );
};

export const routeOf = ({ start, pieces }: Stroke): Route => {
  const points: Point[] = [start];
  const lengths: number[] = [0];
  const stops: Stop[] = [];
  let [from, length] = [start, 0];
  for (const piece of pieces) {
    const before = length;
    for (const next of flatten(from, piece)) {
      const step = distance(from, next);
      if (step < 1e-9) continue;
      length += step;
      points.push(next);
      lengths.push(length);
      from = next;
    }
    if (piece.station === undefined) continue;
    stops.push({ station: piece.station, distance: piece.through ? (before + length) / 2 : length });
  }
  return { points, lengths, stops };
};

export const pointAt = ({ points, lengths }: Route, at: number): Point => {
  const i = lengths.findIndex((length) => length >= at);
  const b = points[i] ?? points.at(-1);
  const a = points[i - 1];
  if (b === undefined) throw new Error('an empty route has no points');
  if (a === undefined) return b;
  const [from, to] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
  return between(a, b, (at - from) / (to - from));
};

/** Path data of the part of a route between two distances. */
export const partOf = (route: Route, from: number, to: number): string => {
  const inner = route.points.filter((_, i) => {
    const length = route.lengths[i] ?? 0;
    return length > from && length < to;
  });
  return [pointAt(route, from), ...inner, pointAt(route, to)]
    .map((p, i) => `${i === 0 ? 'M' : 'L'}${coordinates(p)}`)
    .join(' ');
};

/** The stretch from one stop to another, counted from 0; -1 starts at the train. */
export const stretchOf = (route: Route, fromStop: number, toStop: number): string =>
  partOf(route, route.stops[fromStop]?.distance ?? 0, route.stops[toStop]?.distance ?? 0);
