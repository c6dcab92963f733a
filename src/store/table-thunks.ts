/** Intents: what a player at this device wants. The host decides; the slice hears of what it accepted. */
import type { GameChoice, GameMove } from '@/table/choice';
import type { Host, Submitted } from '@/table/host';
import { movesOf } from '@/table/match';
import { type Opened, resumeTable, startTable } from '@/table/open-table';
import { makeLocalChair } from '@/table/room/local-chair';
import { ownSeatsOf } from '@/table/save';

import { serveChair } from './chair-thunks';
import { backAtTableOf } from './seating-thunks';
import { awaitMatch, showMatch } from './seat-thunks';
import { DEFAULT_CHOICE } from './default-choice';
import { gameSetAside } from './history-slice';
import type { PlayerChair } from './open-table';
import { choiceRemembered } from './settings-slice';
import type { AppThunk } from './store';
import { summarise } from './summary';
import {
  moveFailed,
  moveRefused,
  moveSettled,
  moveSubmitted,
  tableNotOpened,
  tableOpening,
} from './table-slice';

export { DEFAULT_CHOICE };

export type OpenedTable = { readonly ok: true; readonly id: string } | Exclude<Opened, { readonly ok: true }>;

const SOLO = [''] as const;
const OWN_SEAT = 0;

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

/**
 * Opens a game of the shelf where it was left; nothing happens when it is open already. A game of several devices
 * goes on at its table.
 */
export const resumeGame =
  (id: string): AppThunk<Promise<OpenedTable>> =>
  async (dispatch, _getState, { services, desk }) => {
    const shown: OpenedTable = { ok: true, id };
    if (desk.chair?.match === id || (await dispatch(awaitMatch(id)))) return shown;
    const answer = await desk.open(async (): Promise<OpenedTable> => {
      const back = await dispatch(backAtTableOf(id));
      if (back === null) return dispatch(sitDown(() => resumeTable(services, id)));
      return back && dispatch(showMatch(id)) ? shown : { ok: false, reason: 'at-table' };
    });
    // Not waited for at the desk: a person who turns to another game meanwhile gets it.
    if (answer.ok || answer.reason !== 'at-table' || !(await dispatch(awaitMatch(id)))) return answer;
    return shown;
  };

/** Sends a move of the shown seat to its host. Resolves when it is saved there, or was not accepted. */
export const act =
  (move: GameMove): AppThunk<Promise<Submitted>> =>
  async (dispatch, getState, { desk }) => {
    const { chair } = desk;
    const { table } = getState().table;
    if (!chair || !table) return { ok: false, reason: 'stale' };
    // Counted in what the player saw: a second tap on Confirm is the same command, not another move.
    const nth = movesOf(chair.game, table.events, table.seat).length;
    // Asked first, so that the disk works while the screen shows that it does.
    const asked = chair.submit(move, nth);
    dispatch(moveSubmitted(move));
    const answer = await asked;
    if (desk.chair !== chair) return answer;
    if (answer.ok) {
      // Told already, as a rule: what was accepted is announced before it is answered.
      if (getState().table.pending === move) dispatch(moveSettled());
      return answer;
    }
    dispatch(outcomeOf(move, answer));
    // A table that is open in a second window is not a game of this device alone: it says so and stays.
    const isOfTable = getState().seating.seating?.room?.match === chair.match;
    if (answer.reason === 'elsewhere' && !isOfTable) await dispatch(reopenGame(chair.match));
    return answer;
  };

function outcomeOf(move: GameMove, answer: Exclude<Submitted, { readonly ok: true }>) {
  if (answer.reason === 'refused') return moveRefused({ move, refusal: answer.refusal });
  return answer.reason === 'stale' ? moveSettled() : moveFailed(answer.reason);
}

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
  (dispatch) => {
    // A game of a table, played to its end: it is looked at from where this device sat.
    const seat = ownSeatsOf(host.header)[0] ?? OWN_SEAT;
    const chair = makeLocalChair(host, seat, (listener) => host.subscribe(() => listener()));
    dispatch(serveChair(chair as PlayerChair, () => summarise(host.save())));
  };
