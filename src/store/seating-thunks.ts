/** What people at this device want of a table. Every thunk answers and none throws. */
import type { Seat } from '@/engine/game';
import type { Presence } from '@/table/presence';
import type { RoomAnswer, RoomCommand } from '@/table/room/room-command';

import { leaveTable } from './chair-thunks';
import { continueTable } from './host-thunks';
import { comeBack } from './join-thunks';
import { type KeptTable, tableForgotten } from './nearby-slice';
import { readKeptTables } from './nearby-thunks';
import { quitPlace } from './place-thunks';
import { readSummary } from './read-summary';
import { notSeated, type Seated } from './seated';
import { seatingLeft, seatingNotOpened } from './seating-slice';
import type { AppThunk } from './store';

export { continueTable, openTable } from './host-thunks';
export { comeBack, joinByAddress, joinByInvitation, joinNearby, joinPage } from './join-thunks';
export { findPage, lookAround, stopLooking } from './nearby-thunks';
export { showSeat } from './seat-thunks';
export type { Seated } from './seated';

const ask =
  (question: (presence: Presence) => Promise<RoomAnswer>): AppThunk<Promise<RoomAnswer>> =>
  async (_dispatch, _getState, { place: { presence } }) => {
    if (presence === null) return { ok: false, reason: 'not-now' };
    return question(presence).catch((): RoomAnswer => ({ ok: false, reason: 'not-saved' }));
  };

export const command =
  (order: RoomCommand): AppThunk<Promise<RoomAnswer>> =>
  async (dispatch, _getState, { place }) => {
    const { stay } = place;
    const answer = await dispatch(ask((presence) => presence.command(order)));
    // A table that was closed for good is not offered again, and nobody is left at it here.
    if (answer.ok && order.type === 'close' && stay !== null && place.stay === stay) {
      dispatch(tableForgotten(stay.presence.id));
      dispatch(goAway());
    }
    return answer;
  };

/** One more person at this device. */
export const sit = (name: string) => ask((presence) => presence.sit(name));
export const stand = (seat: Seat) => ask((presence) => presence.stand(seat));
export const renameSeat = (seat: Seat, name: string) => ask((presence) => presence.rename(seat, name));

/**
 * Goes from the table. A guest's seats become free, or away in a game. The host's table falls silent and can be
 * continued; one that has not begun is closed for everybody.
 */
export const leaveSeating =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { place }) => {
    const undone = place.giveUp();
    if (undone !== null) await undone;
    const { presence, stay } = place;
    if (presence === null || stay === null) return void dispatch(seatingLeft());
    if (stay.hosting !== null) {
      if (presence.room()?.match === null) await dispatch(command({ type: 'close' }));
      else dispatch(goAway());
      return undefined;
    }
    dispatch(tableForgotten(presence.id));
    // Gone is gone: a disk that does not forget keeps a way back to a seat that is free, and coming back says so.
    const leaving = presence.leave().catch(() => undefined);
    dispatch(goAway());
    await leaving;
    return undefined;
  };

/** Off the screens; a game of this table that is shown goes, too. */
const goAway =
  (): AppThunk<void> =>
  (dispatch, getState, { desk, place: { presence } }) => {
    const match = desk.chair?.match;
    const isOfTable = match !== undefined && presence?.room()?.match === match;
    dispatch(quitPlace());
    dispatch(seatingLeft());
    if (isOfTable && getState().table.table?.due.kind !== 'over') dispatch(leaveTable());
  };

/**
 * Null: that match belongs to no table that this device could go back to. Else whether it is there again; a guest is
 * so at once, with the board that it kept.
 */
export const backAtTableOf =
  (match: string): AppThunk<Promise<boolean | null>> =>
  async (dispatch, getState) => {
    const summary = getState().history.games[match] ?? (await dispatch(readSummary(match)));
    if (summary !== null && (summary.over || summary.room === null)) return null;
    const table = await dispatch(keptTable((kept) => kept.match === match));
    if (table === undefined) return summary === null ? null : false;
    return (await dispatch(goBackTo(table))).ok;
  };

/** Back at a table of an address, which may name any: in the part that this device has there. */
export const backAtTable =
  (id: string): AppThunk<Promise<Seated>> =>
  async (dispatch) => {
    const table = await dispatch(keptTable((kept) => kept.id === id));
    if (table !== undefined) return dispatch(goBackTo(table));
    dispatch(seatingNotOpened({ kind: 'missing' }));
    return notSeated({ kind: 'missing' });
  };

export const goBackTo = ({ id, role }: KeptTable) => (role === 'host' ? continueTable(id) : comeBack(id));

const keptTable =
  (isIt: (table: KeptTable) => boolean): AppThunk<Promise<KeptTable | undefined>> =>
  async (dispatch, getState) => {
    if (!getState().nearby.isRead) await dispatch(readKeptTables());
    return getState().nearby.kept.find(isIt);
  };
