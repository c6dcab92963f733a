/** The one place that says no. `moves` asks it nothing, but may never disagree with it. */
import { type Card, CARD_RULES, cardIndex, type CardKind, cardKind, CARDS } from './cards';
import type { MetroXEvent, MetroXFree, MetroXMark, MetroXMove } from './events';
import * as at from './layout';
import { boardOf } from './play';
import { reach } from './reach';
import { type MetroXRefusal, refusal } from './refusals';
import { stationFilled } from './boards';
import { type MetroXState, tablesOf } from './state';
import type { Tables } from './tables';

export function refuse(state: MetroXState, event: MetroXEvent): MetroXRefusal | null {
  const { position } = state;
  if (event.type === 'flip') return refuseFlip(position, event.card);
  if (event.seat >= state.seats) return refusal('unknown-seat', 'MX-19', { seat: event.seat });
  if (isOver(position)) return refusal('game-over', 'MX-14');
  return event.type === 'take-back' ? refuseTakeBack(state, event.seat) : refuseAction(state, event);
}

export const isOver = (position: at.ReadonlyPosition): boolean =>
  position[at.WINDOWS] === 0 && position[at.CARD] === 0;

function refuseFlip(position: at.ReadonlyPosition, card: Card): MetroXRefusal | null {
  if (isOver(position)) return refusal('game-over', 'MX-14');
  if (position[at.CARD] !== 0) return refusal('seats-are-due', 'MX-4', { due: position[at.WAITING]! });
  return position[at.DECK + cardIndex(card)]! > 0 ? null : refusal('card-not-left', 'MX-3', { card });
}

function refuseTakeBack(state: MetroXState, seat: number): MetroXRefusal | null {
  const { options, position } = state;
  if (!options.takeBack) return refusal('take-back-off', 'MX-13');
  if (position[at.CARD] === 0) return refusal('turn-closed', 'MX-13');
  const acted = position[boardOf(tablesOf(state), seat) + at.PENDING] !== 0;
  return acted ? null : refusal('nothing-to-take-back', 'MX-13');
}

function refuseAction(
  state: MetroXState,
  move: Exclude<MetroXMove, { type: 'take-back' }>,
): MetroXRefusal | null {
  const { position } = state;
  const tables = tablesOf(state);
  const card = position[at.CARD]! - 1;
  if (card < 0) return refusal('no-card', 'MX-4');
  const board = boardOf(tables, move.seat);
  if (position[board + at.PENDING] !== 0) return refusal('already-acted', 'MX-4');
  return move.type === 'free' ? refuseFree(tables, position, move) : refuseMark(tables, position, move);
}

function refuseFree(t: Tables, position: at.ReadonlyPosition, move: MetroXFree): MetroXRefusal | null {
  const kind = openKind(position);
  if (kind !== 'free') return refusal('card-needs-line', CARD_RULES[kind]);
  const board = boardOf(t, move.seat);
  const empty = t.stationIds.length - position[board + at.FILLED]!;
  if (move.station === null) return empty === 0 ? null : refusal('free-unused', 'MX-10', { empty });
  const station = t.stationIndex.get(move.station);
  if (station === undefined) return refusal('unknown-station', 'MX-1', { station: move.station });
  return stationFilled(t, position, board, station)
    ? refusal('station-filled', 'MX-8', { station: move.station })
    : null;
}

function refuseMark(t: Tables, position: at.ReadonlyPosition, move: MetroXMark): MetroXRefusal | null {
  const kind = openKind(position);
  if (kind === 'free') return refusal('card-needs-station', 'MX-8');
  const line = t.lineIndex.get(move.line);
  if (line === undefined) return refusal('unknown-line', 'MX-1', { line: move.line });
  const board = boardOf(t, move.seat);
  if (((position[board + at.OPEN]! >> line) & 1) === 0) {
    return refusal('no-window', CARD_RULES[kind], { line: move.line, windows: t.windows[line]! });
  }
  const fill = position[board + t.fillAt + line]!;
  const most = reach(position[at.CARD]! - 1, fill, t.full[line]!);
  const params = { line: move.line, count: move.count, most };
  if (move.count > most)
    return refusal('too-many', fill === t.full[line] ? 'MX-9' : CARD_RULES[kind], params);
  return move.count < most && !t.edition.fewer ? refusal('too-few', 'MX-10', params) : null;
}

/** Assumes that a card lies open. */
const openKind = (position: at.ReadonlyPosition): CardKind => cardKind(CARDS[position[at.CARD]! - 1]!);
