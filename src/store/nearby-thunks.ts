/** Looking for tables: in the network, on this device's disk, and behind this very page. */
import { listSessions } from '@/table/guest/session-save';
import { listRooms } from '@/table/room/open-room';

import { type KeptTable, keptTablesRead, pageFound } from './nearby-slice';
import type { AppThunk } from './store';

export const lookAround = (): AppThunk<void> => () => undefined;
export const stopLooking = (): AppThunk<void> => () => undefined;

/** The tables that this device can go on with, the newest first. */
export const readKeptTables =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services: { storage } }) => {
    const [rooms, sessions] = await Promise.all([
      listRooms(storage).catch(() => []),
      listSessions(storage).catch(() => []),
    ]);
    const here = rooms.map(({ id, name, match, updatedAt }) => ({
      table: { id, name, role: 'host', match } satisfies KeptTable,
      updatedAt,
    }));
    const there = sessions.map(({ table, name, game, updatedAt }) => ({
      table: { id: table, name, role: 'guest', match: game?.begin.match ?? null } satisfies KeptTable,
      updatedAt,
    }));
    const kept = [...here, ...there];
    kept.sort((a, b) => b.updatedAt - a.updatedAt);
    dispatch(keptTablesRead(kept.map(({ table }) => table)));
  };

/** In a browser: whether a table served this page. */
export const findPage =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services: { net } }) => {
    const page = await net.page();
    if (page === null) return;
    const { id, name } = page.table;
    dispatch(pageFound({ id, name, canLead: page.lead !== undefined }));
  };
