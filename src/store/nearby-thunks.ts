/** Looking for tables: in the network, on this device's disk, and behind this very page. */
import { sayFarewells } from '@/table/guest/farewell';
import { Nearby } from '@/table/guest/nearby';
import { listSessions } from '@/table/guest/session-save';
import { listRooms } from '@/table/room/open-room';

import { guestPorts } from './guest-ports';
import {
  type KeptTable,
  keptTablesRead,
  lookingStarted,
  lookingStopped,
  lookingTroubled,
  pageFound,
  tablesFound,
} from './nearby-slice';
import type { AppThunk } from './store';

/** While the screen is open: tables in the network as they answer, and the one that served this page. */
export const lookAround =
  (): AppThunk<void> =>
  (dispatch, _getState, { services, place }) => {
    if (place.nearby !== null) return;
    const { net, clock, entropy, app } = services;
    const { transport, finder, timers } = net;
    const nearby = new Nearby({ transport, finder, timers, clock, entropy, app });
    place.nearby = nearby;
    dispatch(lookingStarted());
    const tell = () => {
      if (place.nearby !== nearby) return;
      dispatch(tablesFound(nearby.tables()));
      dispatch(lookingTroubled(nearby.trouble()));
    };
    nearby.subscribe(tell);
    nearby.start();
    tell();
    void dispatch(findPage());
  };

export const stopLooking =
  (): AppThunk<void> =>
  (dispatch, _getState, { place }) => {
    const { nearby } = place;
    place.nearby = null;
    nearby?.stop();
    dispatch(lookingStopped());
  };

/** The tables that this device can go on with, the newest first. */
export const readKeptTables =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services: { storage } }) => {
    const [rooms, sessions] = await Promise.all([
      // A disk that cannot be read offers no table; the shelf of games is where that is said.
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

/** Tables that this device left while it did not reach them hear of it now, if they are there. */
export const tellLeft =
  (): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { services }) =>
    sayFarewells(guestPorts(services));

/** In a browser: whether a table served this page. */
export const findPage =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services: { net } }) => {
    const page = await net.page();
    dispatch(
      pageFound(page && { id: page.table.id, name: page.table.name, canLead: page.lead !== undefined }),
    );
  };
