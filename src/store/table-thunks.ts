/** Intents: what a player at this device wants. The host decides; the slice hears of what it accepted. */
import type { Seat } from '@/engine/game';
import type { GameChoice, GameMove } from '@/table/choice';
import type { Host, Submitted } from '@/table/host';
import { movesOf } from '@/table/match';
import { type Opened, resumeTable, startTable } from '@/table/open-table';

import { gameSetAside } from './history-slice';
import { openTableOf, progressOfHost } from './open-table';
import { choiceRemembered } from './settings-slice';
import type { AppThunk } from './store';
import { summarise } from './summary';
import {
  eventsAccepted,
  moveFailed,
  moveRefused,
  moveRepeated,
  moveSubmitted,
  tableLeft,
  tableNotOpened,
  tableOpened,
  tableOpening,
} from './table-slice';

/** What *Play now* starts before anything was chosen, or when the last choice is not playable any more. */
export const DEFAULT_CHOICE: GameChoice = {
  game: 'metro-x',
  options: { map: 'metro-city', edition: 'gamewright' },
};

export type OpenedTable = { readonly ok: true; readonly id: string } | Exclude<Opened, { readonly ok: true }>;

const SOLO = [''] as const;
const OWN_SEAT: Seat = 0;

/** A new solo game; its first card is turned and saved when this resolves. */
export const startGame =
  (choice: GameChoice): AppThunk<Promise<OpenedTable>> =>
  (dispatch, _getState, { services, desk }) =>
    desk.open(async () => {
      const answer = await dispatch(sitDown(() => startTable(services, choice, SOLO)));
      if (answer.ok) dispatch(choiceRemembered(choice));
      return answer;
    });

/** The last choice, or the default when an update took its map or edition away. */
export const playNow = (): AppThunk<Promise<OpenedTable>> => async (dispatch, getState) => {
  const { lastChoice } = getState().settings;
  const answer = await dispatch(startGame(lastChoice ?? DEFAULT_CHOICE));
  return !answer.ok && answer.reason === 'refused' ? dispatch(startGame(DEFAULT_CHOICE)) : answer;
};

/** Opens a game of the shelf where it was left; nothing happens when it is open already. */
export const resumeGame =
  (id: string): AppThunk<Promise<OpenedTable>> =>
  async (dispatch, _getState, { services, desk }) => {
    if (desk.host?.header.id === id) return { ok: true, id };
    return desk.open(() => dispatch(sitDown(() => resumeTable(services, id))));
  };

/** Sends a move of this device's seat to the host. Resolves when it is saved, or was not accepted. */
export const act =
  (move: GameMove): AppThunk<Promise<Submitted>> =>
  async (dispatch, getState, { desk }) => {
    const { host } = desk;
    const { table } = getState().table;
    if (!host || !table) return { ok: false, reason: 'stale' };
    // Counted in what the player saw: a second tap on Confirm is the same command, not another move.
    const nth = movesOf(host.game, table.events, table.seat).length;
    // Asked first, so that the disk works while the screen shows that it does.
    const asked = host.submit(table.seat, move, nth);
    dispatch(moveSubmitted(move));
    const answer = await asked;
    if (desk.host !== host) return answer;
    const told = outcomeOf(move, answer);
    if (told !== null) dispatch(told);
    if (!answer.ok && answer.reason === 'elsewhere') await dispatch(reopenGame(host.header.id));
    return answer;
  };

/** What the slice has to hear beside the accepted events, of which the host has told it. */
function outcomeOf(move: GameMove, answer: Submitted) {
  if (answer.ok) return answer.again ? moveRepeated() : null;
  if (answer.reason === 'refused') return moveRefused({ move, refusal: answer.refusal });
  return answer.reason === 'stale' ? moveRepeated() : moveFailed(answer.reason);
}

export const leaveTable =
  (): AppThunk<void> =>
  (dispatch, _getState, { desk }) => {
    desk.clear();
    dispatch(tableLeft());
  };

/** The game went on in another window: show it as it stands there. */
const reopenGame =
  (id: string): AppThunk<Promise<OpenedTable>> =>
  (dispatch, _getState, { services, desk }) =>
    desk.open(async () => {
      const answer = await dispatch(sitDown(() => resumeTable(services, id)));
      dispatch(moveFailed('elsewhere'));
      return answer;
    });

const sitDown =
  (open: () => Promise<Opened>): AppThunk<Promise<OpenedTable>> =>
  async (dispatch, _getState, { desk }) => {
    desk.clear();
    dispatch(tableOpening());
    const answer = await open().catch(
      (cause: unknown) => ({ ok: false, reason: 'not-saved', cause }) as const,
    );
    if (!answer.ok) {
      dispatch(tableNotOpened());
      if (answer.reason === 'set-aside') dispatch(gameSetAside(answer.entry));
      return answer;
    }
    dispatch(serve(answer.host));
    return { ok: true, id: answer.host.header.id };
  };

const serve =
  (host: Host): AppThunk<void> =>
  (dispatch, _getState, { desk }) => {
    const { id } = host.header;
    desk.seat(
      host,
      // What it announces is the host's own log: only what this seat may know goes into the store.
      host.subscribe(() =>
        dispatch(eventsAccepted({ id, ...progressOfHost(host, OWN_SEAT), summary: summarise(host.save()) })),
      ),
    );
    dispatch(tableOpened({ table: openTableOf(host, OWN_SEAT), summary: summarise(host.save()) }));
  };
