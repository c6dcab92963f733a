/** Points (MX-15, MX-16), places (MX-17) and ranks (MX-18). */
import type { Standing } from '@/engine/game';
import type { Edition } from './editions';
import * as at from './layout';
import { boardOf } from './play';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

/** `empty` counts stations; `penalty` is what they cost, written without its minus. A type: it is also a Score. */
export type MetroXScore = Readonly<{
  completed: number;
  transfers: number;
  empty: number;
  penalty: number;
  total: number;
}>;

export function penaltyFor(edition: Edition, empty: number): number {
  return edition.penalty[Math.min(empty, edition.penalty.length - 1)]!;
}

export function scoreBoard(t: Tables, position: at.ReadonlyPosition, board: number): MetroXScore {
  const completed = position[board + at.BONUS]!;
  const transfers = position[board + at.TRANSFERS]!;
  const empty = t.stationIds.length - position[board + at.FILLED]!;
  const penalty = penaltyFor(t.edition, empty);
  return { completed, transfers, empty, penalty, total: completed + transfers - penalty };
}

/** Only closed turns count: an action of the open one is still secret. */
export function scores(state: MetroXState): MetroXScore[] {
  const tables = tablesOf(state);
  return Array.from({ length: state.seats }, (_, seat) =>
    scoreBoard(tables, state.position, boardOf(tables, seat)),
  );
}

const ahead = (a: MetroXScore, b: MetroXScore): boolean =>
  a.total > b.total || (a.total === b.total && a.empty < b.empty);

/** Best first; seats that are tied share a place. */
export function standings(all: readonly MetroXScore[]): Standing[] {
  return all
    .map((score, seat) => ({ seat, place: 1 + all.filter((other) => ahead(other, score)).length, score }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The rungs of the solo ladder, best first, with the lowest total of each. */
export const RANKS = [
  ['genius', 50],
  ['professional', 40],
  ['advanced', 30],
  ['intermediate', 20],
  ['average', 10],
  ['practice', 5],
  ['much-practice', 1],
  ['rules-again', -Infinity],
] as const;
export type MetroXRank = (typeof RANKS)[number][0];

export function rankOf(total: number): MetroXRank {
  return RANKS.find(([, lowest]) => total >= lowest)![0];
}
