import { getMap, MAP_IDS } from '@/maps/catalog';
import { compileDrawing, drawingOf } from '@/maps/drawing/compile';
import { distance, distanceToSegment } from '@/maps/drawing/geometry';
import { SIZES } from '@/maps/drawing/model';
import { partOf, pointAt, stretchOf } from '@/maps/drawing/route';
import { signOf, trainOf } from '@/maps/drawing/train';
import { smallMap, withStation } from './small-map';

const drawing = compileDrawing(smallMap);
const [a, b] = drawing.lines;
const bent = compileDrawing({
  ...withStation('e', [13, 5]),
  bends: [{ between: ['d', 'e'], at: [[12, 6]] }],
  lines: smallMap.lines.map((line) => ({
    ...line,
    sign: { ...line.sign, at: [14, line.id === 'A' ? 5 : 8] },
  })),
});
const lineA = smallMap.lines[0]!;

describe('a compiled drawing', () => {
  it('compiles a map once', () => {
    expect(drawingOf(smallMap)).toBe(drawingOf(smallMap));
  });

  it.each(MAP_IDS)('passes every stop of %s in order and under its symbol', (id) => {
    const { lines, stations } = drawingOf(getMap(id));
    for (const { id: line, route } of lines) {
      const stops = getMap(id).lines.find((one) => one.id === line)?.stations;
      expect(route.stops.map(({ station }) => station)).toEqual(stops);
      let last = 0;
      for (const stop of route.stops) {
        expect(stop.distance).toBeGreaterThan(last);
        last = stop.distance;
        const { from, to, radius } = stations.find((one) => one.id === stop.station)!;
        expect(distanceToSegment(pointAt(route, stop.distance), from, to)).toBeLessThan(radius * 0.55);
      }
    }
  });

  it('measures the route as long as its pieces', () => {
    const { points, lengths } = a!.route;
    expect(lengths[0]).toBe(0);
    points.slice(1).forEach((p, i) => {
      expect(lengths[i + 1]! - lengths[i]!).toBeCloseTo(distance(points[i]!, p));
    });
  });

  it('draws straight runs with lines and bends with arcs', () => {
    const { path } = bent.lines[0]!;
    expect(path).toMatch(/^M[\d. ]+( L[\d. -]+| A[\d.]+ [\d.]+ 0 0 [01] [\d. -]+)+$/);
    expect(path).toContain(' A');
    expect(a!.path).not.toContain(' A');
  });

  it('cuts stretches between stops, or from the train', () => {
    const { route } = a!;
    const [first, second] = route.stops;
    expect(stretchOf(route, 0, 1)).toBe(partOf(route, first!.distance, second!.distance));
    expect(stretchOf(route, -1, 0)).toBe(partOf(route, 0, first!.distance));
    expect(stretchOf(route, 0, 1)).toMatch(/^M[\d.]+ [\d.]+( L[\d.]+ [\d.]+)+$/);
  });
});

describe('stations', () => {
  const station = (id: string) => drawing.stations.find((one) => one.id === id)!;

  it('are circles on one stroke', () => {
    const { from, to, at, interchange, radius } = station('a');
    expect([from, to]).toEqual([at, at]);
    expect(interchange).toBe(false);
    expect(radius).toBe(SIZES.station);
  });

  it('are one capsule across the strokes of a bundle', () => {
    const { from, to, interchange, lines } = station('c');
    expect(lines).toEqual(['A', 'B']);
    expect(interchange).toBe(true);
    expect(from.x).toBeCloseTo(to.x);
    expect(Math.abs(from.y - to.y)).toBeCloseTo(SIZES.spacing);
  });
});

describe('trains', () => {
  it('have one window a car behind the front, and the letter on the last car', () => {
    const { windows, letter, body } = trainOf(lineA);
    expect(windows).toHaveLength(2);
    expect(body.x + body.width).toBe(3);
    expect(windows[0]!.x).toBeGreaterThan(windows[1]!.x);
    expect(letter.x).toBeLessThan(windows[1]!.x);
    for (const { x, y, width, height } of windows) {
      expect(x > body.x && x + width < body.x + body.width).toBe(true);
      expect(y > body.y && y + height < body.y + body.height).toBe(true);
    }
  });

  it.each(['n', 'e', 's', 'w'] as const)('stand behind their front when heading %s', (heading) => {
    const { body } = trainOf({ ...lineA, train: { at: [8, 8], heading } });
    const middle = { x: body.x + body.width / 2 - 8, y: body.y + body.height / 2 - 8 };
    const away = { n: middle.y > 0, s: middle.y < 0, e: middle.x < 0, w: middle.x > 0 };
    expect(away[heading]).toBe(true);
  });
});

describe('signs', () => {
  it.each(['n', 'e', 's', 'w'] as const)('read letter, first, later when heading %s', (heading) => {
    const { letter, first, later } = signOf({ ...lineA, sign: { at: [8, 8], heading } });
    const order = [letter, first, later].map(({ x, y }) => x + y);
    expect(order).toEqual([...order].sort((x, y) => x - y));
  });
});

describe('letters along a line', () => {
  it('stand on single strokes only, and not twice within sight', () => {
    expect(b!.badges.length).toBeGreaterThan(0);
    for (const { badges, id } of drawing.lines) {
      for (const badge of badges) {
        for (const other of drawing.lines.filter((line) => line.id !== id)) {
          const { points } = other.route;
          points.slice(1).forEach((p, i) => {
            expect(distanceToSegment(badge, points[i]!, p)).toBeGreaterThan(SIZES.badge);
          });
        }
      }
    }
  });

  it('are left out where there is no room', () => {
    const dense = compileDrawing({
      ...smallMap,
      stations: [
        { id: 'a', at: [4, 4] },
        { id: 'b', at: [5, 4] },
      ],
      lines: [{ ...lineA, stations: ['a', 'b'], sign: { at: [5.5, 4], heading: 'e' } }],
    });
    expect(dense.lines[0]!.badges).toEqual([]);
  });
});
