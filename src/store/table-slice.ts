/**
 * The rules slice: the table on this device. Written without Immer: every accepted move passes here, and
 * views are made by the rules, to be stored as they are.
 */
import { createAction, type Reducer } from '@reduxjs/toolkit';

import type { AnyMove } from '@/engine/any-game';
import type { Refusal } from '@/engine/game';

import type { OpenTable, TableProgress } from './open-table';
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

export interface AcceptedPayload extends TableProgress {
  readonly id: string;
  readonly summary: GameSummary;
}

export const tableOpening = createAction('table/tableOpening');
export const tableNotOpened = createAction('table/tableNotOpened');
export const tableOpened = createAction<{ readonly table: OpenTable; readonly summary: GameSummary }>(
  'table/tableOpened',
);
export const tableLeft = createAction('table/tableLeft');
export const moveSubmitted = createAction<AnyMove>('table/moveSubmitted');
export const eventsAccepted = createAction<AcceptedPayload>('table/eventsAccepted');
export const moveRefused = createAction<{ readonly move: AnyMove; readonly refusal: Refusal }>(
  'table/moveRefused',
);
export const moveFailed = createAction<TableTrouble>('table/moveFailed');
/** The move was a second tap: the first one counts, and there is nothing to say. */
export const moveRepeated = createAction('table/moveRepeated');
/** The player has read why a move was refused or not saved. */
export const messageDismissed = createAction('table/messageDismissed');

const NO_TABLE: TableState = { status: 'none', table: null, pending: null, refused: null, trouble: null };

export const tableReducer: Reducer<TableState> = (state = NO_TABLE, action) => {
  if (eventsAccepted.match(action)) return accept(state, action.payload);
  if (moveSubmitted.match(action)) {
    return { ...state, pending: action.payload, refused: null, trouble: null };
  }
  if (moveRefused.match(action)) return { ...state, pending: null, refused: action.payload };
  if (moveFailed.match(action)) return { ...state, pending: null, trouble: action.payload };
  if (moveRepeated.match(action)) return { ...state, pending: null };
  if (messageDismissed.match(action)) return { ...state, refused: null, trouble: null };
  if (tableOpening.match(action)) return { ...NO_TABLE, status: 'opening' };
  if (tableOpened.match(action)) return { ...NO_TABLE, status: 'open', table: action.payload.table };
  if (tableNotOpened.match(action) || tableLeft.match(action)) return NO_TABLE;
  return state;
};

function accept(state: TableState, { id, events, view, due, scores }: AcceptedPayload): TableState {
  const { table } = state;
  // An announcement of a table that was left, or one that comes late, changes nothing: a known log only grows.
  if (table?.id !== id || events.length < table.events.length) return state;
  return { ...NO_TABLE, status: 'open', table: { ...table, events, view, due, scores } };
}
