/** Path data in grid units. Many marks share one path: a board of 65 stations stays a handful of nodes. */
import type { EditionId } from '@/games/metro-x';
import type { StationDrawing } from '@/maps/drawing/model';
import type { Box, Point } from '@/maps/drawing/geometry';

const round = (value: number): number => Math.round(value * 1000) / 1000;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Everything within the radius of a station's segment, grown by a rim. */
export function capsule({ from, to, radius }: StationDrawing, rim = 0): string {
  const r = round(radius + rim);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [nx, ny] = length === 0 ? [0, 1] : [-(to.y - from.y) / length, (to.x - from.x) / length];
  const side = { x: nx * r, y: ny * r };
  const cap = `A${r} ${r} 0 0 1`;
  return (
    `M${at(from.x + side.x, from.y + side.y)}${cap} ${at(from.x - side.x, from.y - side.y)}` +
    `L${at(to.x - side.x, to.y - side.y)}${cap} ${at(to.x + side.x, to.y + side.y)}Z`
  );
}

export function cross({ x, y }: Point, reach: number): string {
  return (
    `M${at(x - reach, y - reach)}L${at(x + reach, y + reach)}` +
    `M${at(x + reach, y - reach)}L${at(x - reach, y + reach)}`
  );
}

export function circle({ x, y }: Point, r: number): string {
  return `M${at(x - r, y)}a${round(r)} ${round(r)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 1 ${round(-2 * r)} 0Z`;
}

/**
 * What a pen leaves in a station: one edition crosses off, the other circles. The circle is inked in, because a
 * ring within the station's own ring could be taken for an empty one.
 */
export function penMark(edition: EditionId, at: Point): string {
  return edition === 'okazu' ? circle(at, 0.15) + circle(at, 0.05) : cross(at, 0.155);
}

export function roundedBox({ x, y, width, height }: Box, radius: number): string {
  const r = round(Math.min(radius, width / 2, height / 2));
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  const across = round(width - 2 * r);
  const down = round(height - 2 * r);
  return (
    `M${at(x + r, y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}` +
    `h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}Z`
  );
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => at(x, y)).join('L')}Z`;
}

export function star({ x, y }: Point, r: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.45;
      const angle = (i * Math.PI) / 5 - Math.PI / 2;
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
    }),
  );
}

export function diamond({ x, y }: Point, r: number): string {
  return polygon([
    { x, y: y - r },
    { x: x + r, y },
    { x, y: y + r },
    { x: x - r, y },
  ]);
}

/** Tall enough inside to hold a number. */
export function crown({ x, y }: Point, r: number): string {
  const points = [
    [-1, 0.85],
    [-1, -0.85],
    [-0.5, -0.4],
    [0, -1],
    [0.5, -0.4],
    [1, -0.85],
    [1, 0.85],
  ] as const;
  return polygon(points.map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r })));
}

/** An open ring with an arrow head: "and shuffle". */
export function loopArrow({ x, y }: Point, r: number): string {
  const [from, to] = [-0.15 * Math.PI, 1.45 * Math.PI];
  const end = { x: x + r * Math.cos(from), y: y + r * Math.sin(from) };
  const start = { x: x + r * Math.cos(to), y: y + r * Math.sin(to) };
  const head = r * 0.36;
  return (
    `M${at(start.x, start.y)}A${round(r)} ${round(r)} 0 1 0 ${at(end.x, end.y)}` +
    `M${at(end.x - head, end.y - head * 0.3)}L${at(end.x, end.y)}L${at(end.x + head * 0.7, end.y - head)}`
  );
}
