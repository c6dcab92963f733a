import {
  boxDistance,
  boxDistanceToSegment,
  distanceToSegment,
  isOctilinear,
  point,
  rightOf,
  segmentCrossing,
  segmentDistance,
  turnBetween,
  unit,
} from '@/maps/drawing/geometry';

const p = (x: number, y: number) => point([x, y]);
const box = { x: 0, y: 0, width: 2, height: 1 };

describe('geometry', () => {
  it.each([
    [p(0, 0), p(3, 0), true],
    [p(0, 0), p(0, -2), true],
    [p(1, 1), p(-1, 3), true],
    [p(0, 0), p(2, 1), false],
    [p(1, 1), p(1, 1), false],
  ])('knows level, upright and diagonal: %j to %j', (a, b, expected) => {
    expect(isOctilinear(a, b)).toBe(expected);
  });

  it('turns right with a positive angle, as y grows downwards', () => {
    expect(turnBetween(p(1, 0), p(0, 1))).toBeCloseTo(Math.PI / 2);
    expect(turnBetween(p(1, 0), p(1, -1))).toBeCloseTo(-Math.PI / 4);
    expect(rightOf(p(1, 0))).toEqual({ x: -0, y: 1 });
  });

  it('leaves the zero vector alone', () => {
    expect(unit(p(0, 0))).toEqual(p(0, 0));
    expect(unit(p(0, -3))).toEqual(p(0, -1));
  });

  it('measures from a point to a segment, not to its line', () => {
    expect(distanceToSegment(p(1, 2), p(0, 0), p(2, 0))).toBe(2);
    expect(distanceToSegment(p(5, 4), p(0, 0), p(2, 0))).toBe(5);
    expect(distanceToSegment(p(3, 4), p(0, 0), p(0, 0))).toBe(5);
  });

  it('finds where segments cross', () => {
    expect(segmentCrossing(p(0, 0), p(2, 2), p(0, 2), p(2, 0))).toEqual(p(1, 1));
    expect(segmentCrossing(p(0, 0), p(1, 1), p(2, 0), p(3, -1))).toBeNull();
    expect(segmentCrossing(p(0, 0), p(1, 0), p(0, 1), p(1, 1))).toBeNull();
  });

  it('measures between segments', () => {
    expect(segmentDistance(p(0, 0), p(2, 2), p(0, 2), p(2, 0))).toBe(0);
    expect(segmentDistance(p(0, 0), p(4, 0), p(1, 3), p(2, 1))).toBe(1);
  });

  it('measures from boxes', () => {
    expect(boxDistance(box, { x: 5, y: 5, width: 1, height: 1 })).toBe(5);
    expect(boxDistance(box, { x: 1, y: 0.5, width: 9, height: 9 })).toBe(0);
    expect(boxDistanceToSegment(box, p(-1, 2), p(3, 2))).toBe(1);
    expect(boxDistanceToSegment(box, p(-1, 0.5), p(3, 0.5))).toBe(0);
    expect(boxDistanceToSegment(box, p(1, 0.5), p(1.2, 0.6))).toBe(0);
  });
});
