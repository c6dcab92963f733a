/** Plane geometry on grid units; y grows downwards, so a positive turn is clockwise on the screen. */
import type { Heading } from '../schema';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const DIRECTIONS: Readonly<Record<Heading, Point>> = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

export const point = (at: readonly [number, number]): Point => ({ x: at[0], y: at[1] });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scale = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const along = (from: Point, direction: Point, by: number): Point => add(from, scale(direction, by));
export const between = (a: Point, b: Point, share: number): Point => add(a, scale(subtract(b, a), share));

/** Unit vector; the zero vector stays zero. */
export const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y);
  return length === 0 ? a : scale(a, 1 / length);
};

/** Right hand side of somebody walking along `direction` on the screen. */
export const rightOf = (direction: Point): Point => ({ x: -direction.y, y: direction.x });

/** Signed angle in radians from one direction to another, in (-pi, pi]; positive turns right. */
export const turnBetween = (from: Point, to: Point): number => Math.atan2(cross(from, to), dot(from, to));

export const isOctilinear = (a: Point, b: Point): boolean => {
  const dx = Math.abs(a.x - b.x);
  const dy = Math.abs(a.y - b.y);
  return dx + dy > 0 && (dx === 0 || dy === 0 || dx === dy);
};

export const distanceToSegment = (p: Point, a: Point, b: Point): number => {
  const ab = subtract(b, a);
  const length2 = dot(ab, ab);
  if (length2 === 0) return distance(p, a);
  const share = Math.min(1, Math.max(0, dot(subtract(p, a), ab) / length2));
  return distance(p, between(a, b, share));
};

/** Where the two segments meet in a single point, ends included; null when apart or parallel. */
export const segmentCrossing = (a: Point, b: Point, c: Point, d: Point): Point | null => {
  const ab = subtract(b, a);
  const cd = subtract(d, c);
  const area = cross(ab, cd);
  if (Math.abs(area) < 1e-9) return null;
  const ac = subtract(c, a);
  const s = cross(ac, cd) / area;
  const t = cross(ac, ab) / area;
  return s < 0 || s > 1 || t < 0 || t > 1 ? null : between(a, b, s);
};

export const segmentDistance = (a: Point, b: Point, c: Point, d: Point): number =>
  segmentCrossing(a, b, c, d) === null
    ? Math.min(
        distanceToSegment(a, c, d),
        distanceToSegment(b, c, d),
        distanceToSegment(c, a, b),
        distanceToSegment(d, a, b),
      )
    : 0;

export const corners = (box: Box): readonly [Point, Point, Point, Point] => [
  { x: box.x, y: box.y },
  { x: box.x + box.width, y: box.y },
  { x: box.x + box.width, y: box.y + box.height },
  { x: box.x, y: box.y + box.height },
];

export const contains = (box: Box, p: Point): boolean =>
  p.x >= box.x && p.x <= box.x + box.width && p.y >= box.y && p.y <= box.y + box.height;

export const boxDistanceToSegment = (box: Box, a: Point, b: Point): number => {
  if (contains(box, a) || contains(box, b)) return 0;
  const [p, q, r, s] = corners(box);
  return Math.min(
    segmentDistance(p, q, a, b),
    segmentDistance(q, r, a, b),
    segmentDistance(r, s, a, b),
    segmentDistance(s, p, a, b),
  );
};

export const boxDistance = (a: Box, b: Box): number => {
  const dx = Math.max(0, a.x - (b.x + b.width), b.x - (a.x + a.width));
  const dy = Math.max(0, a.y - (b.y + b.height), b.y - (a.y + a.height));
  return Math.hypot(dx, dy);
};
