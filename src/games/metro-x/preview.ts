/** What a move would do, without doing it. Takes a state or the state of a view; cheap enough for every line. */
import type { Seat } from '@/engine/game';
import { AMOUNTS, SKIP_2, SKIP_3, TRANSFER } from './cards';
import type { MetroXFree, MetroXMark } from './events';
import * as at from './layout';
import { eventCode } from './moves';
import { act, boardOf } from './play';
import { lowestPlace, reach } from './reach';
import type { MetroXRefusal } from './refusals';
import { refuse } from './refuse';
import { scoreBoard } from './scoring';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';
import { firstIsOpen } from './view';

export interface Completion {
  readonly line: string;
  readonly bonus: 'first' | 'later';
  readonly points: number;
}

export interface ActionPreview {
  /** Why the move is not allowed; the rest is then empty. */
  readonly refusal: MetroXRefusal | null;
  /** The stations it would mark, in order. */
  readonly stations: readonly string[];
  /** The number a transfer writes; null when stations are crossed. */
  readonly writes: number | null;
  readonly completes: readonly Completion[];
  /** By how much the total would change when the turn closes. */
  readonly delta: number;
}

/**
 * Why marking stops: the card is used up, the next station is filled, the end point is reached, nothing
 * on the line is empty, or fewer were chosen.
 */
export type StopReason = 'count' | 'filled' | 'end' | 'line-full' | 'chosen';

export interface MarkPreview extends ActionPreview {
  readonly line: string;
  readonly count: number;
  /** The bounds for `count` under this edition. */
  readonly fewest: number;
  readonly most: number;
  readonly stop: StopReason;
  /** The filled station it stops at. */
  readonly stopsAt: string | null;
}

export interface FreePreview extends ActionPreview {
  readonly station: string | null;
}

/** `count` left out: as many as the card marks. */
export function previewMark(state: MetroXState, seat: Seat, line: string, count?: number): MarkPreview {
  const tables = tablesOf(state);
  const index = tables.lineIndex.get(line);
  const card = state.position[at.CARD]! - 1;
  const fill = index === undefined ? 0 : state.position[boardOf(tables, seat) + tables.fillAt + index]!;
  const most = index === undefined || card < 0 ? 0 : reach(card, fill, tables.full[index]!);
  const chosen = count ?? most;
  const move: MetroXMark = { type: 'mark', seat, line, count: chosen };
  const action = previewAction(state, move);
  const why =
    index === undefined
      ? { stop: 'line-full' as const, stopsAt: null }
      : stopOf(tables, { card, fill, line: index });
  return {
    ...action,
    line,
    count: chosen,
    fewest: tables.edition.fewer ? 0 : most,
    most,
    ...(chosen < most ? { stop: 'chosen', stopsAt: null } : why),
  };
}

export function previewFree(state: MetroXState, seat: Seat, station: string | null): FreePreview {
  return { ...previewAction(state, { type: 'free', seat, station }), station };
}

interface Stop {
  readonly stop: StopReason;
  readonly stopsAt: string | null;
}

function stopOf(t: Tables, { card, fill, line }: { card: number; fill: number; line: number }): Stop {
  const full = t.full[line]!;
  const empty = full & ~fill;
  if (empty === 0) return { stop: 'line-full', stopsAt: null };
  const most = reach(card, fill, full);
  if (most === AMOUNTS[card]) return { stop: 'count', stopsAt: null };
  const next = lowestPlace(empty) + most;
  if (card === SKIP_2 || card === SKIP_3 || next >= t.length[line]!) return { stop: 'end', stopsAt: null };
  return { stop: 'filled', stopsAt: t.stationIds[t.stationAt[line * 32 + next]!]! };
}

const NOTHING = { stations: [], writes: null, completes: [], delta: 0 } as const;

function previewAction(state: MetroXState, move: MetroXMark | MetroXFree): ActionPreview {
  const refusal = refuse(state, move);
  if (refusal) return { refusal, ...NOTHING };
  const tables = tablesOf(state);
  const board = boardOf(tables, move.seat);
  const position = state.position.slice();
  const card = position[at.CARD]! - 1;
  position[board + at.PENDING] = eventCode(tables, move);
  const stations =
    move.type === 'free'
      ? [move.station].filter((id) => id !== null)
      : markedBy(tables, position, board, move);
  const fresh = act(tables, position, board, card);
  const completes = tables.lineIds.flatMap((line, index): Completion[] => {
    if (((fresh >> index) & 1) === 0) return [];
    const bonus = firstIsOpen(position, index) ? 'first' : 'later';
    return [{ line, bonus, points: tables[bonus][index]! }];
  });
  const bonuses = completes.reduce((sum, { points }) => sum + points, 0);
  const before = scoreBoard(tables, state.position, board).total;
  const written = card === TRANSFER && stations[0] !== undefined ? tables.stationIndex.get(stations[0])! : -1;
  return {
    refusal: null,
    stations,
    writes: tables.transferValue[written] ?? null,
    completes,
    delta: scoreBoard(tables, position, board).total + bonuses - before,
  };
}

function markedBy(t: Tables, position: at.ReadonlyPosition, board: number, move: MetroXMark): string[] {
  const line = t.lineIndex.get(move.line)!;
  const marked: string[] = [];
  let empty = t.full[line]! & ~position[board + t.fillAt + line]!;
  for (let count = 0; count < move.count; count += 1) {
    marked.push(t.stationIds[t.stationAt[line * 32 + lowestPlace(empty)]!]!);
    empty &= empty - 1;
  }
  return marked;
}
