/** Questions about a board, answered from its integers. */
import * as at from './layout';
import type { Tables } from './tables';

export function stationFilled(
  t: Tables,
  position: at.ReadonlyPosition,
  board: number,
  station: number,
): boolean {
  const touch = t.touchStart[station]!;
  return (position[board + t.fillAt + t.touchLine[touch]!]! & t.touchBit[touch]!) !== 0;
}

/** Whether the filled station holds a transfer number rather than a cross. */
export function stationStarred(position: at.ReadonlyPosition, board: number, station: number): boolean {
  const word = Math.trunc(station / at.STARS_PER_WORD);
  return ((position[board + at.STARS + word]! >> (station % at.STARS_PER_WORD)) & 1) === 1;
}

export function emptyStations(t: Tables, position: at.ReadonlyPosition, board: number): number[] {
  const empty: number[] = [];
  for (let station = 0; station < t.stationIds.length; station += 1) {
    if (!stationFilled(t, position, board, station)) empty.push(station);
  }
  return empty;
}
