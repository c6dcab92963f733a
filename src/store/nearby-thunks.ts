/** Looking for tables: in the network, on this device's disk, and behind this very page. */
import { listSessions } from '@/table/guest/session-save';

import { type KeptTable, keptTablesRead, pageFound } from './nearby-slice';
import type { AppThunk } from './store';

export const lookAround = (): AppThunk<void> => () => undefined;
export const stopLooking = (): AppThunk<void> => () => undefined;

/** The tables that this device can go on with, the newest first. */
export const readKeptTables =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services: { storage } }) => {
    const sessions = await listSessions(storage).catch(() => []);
    const kept = sessions.map(({ table, name, game, updatedAt }) => ({
      table: { id: table, name, role: 'guest', match: game?.begin.match ?? null } satisfies KeptTable,
      updatedAt,
    }));
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
