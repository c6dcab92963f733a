/** Taking a place at a table and hearing of it: what a Presence tells becomes the seating of the store. */
import type { Presence } from '@/table/presence';

import { gameAdopted } from './history-slice';
import { tableForgotten, tableKept } from './nearby-slice';
import type { Stay } from './place';
import { readSummary } from './read-summary';
import { seatingOf } from './seating-of';
import { showSeat } from './seat-thunks';
import { seatingChanged, seatingOpened, seatingTroubled } from './seating-slice';
import type { AppThunk } from './store';

/** From now on this device is at that table; wherever it was before, it is quiet there. */
export const takePlace =
  (stay: Omit<Stay, 'leave'>): AppThunk<void> =>
  (dispatch, _getState, { place }) => {
    dispatch(quitPlace());
    const { presence } = stay;
    let isWaiting = false;
    const tell = () => {
      isWaiting = false;
      if (place.presence === presence) dispatch(hearOfPlace());
    };
    const leave = presence.subscribe(() => {
      // Many things change at once when a turn closes: the screens hear of them once.
      if (!isWaiting) void Promise.resolve().then(tell);
      isWaiting = true;
    });
    place.take({ ...stay, leave });
    dispatch(seatingOpened(seatingOf(place.stay!, null)));
    dispatch(noteTable(presence));
    dispatch(moveChair());
  };

/** A game that is on the screen goes on at the new presence: the chair of the old one carries no move any more. */
const moveChair =
  (): AppThunk<void> =>
  (dispatch, getState, { place: { presence } }) => {
    const { table } = getState().table;
    if (table !== null && presence?.chair(table.seat)?.match === table.id) dispatch(showSeat(table.seat));
  };

/** Quiet at the present table, with everything kept for coming back. */
export const quitPlace =
  (): AppThunk<void> =>
  (_dispatch, _getState, { place }) => {
    const stay = place.clear();
    stay?.presence.pause();
    if (stay?.hosting) place.closing = stay.hosting.close();
  };

/** What is known of the table goes into the store; told by the presence and by what makes it reachable. */
export const hearOfPlace =
  (): AppThunk<void> =>
  (dispatch, getState, { place }) => {
    const { stay } = place;
    const { seating: before } = getState().seating;
    if (stay === null || before === null) return;
    const seating = seatingOf(stay, before);
    dispatch(seatingChanged(seating));
    stay.hosting?.update();
    dispatch(noteTrouble(stay.hosting?.isAlone ?? false));
    if (seating.link.kind === 'ended') dispatch(tableForgotten(seating.id));
    else if (seating.room !== before.room) dispatch(noteTable(stay.presence));
    if (seating.stage?.due.kind === 'over') void dispatch(shelve(seating.room?.match ?? ''));
  };

const noteTrouble =
  (isAlone: boolean): AppThunk<void> =>
  (dispatch, getState) => {
    const wasAlone = getState().seating.trouble?.kind === 'no-network';
    if (isAlone !== wasAlone) dispatch(seatingTroubled(isAlone ? { kind: 'no-network' } : null));
  };

const noteTable =
  (presence: Presence): AppThunk<void> =>
  (dispatch, getState) => {
    const room = presence.room();
    if (room === null) return;
    const { id, name, match } = room;
    const role = presence.link().kind === 'here' ? 'host' : 'guest';
    const known = getState().nearby.kept[0];
    if (known?.id === id && known.name === name && known.match === match) return;
    dispatch(tableKept({ id, name, role, match }));
  };

/** A game that was played to its end is on the shelf of every device, whether or not it was looked at. */
const shelve =
  (match: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    if (getState().history.games[match]?.over) return;
    const summary = await dispatch(readSummary(match));
    if (summary?.over) dispatch(gameAdopted(summary));
  };

/** The app goes to the back and comes to the front; answers with how to stop following it. */
export const followApp =
  (): AppThunk<() => void> =>
  (_dispatch, _getState, { services, place }) =>
    services.appState.subscribe((state) => {
      const { hosting = null, presence = null } = place.stay ?? {};
      if (state === 'front') {
        presence?.wake();
        void hosting?.refresh();
      }
      // A host goes on for as long as the system lets it: others play meanwhile.
      else if (hosting === null) presence?.pause();
    });
