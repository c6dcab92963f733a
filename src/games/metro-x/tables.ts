/** A map and an edition compiled into integer tables, once: what the rules look up instead of searching. */
import { getMap, type MapId } from '@/maps/catalog';
import { CARDS } from './cards';
import { type Edition, EDITIONS, type EditionId } from './editions';
import { boardSize, type BoardOffsets, boardOffsets } from './layout';

/** What the rules need to know of a map. */
export interface Topology {
  readonly id: string;
  readonly lines: readonly {
    readonly id: string;
    readonly windows: number;
    readonly first: number;
    readonly later: number;
    readonly stations: readonly string[];
  }[];
}

export interface Tables extends BoardOffsets {
  readonly map: string;
  readonly edition: Edition;
  readonly lineIds: readonly string[];
  readonly stationIds: readonly string[];
  readonly lineIndex: ReadonlyMap<string, number>;
  readonly stationIndex: ReadonlyMap<string, number>;
  /** By line. `full` has one bit for each of its stations, the start point's lowest. */
  readonly length: readonly number[];
  readonly full: readonly number[];
  readonly windows: readonly number[];
  readonly first: readonly number[];
  readonly later: readonly number[];
  /** The station at `line * 32 + place on the line`. */
  readonly stationAt: readonly number[];
  /** Station s is bit `touchBit[i]` of line `touchLine[i]` for i from `touchStart[s]` to below `touchStart[s + 1]`. */
  readonly touchStart: readonly number[];
  readonly touchLine: readonly number[];
  readonly touchBit: readonly number[];
  /** What a transfer writes into a station (MX-7). */
  readonly transferValue: readonly number[];
  readonly windowsTotal: number;
  /** A full deck by card index, and its size. */
  readonly deck: readonly number[];
  readonly deckSize: number;
  /** Length of a seat's stretch of the position. */
  readonly boardSize: number;
}

/** The bits that fit one integer of a position. */
const MAX_STATIONS_OF_LINE = 32;
const MAX_WINDOWS_OF_LINE = 7;
const MAX_LINES = 30;

function check(map: Topology): void {
  if (map.lines.length === 0 || map.lines.length > MAX_LINES)
    throw new RangeError(`${map.id}: number of lines`);
  for (const line of map.lines) {
    const { length } = line.stations;
    if (length === 0 || length > MAX_STATIONS_OF_LINE) throw new RangeError(`${map.id} ${line.id}: length`);
    if (new Set(line.stations).size !== length) throw new RangeError(`${map.id} ${line.id}: a station twice`);
    if (line.windows < 1 || line.windows > MAX_WINDOWS_OF_LINE)
      throw new RangeError(`${map.id} ${line.id}: windows`);
  }
}

export function compileTables(map: Topology, edition: Edition): Tables {
  check(map);
  const stationIds = [...new Set(map.lines.flatMap((line) => line.stations))];
  const stationIndex = new Map(stationIds.map((id, index) => [id, index]));
  const stationAt = new Array<number>(map.lines.length * 32).fill(0);
  const touches: [line: number, bit: number][][] = stationIds.map(() => []);
  map.lines.forEach((line, index) =>
    line.stations.forEach((id, place) => {
      const station = stationIndex.get(id)!;
      stationAt[index * 32 + place] = station;
      touches[station]!.push([index, 1 << place]);
    }),
  );
  const touchStart = [0];
  for (const list of touches) touchStart.push(touchStart.at(-1)! + list.length);
  const deck = CARDS.map((card) => edition.deck[card]);
  return {
    ...boardOffsets(map.lines.length, stationIds.length),
    map: map.id,
    edition,
    lineIds: map.lines.map((line) => line.id),
    stationIds,
    lineIndex: new Map(map.lines.map((line, index) => [line.id, index])),
    stationIndex,
    length: map.lines.map((line) => line.stations.length),
    full: map.lines.map((line) => (line.stations.length === 32 ? -1 : (1 << line.stations.length) - 1)),
    windows: map.lines.map((line) => line.windows),
    first: map.lines.map((line) => line.first),
    later: map.lines.map((line) => line.later),
    stationAt,
    touchStart,
    touchLine: touches.flat().map(([line]) => line),
    touchBit: touches.flat().map(([, bit]) => bit),
    transferValue: touches.map((list) => 2 * list.length),
    windowsTotal: map.lines.reduce((sum, line) => sum + line.windows, 0),
    deck,
    deckSize: deck.reduce((sum, count) => sum + count, 0),
    boardSize: boardSize(map.lines.length, stationIds.length),
  };
}

const compiled = new Map<string, Tables>();

/** The tables of a map of the catalogue; the same object every time. */
export function tablesFor(map: MapId, edition: EditionId): Tables {
  const key = `${map} ${edition}`;
  let tables = compiled.get(key);
  if (tables === undefined) {
    tables = compileTables(getMap(map), EDITIONS[edition]);
    compiled.set(key, tables);
  }
  return tables;
}
