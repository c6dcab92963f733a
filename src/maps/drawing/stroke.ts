/** From a line's walk to its drawn stroke: offset for parallel running, corners rounded by arcs. */
import { add, along, cross, distance, type Point, rightOf, subtract, turnBetween, unit } from './geometry';
import { SIZES } from './model';
import type { Walk } from './network';

/** A vertex of the base polyline with what comes in and what goes out. */
interface Joint {
  readonly at: Point;
  readonly station: string | undefined;
  readonly inward: Point;
  readonly outward: Point;
  readonly room: number;
  readonly offsetIn: number;
  readonly offsetOut: number;
}

/** A piece of stroke that ends in `to`; with a radius it is an arc about `centre`. */
export interface Piece {
  readonly to: Point;
  readonly arc?: { readonly centre: Point; readonly radius: number; readonly turn: number };
  /** The station at the end of this piece, or in its middle when `through` is set. */
  readonly station?: string | undefined;
  readonly through?: boolean;
}

export interface Stroke {
  readonly start: Point;
  readonly pieces: readonly Piece[];
}

interface Span {
  readonly a: Point;
  readonly b: Point;
  readonly offset: number;
  /** The station at `b`. */
  readonly station: string | undefined;
}

const spansOf = (walk: Walk, offsetOn: (track: string) => number): readonly Span[] =>
  walk.legs.flatMap(({ track, forward, points, to }) => {
    const offset = offsetOn(track) * (forward ? 1 : -1);
    return points.slice(1).map((b, i): Span => {
      const last = i === points.length - 2;
      return { a: points[i]!, b, offset, station: last ? to : undefined };
    });
  });

/** Where two offset lines through a joint meet. */
const mitre = ({ at, inward, outward, offsetIn, offsetOut }: Joint): Point => {
  const n1 = rightOf(inward);
  const n2 = rightOf(outward);
  const area = cross(n1, n2);
  return add(at, {
    x: (offsetIn * n2.y - offsetOut * n1.y) / area,
    y: (offsetOut * n1.x - offsetIn * n2.x) / area,
  });
};

const bend = (joint: Joint, turn: number): readonly Piece[] => {
  const { inward, outward, room, offsetIn, offsetOut } = joint;
  const tangent = Math.tan(Math.abs(turn) / 2);
  const base = Math.min(SIZES.bend, room / tangent);
  // Strokes of a bundle turn about one centre: the inner ones tighter, the outer ones wider.
  const radius = Math.max(0.05, base - (Math.sign(turn) * (offsetIn + offsetOut)) / 2);
  const corner = mitre(joint);
  const from = along(corner, inward, -radius * tangent);
  const centre = along(from, rightOf(inward), Math.sign(turn) * radius);
  return [{ to: from }, { to: along(corner, outward, radius * tangent), arc: { centre, radius, turn } }];
};

/** Turns and changes of lanes at a station take place under its symbol, however sharp they are. */
const pass = ({ at, inward, outward, offsetIn, offsetOut, station }: Joint): readonly Piece[] => {
  const half = SIZES.station * 0.6;
  const enter = along(along(at, rightOf(inward), offsetIn), inward, -half);
  const leave = along(along(at, rightOf(outward), offsetOut), outward, half);
  return [{ to: enter }, { to: leave, station, through: true }];
};

const piecesAt = (joint: Joint): readonly Piece[] => {
  const turn = turnBetween(joint.inward, joint.outward);
  const straight = Math.abs(turn) < 1e-6 && joint.offsetIn === joint.offsetOut;
  if (straight)
    return [{ to: along(joint.at, rightOf(joint.inward), joint.offsetIn), station: joint.station }];
  return joint.station === undefined ? bend(joint, turn) : pass(joint);
};

export const strokeOf = (walk: Walk, offsetOn: (track: string) => number): Stroke => {
  const spans = spansOf(walk, offsetOn);
  const joints = spans.slice(0, -1).map((span, i): Joint => {
    const next = spans[i + 1]!;
    return {
      at: span.b,
      station: span.station,
      inward: unit(subtract(span.b, span.a)),
      outward: unit(subtract(next.b, next.a)),
      room: 0.5 * Math.min(distance(span.a, span.b), distance(next.a, next.b)),
      offsetIn: span.offset,
      offsetOut: next.offset,
    };
  });
  const last = spans.at(-1)!;
  return { start: spans[0]!.a, pieces: [...joints.flatMap(piecesAt), { to: last.b }] };
};
