/** The move of a seat whose player is away (TB-1). */
import { FREE } from './cards';
import { emptyStations } from './boards';
import type { MetroXMove } from './events';
import * as at from './layout';
import * as codes from './move-codes';
import { actionEvent } from './moves';
import { boardOf } from './play';
import { reach } from './reach';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

/** Assumes that the seat is due. */
export function defaultMove(state: MetroXState, seat: number): MetroXMove {
  const t = tablesOf(state);
  const { position } = state;
  const board = boardOf(t, seat);
  const card = position[at.CARD]! - 1;
  const line = fullestWindows(t, position, board, card === FREE);
  if (card === FREE) {
    const station =
      line < 0 ? (emptyStations(t, position, board)[0] ?? -1) : firstEmpty(t, position, board, line);
    return actionEvent(t, codes.freeCode(seat, station));
  }
  const most = reach(card, position[board + t.fillAt + line]!, t.full[line]!);
  return actionEvent(t, codes.markCode(seat, line, most));
}

/** The line with the most empty windows, the first of several; for the free card one that has an empty station. */
function fullestWindows(t: Tables, position: at.ReadonlyPosition, board: number, stations: boolean): number {
  let best = -1;
  let most = 0;
  for (let line = 0; line < t.lineIds.length; line += 1) {
    const left = t.windows[line]! - at.windowsUsed(position[board + t.windowAt + line]!);
    const open = !stations || position[board + t.fillAt + line] !== t.full[line];
    if (open && left > most) [best, most] = [line, left];
  }
  return best;
}

function firstEmpty(t: Tables, position: at.ReadonlyPosition, board: number, line: number): number {
  const empty = t.full[line]! & ~position[board + t.fillAt + line]!;
  return t.stationAt[line * 32 + 31 - Math.clz32(empty & -empty)]!;
}
