import { createSelector } from '@reduxjs/toolkit';

import type { Seat } from '@/engine/game';
import type { SeatView } from '@/table/room/room-view';

import type { KeptTable } from './nearby-slice';
import type { RootState } from './store';

export const selectSeating = (state: RootState) => state.seating.seating;
export const selectSeatingStatus = (state: RootState) => state.seating.status;
export const selectSeatingTrouble = (state: RootState) => state.seating.trouble;
export const selectRoom = (state: RootState) => state.seating.seating?.room ?? null;

const NO_SEATS: readonly Seat[] = [];
/** The seats that are played on this device: several are passed from hand to hand. */
export const selectOwnSeats = (state: RootState) => state.seating.seating?.seats ?? NO_SEATS;

/** Who sits at the match that the table slice shows; null when it is no match of the open seating. */
export const selectRoster = (state: RootState): readonly SeatView[] | null => {
  const room = selectRoom(state);
  return room !== null && room.match === state.table.table?.id ? room.seats : null;
};

export const selectNearby = (state: RootState) => state.nearby;

/** Tables that Home offers to go on with, the newest first; not the one that is open. */
export const selectOpenTables: (state: RootState) => readonly KeptTable[] = createSelector(
  [(state: RootState) => state.nearby.kept, (state: RootState) => state.seating.seating?.id],
  (kept, open) => kept.filter(({ id }) => id !== open),
);
