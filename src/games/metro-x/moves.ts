/** Every legal move of a seat, as integers for search and as events for everybody else. */
import { cardIndex, FREE } from './cards';
import { emptyStations } from './boards';
import type { MetroXEvent, MetroXMove } from './events';
import * as at from './layout';
import * as codes from './move-codes';
import { boardOf } from './play';
import { reach } from './reach';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

/** The actions a seat that is due may choose from. Take-backs are not among them: search never needs one. */
export function actions(t: Tables, position: at.ReadonlyPosition, seat: number): number[] {
  const card = position[at.CARD]! - 1;
  const board = boardOf(t, seat);
  if (card < 0 || position[board + at.PENDING] !== 0) return [];
  if (card === FREE) {
    const stations = emptyStations(t, position, board);
    return stations.length === 0 ? [codes.freeCode(seat, -1)] : stations.map((s) => codes.freeCode(seat, s));
  }
  const found: number[] = [];
  for (let open = position[board + at.OPEN]!; open !== 0; open &= open - 1) {
    const line = 31 - Math.clz32(open & -open);
    const most = reach(card, position[board + t.fillAt + line]!, t.full[line]!);
    for (let count = t.edition.fewer ? 0 : most; count <= most; count += 1) {
      found.push(codes.markCode(seat, line, count));
    }
  }
  return found;
}

export function moves(state: MetroXState, seat: number): MetroXMove[] {
  const tables = tablesOf(state);
  const { position } = state;
  if (seat < 0 || seat >= state.seats || position[at.CARD] === 0) return [];
  if (position[boardOf(tables, seat) + at.PENDING] !== 0) {
    return state.options.takeBack ? [{ type: 'take-back', seat }] : [];
  }
  return actions(tables, position, seat).map((code) => actionEvent(tables, code));
}

export function actionEvent(t: Tables, code: number): MetroXMove {
  const seat = codes.codeSeat(code);
  if (codes.codeType(code) === codes.MARK) {
    return { type: 'mark', seat, line: t.lineIds[codes.codeLine(code)]!, count: codes.codeCount(code) };
  }
  const station = codes.codeStation(code);
  return { type: 'free', seat, station: station < 0 ? null : t.stationIds[station]! };
}

/** Assumes ids that the map knows. */
export function eventCode(t: Tables, event: MetroXEvent): number {
  switch (event.type) {
    case 'flip':
      return codes.flipCode(cardIndex(event.card));
    case 'mark':
      return codes.markCode(event.seat, t.lineIndex.get(event.line)!, event.count);
    case 'free':
      return codes.freeCode(event.seat, event.station === null ? -1 : t.stationIndex.get(event.station)!);
    case 'take-back':
      return codes.takeBackCode(event.seat);
  }
}
