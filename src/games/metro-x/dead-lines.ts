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
import { FREE, SIX } from './cards';
import { completable } from './line-bounds';
import { searchCompletion } from './line-search';
import { boardOf } from './play';
import type { Tables } from './tables';

/** Beyond this many positions a line counts as alive: better a mark too few than a wrong one. */
export const DEAD_LINE_BUDGET = 600;

/** By line. `position` shows the seat's action of the open turn, if it has acted. */
export function deadLines(
  t: Tables,
  position: ReadonlyPosition,
  seat: number,
  budget = DEAD_LINE_BUDGET,
): boolean[] {
  const alone = soloPosition(t, position, seat);
  const complete = alone[HEADER + FIRST]! | alone[HEADER + LATER]!;
  return t.lineIds.map((_, line) => {
    if ((complete >> line) & 1) return false;
    const bound = alone[CARD] === 0 ? completable(t, alone, line) : 'unclear';
    if (bound !== 'unclear') return bound === 'no';
    return searchCompletion(t, alone, line, budget) === 'no';
  });
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
