import {
  capsule,
  circle,
  cross,
  crown,
  diamond,
  loopArrow,
  penMark,
  roundedBox,
  star,
} from '@/boards/metro-x/board/shapes';
import { drawing } from './positions';

/** End points of the commands of a path with absolute moves, lines and arcs. */
const ends = (d: string) =>
  [...d.matchAll(/[MLA]([^MLAZ]*)/g)].map((match) => match[1]!.trim().split(/\s+/).slice(-2).map(Number));

it('draws a capsule as far from its middle line as its radius and rim', () => {
  const station = drawing.stations.find(({ from, to }) => from.x !== to.x || from.y !== to.y)!;
  for (const [x, y] of ends(capsule(station, 0.1))) {
    const away = Math.min(...[station.from, station.to].map((end) => Math.hypot(x! - end.x, y! - end.y)));
    expect(away).toBeCloseTo(station.radius + 0.1, 2);
  }
});

it('crosses off in one edition and circles in the other, as their rules say', () => {
  const at = { x: 2, y: 3 };
  expect(penMark('gamewright', at)).toMatch(/^M[^a]*L[^a]*M[^a]*L[^a]*$/);
  expect(penMark('okazu', at)).toMatch(/a.*Z$/);
});

it('draws a station of one point as a circle', () => {
  const at = { x: 2, y: 3 };
  const station = { ...drawing.stations[0]!, at, from: at, to: at, radius: 0.3 };
  expect(ends(capsule(station))).toEqual([
    [2, 3.3],
    [2, 2.7],
    [2, 2.7],
    [2, 3.3],
  ]);
});

it.each(Object.entries({ circle, cross, crown, diamond, loopArrow, star }))(
  'draws a %s of sound numbers',
  (_, shape) => {
    const d = shape({ x: 1.5, y: 2.5 }, 0.25);
    expect(d).toMatch(/^M[\d .]+/);
    expect(d).not.toMatch(/NaN|undefined|Infinity/);
  },
);

it('rounds the corners of a box no further than its sides allow', () => {
  expect(roundedBox({ x: 0, y: 0, width: 1, height: 0.4 }, 5)).toContain('a0.2 0.2');
});
