/** What a player does with the games on the shelf. */
import { type GameRecord, readRecord } from '@/engine/record';
import { findSave, type NotFound, readShelf } from '@/table/find-save';
import { adoptRecord } from '@/table/open-table';
import { Replay } from '@/table/replay';
import { parseSave, type SaveFault, saveKey } from '@/table/save';
import { markSeen } from '@/table/set-aside';

import { leaveTable } from './chair-thunks';
import {
  gameAdopted,
  gameForgotten,
  gameRemoved,
  gameSetAside,
  historyFailed,
  historyLoaded,
  removalUndone,
  setAsideDiscarded,
  setAsideSeen,
} from './history-slice';
import type { Services, ShareOutcome } from './services';
import type { AppThunk } from './store';
import { type GameSummary, summarise } from './summary';

/** Reads the shelf; resolves in any case, with `history.status` saying how it went. */
export const loadHistory =
  (): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { services }) => {
    try {
      const { saves, setAside, leftAlone } = await readShelf(services);
      const { durable } = services.storage;
      dispatch(historyLoaded({ durable, games: saves.map(summarise), setAside, leftAlone }));
    } catch {
      dispatch(historyFailed());
    }
  };

/** `at-table`: it is played at a table that is open; it can go when that table was closed or left. */
export type Removed = 'removed' | 'missing' | 'failed' | 'at-table';

/** Gone from the disk at once; `undoRemoval` brings it back until the next removal or `removalSettled`. */
export const removeGame =
  (id: string): AppThunk<Promise<Removed>> =>
  async (dispatch, getState, { services: { storage } }) => {
    const { history, seating, nearby } = getState();
    const summary = history.games[id];
    if (!summary) return 'missing';
    // Others are playing it, or will go on: without its game the table could not be opened again.
    const isAtTable = seating.seating?.room?.match === id || nearby.kept.some(({ match }) => match === id);
    if (!summary.over && isAtTable) return 'at-table';
    if (getState().table.table?.id === id) dispatch(leaveTable());
    try {
      const text = await storage.read(saveKey(id));
      await storage.remove(saveKey(id));
      if (text === null) {
        // What this device knew of a game on another one; there is nothing to bring back.
        dispatch(gameForgotten(id));
        return 'missing';
      }
      dispatch(gameRemoved({ summary, text }));
      return 'removed';
    } catch {
      return 'failed';
    }
  };

export const undoRemoval =
  (): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { services: { storage } }) => {
    const { removed } = getState().history;
    if (!removed) return false;
    try {
      const key = saveKey(removed.summary.id);
      // Another save that took its place stays; the same one is there when an undo failed after it was written.
      const back =
        (await storage.replace(key, null, removed.text)) || (await storage.read(key)) === removed.text;
      if (back) dispatch(removalUndone());
      return back;
    } catch {
      return false;
    }
  };

export type Imported =
  /** `already`: the very same record is on the shelf as `id`. */
  | { readonly ok: true; readonly id: string; readonly already: boolean }
  /** `options`: those of a record whose events are at fault, so that the right edition's rule is read up. */
  | {
      readonly ok: false;
      readonly reason: 'faulty';
      readonly fault: SaveFault;
      readonly options?: GameRecord['options'];
    }
  | { readonly ok: false; readonly reason: 'not-saved' };

/** A record from outside becomes a game of the shelf, if its own game's rules accept every event. */
export const importRecord =
  (text: string): AppThunk<Promise<Imported>> =>
  async (dispatch, getState, { services }) => {
    const parsed = readRecord(text);
    if (!parsed.ok) return { ok: false, reason: 'faulty', fault: { at: -1, refusal: parsed.refusal } };
    try {
      const twin = await findTwin(services, Object.values(getState().history.games), parsed.record);
      if (twin !== null) return { ok: true, id: twin, already: true };
      const adopted = await adoptRecord(services, parsed.record);
      if (!adopted.ok) return { ...adopted, options: parsed.record.options };
      dispatch(gameAdopted(summarise(adopted.save)));
      return { ok: true, id: adopted.save.id, already: false };
    } catch {
      return { ok: false, reason: 'not-saved' };
    }
  };

const sameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

async function findTwin(
  { storage }: Services,
  games: readonly GameSummary[],
  record: GameRecord,
): Promise<string | null> {
  for (const { id, game, seats } of games) {
    if (game !== record.game || seats !== record.seats) continue;
    const parsed = parseSave((await storage.read(saveKey(id))) ?? '');
    if (!parsed.ok) continue;
    const { options, events } = parsed.save.record;
    if (sameJson(options, record.options) && sameJson(events, record.events)) return id;
  }
  return null;
}

/** The text of a game's record, as `importRecord` and the referee read it; null when it is not there. */
export const recordText =
  (id: string): AppThunk<Promise<string | null>> =>
  async (_dispatch, _getState, { services: { storage } }) => {
    // Null is told as a record that cannot be given.
    const text = await storage.read(saveKey(id)).catch(() => null);
    const parsed = text === null ? null : parseSave(text);
    return parsed?.ok ? `${JSON.stringify(parsed.save.record)}\n` : null;
  };

/** Hands a game's record to the player as a file. */
export const exportRecord =
  (id: string): AppThunk<Promise<ShareOutcome>> =>
  async (dispatch, getState, { services }) => {
    const text = await dispatch(recordText(id));
    if (text === null) return 'failed';
    const summary = getState().history.games[id];
    const day = new Date(summary?.startedAt ?? services.clock.now()).toISOString().slice(0, 10);
    return services.files.give(`${summary?.game ?? 'game'}-${day}-${id.slice(0, 4)}.json`, text);
  };

export type OpenedReplay =
  { readonly ok: true; readonly replay: Replay; readonly summary: GameSummary } | NotFound;

/** A game to look at, event by event; judged before it is shown. */
export const openReplay =
  (id: string): AppThunk<Promise<OpenedReplay>> =>
  async (dispatch, _getState, { services }) => {
    const found = await findSave(services, id);
    if (found.ok) {
      return { ok: true, replay: new Replay(found.game, found.match), summary: summarise(found.save) };
    }
    if (found.reason === 'set-aside') dispatch(gameSetAside(found.entry));
    return found;
  };

/** The player has been told of everything that was set aside. */
export const acknowledgeSetAside =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services: { storage } }) => {
    const unseen = getState().history.setAside.filter(({ seen }) => !seen);
    dispatch(setAsideSeen());
    await Promise.allSettled(unseen.map((entry) => markSeen(storage, entry)));
  };

export const discardSetAside =
  (key: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { services: { storage } }) => {
    try {
      await storage.remove(key);
      dispatch(setAsideDiscarded(key));
      return true;
    } catch {
      return false;
    }
  };
