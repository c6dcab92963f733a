/** Faults of a map's network, whatever its drawing looks like. */
import { trackBetween } from './drawing/network';
import { fault, type MapFault } from './faults';
import type { MetroXMap } from './schema';

const groupsOf = <T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const repeated = <T>(
  items: readonly T[],
  key: (item: T) => string,
): readonly (readonly [string, readonly T[]])[] =>
  [...groupsOf(items, key)].filter(([, group]) => group.length > 1);

const duplicates = ({ stations, lines, bends }: MetroXMap): readonly MapFault[] => {
  const names = (group: MetroXMap['lines']): string => group.map(({ id }) => id).join(', ');
  const track = ({ between: [a, b] }: MetroXMap['bends'][number]): string => trackBetween(a, b);
  return [
    ...repeated(stations, ({ id }) => id).map(([station, { length: times }]) =>
      fault('duplicate-station', { station, times }),
    ),
    ...repeated(lines, ({ id }) => id).map(([line, { length: times }]) =>
      fault('duplicate-line', { line, times }),
    ),
    ...repeated(lines, ({ colour }) => colour).map(([colour, group]) =>
      fault('duplicate-colour', { colour, lines: names(group) }),
    ),
    ...repeated(lines, ({ pattern }) => pattern).map(([pattern, group]) =>
      fault('duplicate-pattern', { pattern, lines: names(group) }),
    ),
    ...repeated(bends, track).map(([, group]) =>
      fault('duplicate-bend', { a: group[0]?.between[0] ?? '', b: group[0]?.between[1] ?? '' }),
    ),
  ];
};

const references = ({ stations, lines, bends }: MetroXMap): readonly MapFault[] => {
  const known = new Set(stations.map(({ id }) => id));
  const used = new Set(lines.flatMap((line) => line.stations));
  const tracks = new Set(
    lines.flatMap((line) => line.stations.slice(1).map((id, i) => trackBetween(line.stations[i] ?? '', id))),
  );
  return [
    ...lines.flatMap(({ id: line, stations: stops }) => [
      ...stops
        .filter((station) => !known.has(station))
        .map((station) => fault('unknown-station', { line, station })),
      ...repeated(stops, (stop) => stop).map(([station]) => fault('repeated-stop', { line, station })),
    ]),
    ...stations
      .filter(({ id }) => !used.has(id))
      .map(({ id: station }) => fault('unused-station', { station })),
    ...bends
      .filter(({ between: [a, b] }) => !tracks.has(trackBetween(a, b)))
      .map(({ between: [a, b] }) => fault('unknown-bend', { a, b })),
  ];
};

const bonuses = ({ lines }: MetroXMap): readonly MapFault[] =>
  lines
    .filter(({ first, later }) => first <= later)
    .map(({ id: line, first, later }) => fault('bonus-order', { line, first, later }));

const connection = ({ stations, lines }: MetroXMap): readonly MapFault[] => {
  const from = stations[0]?.id;
  if (from === undefined) return [];
  const reached = new Set([from]);
  let grows = true;
  while (grows) {
    const touched = lines.filter((line) => line.stations.some((id) => reached.has(id)));
    const before = reached.size;
    for (const line of touched) for (const id of line.stations) reached.add(id);
    grows = reached.size > before;
  }
  const lost = stations.find(({ id }) => !reached.has(id));
  return lost === undefined ? [] : [fault('not-connected', { station: lost.id, from })];
};

export const structureFaults = (map: MetroXMap): readonly MapFault[] => [
  ...duplicates(map),
  ...references(map),
  ...bonuses(map),
  ...connection(map),
];
