/**
 * The primitive of the rules: plays one legal event on a position, in place. The store, the referee and
 * the search all end here; there is no second implementation.
 */
import * as cards from './cards';
import * as layout from './layout';
import * as codes from './move-codes';
import type { Tables } from './tables';

type Position = layout.Position;

// Bound once: where modules are CommonJS every imported name is a look-up, and search would pay it millions of times.
const { FREE, SIX, TRANSFER } = cards;
const { codeStation, FLIP, MARK, TAKE_BACK } = codes;
const { CARD, TURN, SEATS, WAITING, WINDOWS, TAKEN, EVERYONE_GOLD, LEFT, DECK, HEADER } = layout;
const { PENDING, OPEN, FILLED, TRANSFERS, BONUS, FIRST, LATER, STARS, STARS_PER_WORD } = layout;

/** Where a seat's stretch begins. */
export const boardOf = (t: Tables, seat: number): number => HEADER + seat * t.boardSize;

export function startPosition(t: Tables, seats: number, everyoneGold: boolean): Position {
  const position = new Array<number>(HEADER + seats * t.boardSize).fill(0);
  position[SEATS] = seats;
  position[WINDOWS] = t.windowsTotal;
  position[EVERYONE_GOLD] = everyoneGold ? 1 : 0;
  for (let seat = 0; seat < seats; seat += 1) {
    position[boardOf(t, seat) + OPEN] = (1 << t.lineIds.length) - 1;
  }
  shuffle(t, position);
  return position;
}

export function play(t: Tables, position: Position, code: number): void {
  const type = code & 3;
  if (type === FLIP) {
    flip(position, code >> 7);
    return;
  }
  const board = HEADER + ((code >> 2) & 31) * t.boardSize;
  if (type === TAKE_BACK) {
    position[board + PENDING] = 0;
    position[WAITING]! += 1;
    return;
  }
  position[board + PENDING] = code;
  position[WAITING]! -= 1;
  if (position[WAITING] === 0) closeTurn(t, position);
}

function flip(position: Position, card: number): void {
  position[CARD] = card + 1;
  position[TURN]! += 1;
  position[WAITING] = position[SEATS]!;
  position[LEFT]! -= 1;
  position[DECK + card]! -= 1;
}

function shuffle(t: Tables, position: Position): void {
  const { deck } = t;
  for (let card = 0; card < 9; card += 1) position[DECK + card] = deck[card]!;
  position[LEFT] = t.deckSize;
}

/** Everybody's action takes effect, then completions are settled (MX-11), then a 6 reshuffles (MX-12). */
function closeTurn(t: Tables, position: Position): void {
  const card = position[CARD]! - 1;
  const size = t.boardSize;
  const end = position.length;
  let completed = 0;
  for (let board = HEADER; board < end; board += size) {
    const fresh = act(t, position, board, card);
    // The slot of the action that is done carries the lines it completed to the second pass.
    position[board + PENDING] = fresh;
    completed |= fresh;
  }
  if (completed !== 0) settle(t, position, completed);
  if (card !== FREE) position[WINDOWS]! -= 1;
  if (card === SIX) shuffle(t, position);
  position[CARD] = 0;
}

/**
 * Lets a board's pending action take effect; answers with the lines it completed, one bit each. In one piece
 * because an interpreter without a JIT compiler, as on phones, spends a third of a game on calling functions.
 */
export function act(t: Tables, position: Position, board: number, card: number): number {
  const code = position[board + PENDING]!;
  const marks = (code & 3) === MARK;
  const line = marks ? (code >> 7) & 31 : 0;
  const fills = board + t.fillAt;
  if (marks) writeWindow(t, position, board, (line << 4) | (card + 1));

  const { stationAt, touchLine, touchBit, touchStart, full } = t;
  const count = marks ? code >> 12 : Math.min(1, code >> 7);
  let empty = full[line]! & ~position[fills + line]!;
  let fresh = 0;
  for (let left = count; left > 0; left -= 1) {
    const station = marks ? stationAt[(line << 5) + 31 - Math.clz32(empty & -empty)]! : codeStation(code);
    empty &= empty - 1;
    if (card === TRANSFER) writeTransfer(t, position, board, station);
    // A station is one space for all its lines.
    const end = touchStart[station + 1]!;
    for (let i = touchStart[station]!; i < end; i += 1) {
      const touched = touchLine[i]!;
      const fill = position[fills + touched]! | touchBit[i]!;
      position[fills + touched] = fill;
      if (fill === full[touched]) fresh |= 1 << touched;
    }
  }
  position[board + FILLED]! += count;
  return fresh;
}

/** `entry` is the line and what is written there, a nibble. */
function writeWindow(t: Tables, position: Position, board: number, entry: number): void {
  const line = entry >> 4;
  const slot = board + t.windowAt + line;
  const windows = position[slot]!;
  const used = (35 - Math.clz32(windows)) >> 2;
  position[slot] = windows | ((entry & 15) << (used << 2));
  if (used + 1 === t.windows[line]) position[board + OPEN]! &= ~(1 << line);
}

function writeTransfer(t: Tables, position: Position, board: number, station: number): void {
  const word = Math.trunc(station / STARS_PER_WORD);
  position[board + STARS + word]! |= 1 << (station - word * STARS_PER_WORD);
  position[board + TRANSFERS]! += t.transferValue[station]!;
}

function settle(t: Tables, position: Position, completed: number): void {
  const open = position[EVERYONE_GOLD] === 1 ? -1 : ~position[TAKEN]!;
  for (let board = HEADER; board < position.length; board += t.boardSize) {
    const fresh = position[board + PENDING]!;
    position[board + PENDING] = 0;
    position[board + FIRST]! |= fresh & open;
    position[board + LATER]! |= fresh & ~open;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) {
      const line = 31 - Math.clz32(rest & -rest);
      position[board + BONUS]! += (open >> line) & 1 ? t.first[line]! : t.later[line]!;
    }
  }
  position[TAKEN]! |= completed;
}
