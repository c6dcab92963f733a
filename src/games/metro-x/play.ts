/**
 * The primitive of the rules: plays one legal event on a position, in place. The store, the referee and
 * the search all end here; there is no second implementation.
 */
import { FREE, SIX, TRANSFER } from './cards';
import * as at from './layout';
import {
  codeCard,
  codeCount,
  codeLine,
  codeSeat,
  codeStation,
  codeType,
  FLIP,
  MARK,
  TAKE_BACK,
} from './move-codes';
import type { Tables } from './tables';

/** Where a seat's stretch begins. */
export const boardOf = (t: Tables, seat: number): number => at.HEADER + seat * t.boardSize;

export function startPosition(t: Tables, seats: number, everyoneGold: boolean): at.Position {
  const position = new Array<number>(at.HEADER + seats * t.boardSize).fill(0);
  position[at.SEATS] = seats;
  position[at.WINDOWS] = t.windowsTotal;
  position[at.EVERYONE_GOLD] = everyoneGold ? 1 : 0;
  for (let seat = 0; seat < seats; seat += 1) {
    position[boardOf(t, seat) + at.OPEN] = (1 << t.lineIds.length) - 1;
  }
  shuffle(t, position);
  return position;
}

export function play(t: Tables, position: at.Position, code: number): void {
  const type = codeType(code);
  if (type === FLIP) {
    flip(position, codeCard(code));
    return;
  }
  const board = boardOf(t, codeSeat(code));
  if (type === TAKE_BACK) {
    position[board + at.PENDING] = 0;
    position[at.WAITING]! += 1;
    return;
  }
  position[board + at.PENDING] = code;
  position[at.WAITING]! -= 1;
  if (position[at.WAITING] === 0) closeTurn(t, position);
}

function flip(position: at.Position, card: number): void {
  position[at.CARD] = card + 1;
  position[at.TURN]! += 1;
  position[at.WAITING] = position[at.SEATS]!;
  position[at.LEFT]! -= 1;
  position[at.DECK + card]! -= 1;
}

function shuffle(t: Tables, position: at.Position): void {
  const { deck } = t;
  for (let card = 0; card < 9; card += 1) position[at.DECK + card] = deck[card]!;
  position[at.LEFT] = t.deckSize;
}

/** Everybody's action takes effect, then completions are settled (MX-11), then a 6 reshuffles (MX-12). */
function closeTurn(t: Tables, position: at.Position): void {
  const card = position[at.CARD]! - 1;
  const size = t.boardSize;
  const end = position.length;
  let completed = 0;
  for (let board = at.HEADER; board < end; board += size) {
    const fresh = act(t, position, board, card);
    // The slot of the action that is done carries the lines it completed to the second pass.
    position[board + at.PENDING] = fresh;
    completed |= fresh;
  }
  if (completed !== 0) settle(t, position, completed);
  if (card !== FREE) position[at.WINDOWS]! -= 1;
  if (card === SIX) shuffle(t, position);
  position[at.CARD] = 0;
}

/** Lets a board's pending action take effect; answers with the lines it completed, one bit each. */
export function act(t: Tables, position: at.Position, board: number, card: number): number {
  const code = position[board + at.PENDING]!;
  if (codeType(code) !== MARK) {
    const station = codeStation(code);
    return station < 0 ? 0 : fillStation(t, position, board, station);
  }
  const line = codeLine(code);
  const slot = board + t.windowAt + line;
  const windows = position[slot]!;
  const used = at.windowsUsed(windows);
  position[slot] = windows | ((card + 1) << (used << 2));
  if (used + 1 === t.windows[line]) position[board + at.OPEN]! &= ~(1 << line);

  let empty = t.full[line]! & ~position[board + t.fillAt + line]!;
  let fresh = 0;
  for (let count = codeCount(code); count > 0; count -= 1) {
    const bit = empty & -empty;
    const station = t.stationAt[(line << 5) + 31 - Math.clz32(bit)]!;
    if (card === TRANSFER) writeTransfer(t, position, board, station);
    fresh |= fillStation(t, position, board, station);
    empty ^= bit;
  }
  return fresh;
}

/** A station is one space for all its lines. */
function fillStation(t: Tables, position: at.Position, board: number, station: number): number {
  const { touchLine, touchBit, touchStart, full } = t;
  const fills = board + t.fillAt;
  const end = touchStart[station + 1]!;
  let fresh = 0;
  for (let i = touchStart[station]!; i < end; i += 1) {
    const line = touchLine[i]!;
    const fill = position[fills + line]! | touchBit[i]!;
    position[fills + line] = fill;
    if (fill === full[line]) fresh |= 1 << line;
  }
  position[board + at.FILLED]! += 1;
  return fresh;
}

function writeTransfer(t: Tables, position: at.Position, board: number, station: number): void {
  const word = Math.trunc(station / at.STARS_PER_WORD);
  position[board + at.STARS + word]! |= 1 << (station - word * at.STARS_PER_WORD);
  position[board + at.TRANSFERS]! += t.transferValue[station]!;
}

function settle(t: Tables, position: at.Position, completed: number): void {
  const open = position[at.EVERYONE_GOLD] === 1 ? -1 : ~position[at.TAKEN]!;
  for (let board = at.HEADER; board < position.length; board += t.boardSize) {
    const fresh = position[board + at.PENDING]!;
    position[board + at.PENDING] = 0;
    position[board + at.FIRST]! |= fresh & open;
    position[board + at.LATER]! |= fresh & ~open;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) {
      const line = 31 - Math.clz32(rest & -rest);
      position[board + at.BONUS]! += (open >> line) & 1 ? t.first[line]! : t.later[line]!;
    }
  }
  position[at.TAKEN]! |= completed;
}
