import { nearestStation } from '@/boards/metro-x/board/nearest-station';
import { MAP_IDS, getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import { drawing } from './positions';

describe.each(MAP_IDS)('taps on %s', (id) => {
  it('find every station at its middle', () => {
    const map = drawingOf(getMap(id));
    const found = map.stations.map(({ at }) => nearestStation(map, at));
    expect(found).toEqual(map.stations.map((station) => station.id));
  });
});

it('forgives a miss by less than the reach and none beyond it', () => {
  const station = drawing.stations.find(({ id }) => id === '13-7')!;
  const beside = (by: number) => ({ x: station.at.x, y: station.at.y + by });
  expect(nearestStation(drawing, beside(station.hitRadius * 0.9))).toBe('13-7');
  expect(nearestStation(drawing, { x: -5, y: -5 })).toBeUndefined();
});
