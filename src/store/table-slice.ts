/**
 * The rules slice: the table on this device. Written without Immer: every accepted move passes here, and
 * views are made by the rules, to be stored as they are.
 */
import { createAction, type Reducer, type UnknownAction } from '@reduxjs/toolkit';

import type { AnyMove } from '@/engine/any-game';
import type { GameEvent, Refusal, Seat } from '@/engine/game';
import type { ChairProgress } from '@/table/chair';

import type { OpenTable } from './open-table';
import type { GameSummary } from './summary';

/** What went wrong outside the rules; the game stays as it was and can be played on. */
export type TableTrouble = 'not-saved' | 'elsewhere';

export interface TableState {
  readonly status: 'none' | 'opening' | 'open';
  readonly table: OpenTable | null;
  /** The move that is being saved. */
  readonly pending: AnyMove | null;
  readonly refused: { readonly move: AnyMove; readonly refusal: Refusal } | null;
  readonly trouble: TableTrouble | null;
}

export interface AcceptedPayload extends ChairProgress {
  readonly id: string;
  /** Whose eyes it is for. */
  readonly seat: Seat;
  readonly summary: GameSummary;
}

export const tableOpening = createAction('table/tableOpening');
export const tableNotOpened = createAction('table/tableNotOpened');
export const tableOpened = createAction<{ readonly table: OpenTable; readonly summary: GameSummary }>(
  'table/tableOpened',
);
/** Another seat of this device has its turn at the screen. */
export const seatShown = createAction<OpenTable>('table/seatShown');
export const tableLeft = createAction('table/tableLeft');
export const moveSubmitted = createAction<AnyMove>('table/moveSubmitted');
export const eventsAccepted = createAction<AcceptedPayload>('table/eventsAccepted');
export const moveRefused = createAction<{ readonly move: AnyMove; readonly refusal: Refusal }>(
  'table/moveRefused',
);
export const moveFailed = createAction<TableTrouble>('table/moveFailed');
/** The move is decided, and there is nothing to say: it is told already, or was a second tap on the first. */
export const moveSettled = createAction('table/moveSettled');
/** The player has read why a move was refused or not saved. */
export const messageDismissed = createAction('table/messageDismissed');

const NO_TABLE: TableState = { status: 'none', table: null, pending: null, refused: null, trouble: null };

export const tableReducer: Reducer<TableState> = (state = NO_TABLE, action) =>
  eventsAccepted.match(action) ? accept(state, action.payload) : comeOrGo(decide(state, action), action);

function decide(state: TableState, action: UnknownAction): TableState {
  if (moveSubmitted.match(action)) {
    return { ...state, pending: action.payload, refused: null, trouble: null };
  }
  if (moveRefused.match(action)) return { ...state, pending: null, refused: action.payload };
  if (moveFailed.match(action)) return { ...state, pending: null, trouble: action.payload };
  if (moveSettled.match(action)) return { ...state, pending: null };
  if (messageDismissed.match(action)) return { ...state, refused: null, trouble: null };
  return state;
}

function comeOrGo(state: TableState, action: UnknownAction): TableState {
  if (tableOpening.match(action)) return { ...NO_TABLE, status: 'opening' };
  if (tableOpened.match(action)) return { ...NO_TABLE, status: 'open', table: action.payload.table };
  if (seatShown.match(action)) return { ...NO_TABLE, status: 'open', table: action.payload };
  if (tableNotOpened.match(action) || tableLeft.match(action)) return NO_TABLE;
  return state;
}

function accept(state: TableState, { id, seat, events, view, due, scores }: AcceptedPayload): TableState {
  const { table } = state;
  // A word of a table that was left, or one that comes late, changes nothing: a known log only grows.
  if (table?.id !== id || table.seat !== seat || events.length < table.events.length) return state;
  const next = { ...state, table: { ...table, events, view, due, scores } };
  // Others act all the time: only a move of this seat answers what this seat waits for or was told.
  return countOf(events, seat) > countOf(table.events, seat)
    ? { ...next, pending: null, refused: null, trouble: null }
    : next;
}

const countOf = (events: readonly GameEvent[], seat: Seat): number =>
  events.reduce((count, event) => (event.seat === seat ? count + 1 : count), 0);
