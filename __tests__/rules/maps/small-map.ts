import type { MetroXMap } from '@/maps/schema';

/**
 * Two lines that share the stretch b-c-d:
 *
 *   A  a          e
 *       b--c--d<
 *   B  f          g
 */
export const smallMap: MetroXMap = {
  format: 'interchange-map/1',
  game: 'metro-x',
  id: 'small',
  name: 'Small',
  edition: 'gamewright',
  stations: [
    { id: 'a', at: [4, 4] },
    { id: 'b', at: [6, 6] },
    { id: 'c', at: [8, 6] },
    { id: 'd', at: [10, 6] },
    { id: 'e', at: [12, 4] },
    { id: 'f', at: [4, 8] },
    { id: 'g', at: [12, 8] },
  ],
  bends: [],
  lines: [
    {
      id: 'A',
      colour: 'red',
      pattern: 'solid',
      windows: 2,
      first: 4,
      later: 2,
      stations: ['a', 'b', 'c', 'd', 'e'],
      train: { at: [3, 4], heading: 'e' },
      sign: { at: [12.5, 4], heading: 'e' },
    },
    {
      id: 'B',
      colour: 'blue',
      pattern: 'dots',
      windows: 4,
      first: 3,
      later: 1,
      stations: ['f', 'b', 'c', 'd', 'g'],
      train: { at: [3, 8], heading: 'e' },
      sign: { at: [12.5, 8], heading: 'e' },
    },
  ],
};

type Line = MetroXMap['lines'][number];
type Station = MetroXMap['stations'][number];

export const withLine = (id: string, change: Partial<Line>): MetroXMap => ({
  ...smallMap,
  lines: smallMap.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
});

export const withStation = (id: string, at: Station['at']): MetroXMap => ({
  ...smallMap,
  stations: smallMap.stations.map((station) => (station.id === id ? { ...station, at } : station)),
});
