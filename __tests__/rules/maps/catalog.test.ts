import { getMap, isMapId, MAP_IDS } from '@/maps/catalog';
import { checkMap } from '@/maps/check';
import { drawingOf } from '@/maps/drawing/compile';
import { sayFault } from '@/maps/faults';
import { measure } from '@/maps/layout/figures';
import { parseMap } from '@/maps/parse';
import { FACTS } from './facts';

describe.each(MAP_IDS)('%s', (id) => {
  const map = getMap(id);

  it('[MX-1] is the printed network, line by line', () => {
    const lines = map.lines.map(
      ({ id: line, windows, first, later, stations }) =>
        `${line} ${windows} ${first}/${later} ${stations.join(' ')}`,
    );
    expect(lines).toEqual(FACTS[id].lines.trim().split('\n'));
    expect(map.stations).toHaveLength(FACTS[id].stations);
    expect(map.edition).toBe(FACTS[id].edition);
  });

  it('[MX-1] has 9 lines and 23 windows', () => {
    expect(map.lines).toHaveLength(9);
    expect(map.lines.reduce((sum, { windows }) => sum + windows, 0)).toBe(23);
  });

  it('has nothing for the validator to say', () => {
    expect(checkMap(map).map(sayFault)).toEqual([]);
  });

  it('passes the door for files from outside unchanged', () => {
    expect(parseMap(JSON.parse(JSON.stringify(map)))).toEqual({ ok: true, map });
  });

  it('suits a portrait phone', () => {
    const { width, height, pitch, crossings } = measure(map);
    expect(width / height).toBeGreaterThan(0.7);
    expect(width / height).toBeLessThan(0.82);
    expect(width).toBeLessThanOrEqual(12.5);
    expect(pitch).toBeGreaterThanOrEqual(1);
    expect(crossings).toBeLessThanOrEqual(6);
  });

  it('repeats the letter of every line between its train and its sign', () => {
    for (const { badges } of drawingOf(map).lines) expect(badges.length).toBeGreaterThan(0);
  });

  it('keeps everything on its paper', () => {
    const { width, height, lines, stations } = drawingOf(map);
    const points = [
      ...stations.flatMap(({ from, to }) => [from, to]),
      ...lines.flatMap(({ route, badges }) => [...route.points, ...badges]),
    ];
    for (const { x, y } of points) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });
});

it('[MX-1] Osaka: P and Y share their end point', () => {
  const ends = getMap('osaka').lines.filter(({ id }) => id === 'P' || id === 'Y');
  expect(ends.map(({ stations }) => stations.at(-1))).toEqual(['4-10', '4-10']);
});

it('knows its own ids only', () => {
  expect(isMapId('osaka')).toBe(true);
  expect(isMapId('kyoto')).toBe(false);
});
