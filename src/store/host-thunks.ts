/** Tables that are decided on this device. */
import { type OpenedRoom, openRoom, resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { Door } from '@/table/secure/door';

import { DEFAULT_CHOICE } from './default-choice';
import { gameSetAside } from './history-slice';
import { Hosting } from './hosting';
import { pageJoined } from './join-thunks';
import { tableForgotten } from './nearby-slice';
import { hearOfPlace, quitPlace, takePlace } from './place-thunks';
import { notSeated, type Seated } from './seated';
import { seatingNotOpened, seatingOpening } from './seating-slice';
import type { Services } from './services';
import type { AppThunk } from './store';
import { OVERTAKEN, type Wish } from './wish';

export interface NewTable {
  readonly name: string;
  /** Null: this device only flips, or shows the table to everybody. */
  readonly playerName: string | null;
}

/** Seats at the start: those that stay open are taken away when the game begins. */
const SEATS = { reachable: 6, alone: 4 } as const;

/** A table on this phone, or the one that served this page; without a network it is for passing on. */
export const openTable =
  (table: NewTable): AppThunk<Promise<Seated>> =>
  (dispatch, _getState, { place }) =>
    place.open(JSON.stringify(['open', table.name, table.playerName]), (wish) =>
      dispatch(tableOpened(table, wish)),
    );

const tableOpened =
  ({ name, playerName }: NewTable, wish: Wish): AppThunk<Promise<Seated>> =>
  async (dispatch, getState, { services }) => {
    const page = services.net.server === null ? await services.net.page() : null;
    if (wish.isGone()) return OVERTAKEN;
    if (page?.lead !== undefined) return dispatch(pageJoined(null, playerName, wish));
    const choice = getState().settings.lastChoice ?? DEFAULT_CHOICE;
    const plan = {
      name,
      choice,
      app: services.app,
      seats: services.net.server === null ? SEATS.alone : SEATS.reachable,
      hostPlays: playerName === null ? [] : [playerName],
    };
    const undo = (room: Room) => room.leave();
    return dispatch(sitDown({ open: () => openRoom(roomPorts(services), plan), undo, wish }));
  };

/** Opens a table of this device again, with the same code, seats and game. */
export const continueTable =
  (id: string): AppThunk<Promise<Seated>> =>
  (dispatch, _getState, { services, place }) =>
    place.open(JSON.stringify(['continue', id]), async (wish) => {
      if (place.presence?.id === id && place.presence.link().kind !== 'ended') return { ok: true };
      const undo = (room: Room) => {
        room.pause();
        return Promise.resolve();
      };
      const seated = await dispatch(sitDown({ open: () => resumeRoom(roomPorts(services), id), undo, wish }));
      if (!seated.ok && seated.trouble.kind === 'missing') dispatch(tableForgotten(id));
      return seated;
    });

const roomPorts = ({ storage, clock, entropy, games, net: { timers } }: Services) => ({
  storage,
  clock,
  entropy,
  games,
  timers,
});

interface Sitting {
  readonly open: () => Promise<OpenedRoom>;
  /** When nobody wants the table any more: a new one goes, one from before is kept. */
  readonly undo: (room: Room) => Promise<void>;
  readonly wish: Wish;
}

const sitDown =
  ({ open, undo, wish }: Sitting): AppThunk<Promise<Seated>> =>
  async (dispatch) => {
    dispatch(quitPlace());
    dispatch(seatingOpening());
    const opened = await open().catch(() => ({ ok: false, reason: 'not-saved' }) as const);
    if (!opened.ok) {
      if (opened.reason === 'set-aside') dispatch(gameSetAside(opened.entry));
      const { reason } = opened;
      const trouble = {
        kind: reason === 'not-saved' || reason === 'left-alone' ? reason : 'missing',
      } as const;
      dispatch(seatingNotOpened(trouble));
      return notSeated(trouble);
    }
    if (wish.isGone()) {
      await undo(opened.room);
      return OVERTAKEN;
    }
    dispatch(receive(opened.room));
    return { ok: true };
  };

/** The table is there at once; that it can be reached follows, or a word that it cannot. */
const receive =
  (room: Room): AppThunk<void> =>
  (dispatch, _getState, { services, place }) => {
    const { net, clock, entropy, app } = services;
    const door = new Door(room.household, { clock, entropy, timers: net.timers }, app);
    const hosting = new Hosting({
      net,
      port: room.port,
      room: () => room.room(),
      onConnection: (connection) => door.admit(connection),
      changed: () => {
        const { port } = hosting;
        if (port !== null && port !== room.port) void room.keepPort(port);
        if (place.presence === room) dispatch(hearOfPlace());
      },
    });
    dispatch(takePlace({ presence: room, hosting, addresses: [], webAddress: null }));
    void place.closing.then(() => hosting.open());
  };
