/** What people at this device want of a table. Every thunk answers and none throws. */
import type { Seat } from '@/engine/game';
import type { RoomAnswer, RoomCommand } from '@/table/room/room-command';

import type { NearbyTable, SeatingTrouble } from './seating';
import { seatingLeft } from './seating-slice';
import type { AppThunk } from './store';

export type Seated = { readonly ok: true } | { readonly ok: false; readonly trouble: SeatingTrouble };

export interface NewTable {
  readonly name: string;
  /** Null: this device only flips, or shows the table to everybody. */
  readonly playerName: string | null;
}

const UNREACHED: Seated = { ok: false, trouble: { kind: 'unreached' } };
const NOT_NOW: RoomAnswer = { ok: false, reason: 'not-now' };

/** A table on this phone, or the one that served this page; without a network it is for passing on. */
export const openTable =
  (_table: NewTable): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

/** Opens a table of this device again, with the same code, seats and game. */
export const continueTable =
  (_id: string): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

/** `invitation`: the text of a QR code or a link. `name` null: a screen for everybody. */
export const joinByInvitation =
  (_invitation: string, _name: string | null): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

export const joinNearby =
  (_table: NearbyTable, _code: string, _name: string | null): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

/** `address`: "192.168.1.5:4600"; a whole invitation is understood, too, and needs no code. */
export const joinByAddress =
  (_address: string, _code: string, _name: string | null): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

/** The table that served this page. No code: only on the table's own computer. */
export const joinPage =
  (_code: string | null, _name: string | null): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

/** Back at a table where this device sat before, in the same seats. */
export const comeBack =
  (_tableId: string): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(UNREACHED);

export const command =
  (_command: RoomCommand): AppThunk<Promise<RoomAnswer>> =>
  () =>
    Promise.resolve(NOT_NOW);

/** One more person at this device. */
export const sit =
  (_name: string): AppThunk<Promise<RoomAnswer>> =>
  () =>
    Promise.resolve(NOT_NOW);

export const stand =
  (_seat: Seat): AppThunk<Promise<RoomAnswer>> =>
  () =>
    Promise.resolve(NOT_NOW);

export const renameSeat =
  (_seat: Seat, _name: string): AppThunk<Promise<RoomAnswer>> =>
  () =>
    Promise.resolve(NOT_NOW);

/** Goes from the table for good: a guest's seats become free, a host's table is closed for the time being. */
export const leaveSeating = (): AppThunk<Promise<void>> => (dispatch) => {
  dispatch(seatingLeft());
  return Promise.resolve();
};

/** The table slice shows that seat of this device from now on; false when there is no such seat or match. */
export const showSeat =
  (_seat: Seat): AppThunk<boolean> =>
  () =>
    false;

export const lookAround = (): AppThunk<void> => () => undefined;
export const stopLooking = (): AppThunk<void> => () => undefined;
