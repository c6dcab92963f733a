/** The rules slice's neighbour: this device at a table of several. Written without Immer, as it changes often. */
import { createAction, type Reducer } from '@reduxjs/toolkit';

import type { Seating, SeatingTrouble } from './seating';

export interface SeatingState {
  readonly status: 'none' | 'opening' | 'open';
  readonly seating: Seating | null;
  /** Why the last attempt failed, or what an open table lacks ('no-network'). */
  readonly trouble: SeatingTrouble | null;
}

export const seatingOpening = createAction('seating/seatingOpening');
export const seatingNotOpened = createAction<SeatingTrouble>('seating/seatingNotOpened');
export const seatingOpened = createAction<Seating>('seating/seatingOpened');
export const seatingChanged = createAction<Seating>('seating/seatingChanged');
/** Something is amiss with a table that stays open. */
export const seatingTroubled = createAction<SeatingTrouble | null>('seating/seatingTroubled');
export const seatingLeft = createAction('seating/seatingLeft');

const NO_SEATING: SeatingState = { status: 'none', seating: null, trouble: null };

export const seatingReducer: Reducer<SeatingState> = (state = NO_SEATING, action) => {
  if (seatingChanged.match(action)) {
    // A word of a table that was left changes nothing.
    return state.seating?.id === action.payload.id ? { ...state, seating: action.payload } : state;
  }
  if (seatingTroubled.match(action)) return { ...state, trouble: action.payload };
  if (seatingOpening.match(action)) return { ...NO_SEATING, status: 'opening' };
  if (seatingOpened.match(action)) return { ...NO_SEATING, status: 'open', seating: action.payload };
  if (seatingNotOpened.match(action)) return { ...NO_SEATING, trouble: action.payload };
  if (seatingLeft.match(action)) return NO_SEATING;
  return state;
};
