import { getMap, MAP_IDS } from '@/maps/catalog';
import { compileDrawing } from '@/maps/drawing/compile';
import { distance, type Point } from '@/maps/drawing/geometry';
import { type LineDrawing, SIZES } from '@/maps/drawing/model';
import { walksOf } from '@/maps/drawing/network';
import { orderTracks } from '@/maps/drawing/order';
import { pointAt } from '@/maps/drawing/route';
import { smallMap, withLine } from './small-map';

const stopPoint = (line: LineDrawing, station: string): Point => {
  const stop = line.route.stops.find((one) => one.station === station);
  if (stop === undefined) throw new Error(`${line.id} does not stop at ${station}`);
  return pointAt(line.route, stop.distance);
};

describe('parallel strokes', () => {
  it('puts the line that leaves to the left on the left', () => {
    const orders = orderTracks(walksOf(smallMap));
    expect(orders.get('b|c')).toEqual(['A', 'B']);
    expect(orders.get('c|d')).toEqual(['A', 'B']);
    expect(orders.has('a|b')).toBe(false);
  });

  it('gives the same order when one of the lines runs the other way', () => {
    const turned = withLine('B', {
      stations: ['g', 'd', 'c', 'b', 'f'],
      train: { at: [12.75, 8], heading: 'w' },
      sign: { at: [3.5, 8], heading: 'w' },
    });
    expect(orderTracks(walksOf(turned)).get('b|c')).toEqual(['A', 'B']);
  });

  it('keeps the strokes of a shared stretch one spacing apart', () => {
    const [a, b] = compileDrawing(smallMap).lines;
    const apart = distance(stopPoint(a!, 'c'), stopPoint(b!, 'c'));
    expect(apart).toBeCloseTo(SIZES.spacing);
    expect(stopPoint(a!, 'c').y).toBeLessThan(stopPoint(b!, 'c').y);
  });

  it.each(MAP_IDS)('never swaps two lines inside a stretch of %s', (id) => {
    const walks = walksOf(getMap(id));
    const orders = orderTracks(walks);
    const sideOf = (track: string, forward: boolean, one: string, other: string): boolean => {
      const order = orders.get(track) ?? [];
      return order.indexOf(one) < order.indexOf(other) === forward;
    };
    for (const { line, legs } of walks) {
      legs.slice(1).forEach((leg, i) => {
        const before = legs[i]!;
        for (const other of orders.get(before.track) ?? []) {
          if (other === line || orders.get(leg.track)?.includes(other) !== true) continue;
          expect(sideOf(leg.track, leg.forward, line, other)).toBe(
            sideOf(before.track, before.forward, line, other),
          );
        }
      });
    }
  });
});
