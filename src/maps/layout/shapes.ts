/** Everything on a map that takes up paper, with a name for its author. */
import {
  type Box,
  boxDistance,
  boxDistanceToSegment,
  type Point,
  segmentDistance,
} from '../drawing/geometry';
import { type MapDrawing, SIZES } from '../drawing/model';

/** A box, or everything within a radius of a segment. */
export type Shape =
  | { readonly kind: 'box'; readonly box: Box }
  | { readonly kind: 'capsule'; readonly from: Point; readonly to: Point; readonly radius: number };

export interface Thing {
  readonly name: string;
  readonly shape: Shape;
  /** The line whose own stroke may touch it. */
  readonly line: string | undefined;
}

/** Free paper between two shapes; zero or less when they touch. */
export const gapBetween = (a: Shape, b: Shape): number => {
  if (a.kind === 'capsule' && b.kind === 'capsule') {
    return segmentDistance(a.from, a.to, b.from, b.to) - a.radius - b.radius;
  }
  if (a.kind === 'box' && b.kind === 'box') return boxDistance(a.box, b.box);
  if (a.kind === 'box' && b.kind === 'capsule') return boxDistanceToSegment(a.box, b.from, b.to) - b.radius;
  return gapBetween(b, a);
};

export const thingsOn = ({ stations, lines }: MapDrawing): readonly Thing[] => [
  ...stations.map(({ id, from, to, radius }): Thing => ({
    name: `station ${id}`,
    shape: { kind: 'capsule', from, to, radius },
    line: undefined,
  })),
  ...lines.flatMap(({ id, train, sign, badges }): Thing[] => [
    { name: `the train of line ${id}`, shape: { kind: 'box', box: train.body }, line: id },
    { name: `the sign of line ${id}`, shape: { kind: 'box', box: sign.body }, line: id },
    ...badges.map((at): Thing => ({
      name: `a letter of line ${id}`,
      shape: { kind: 'capsule', from: at, to: at, radius: SIZES.badge },
      line: id,
    })),
  ]),
];
