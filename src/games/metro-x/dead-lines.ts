/**
 * Lines that cannot be completed any more: not by any order of the cards that may still come and not by any
 * use of all windows that are left. Bounds settle nearly every case; what lies between them is searched.
 */
import {
  CARD,
  DECK,
  HEADER,
  PENDING,
  type Position,
  type ReadonlyPosition,
  SEATS,
  WAITING,
  WINDOWS,
} from './layout';
import { FIRST, LATER, LEFT } from './layout';
import type { Seat } from '@/engine/game';
import { FREE, SIX } from './cards';
import { completable } from './line-bounds';
import { searchCompletion } from './line-search';
import { act, boardOf } from './play';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

/** Beyond this many positions a line counts as alive: better a mark too few than a wrong one. */
export const DEAD_LINE_BUDGET = 600;

/**
 * Whether nothing that may still come can complete the line. Not part of a view: the search can take as long
 * as a few frames on a phone, so a screen asks after it has drawn the rest, line by line.
 */
export function isLineDead(state: MetroXState, seat: Seat, line: string): boolean {
  const t = tablesOf(state);
  const position = state.position.slice();
  const board = boardOf(t, seat);
  if (position[board + PENDING] !== 0) act(t, position, board, position[CARD]! - 1);
  return isDead(t, soloPosition(t, position, seat), t.lineIndex.get(line)!, DEAD_LINE_BUDGET);
}

/** By line. `position` shows the seat's action of the open turn, if it has acted. */
export function deadLines(
  t: Tables,
  position: ReadonlyPosition,
  seat: Seat,
  budget = DEAD_LINE_BUDGET,
): boolean[] {
  const alone = soloPosition(t, position, seat);
  return t.lineIds.map((_, line) => isDead(t, alone, line, budget));
}

function isDead(t: Tables, alone: ReadonlyPosition, line: number, budget: number): boolean {
  const complete = alone[HEADER + FIRST]! | alone[HEADER + LATER]!;
  if ((complete >> line) & 1) return false;
  const bound = alone[CARD] === 0 ? completable(t, alone, line) : 'unclear';
  if (bound !== 'unclear') return bound === 'no';
  return searchCompletion(t, alone, line, budget) === 'no';
}

/** The seat's board at a table of its own: other seats neither fill its stations nor change its cards. */
function soloPosition(t: Tables, position: ReadonlyPosition, seat: number): Position {
  const board = boardOf(t, seat);
  const alone = [...position.slice(0, HEADER), ...position.slice(board, board + t.boardSize)];
  alone[SEATS] = 1;
  if (alone[CARD] === 0) return alone;
  if (alone[HEADER + PENDING] === 0) {
    alone[WAITING] = 1;
    return alone;
  }
  const card = alone[CARD]! - 1;
  alone[HEADER + PENDING] = 0;
  alone[CARD] = 0;
  alone[WAITING] = 0;
  if (card !== FREE) alone[WINDOWS]! -= 1;
  if (card === SIX) {
    t.deck.forEach((count, index) => (alone[DECK + index] = count));
    alone[LEFT] = t.deckSize;
  }
  return alone;
}
