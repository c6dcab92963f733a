/** Which seat of this device is at the screen: its match is shown like any other game. */
import type { Seat } from '@/engine/game';
import type { Presence } from '@/table/presence';

import { serveChair } from './chair-thunks';
import type { PlayerChair } from './open-table';
import type { AppThunk } from './store';
import { summariseChair } from './summary';

/** The table slice shows that seat of this device from now on; false when there is no such seat or match. */
export const showSeat =
  (seat: Seat): AppThunk<boolean> =>
  (dispatch, getState, { services, desk, place }) => {
    const { presence } = place;
    const chair = presence === null ? null : chairOf(presence, seat);
    if (presence === null || chair === null) return false;
    if (desk.chair === chair) return true;
    const now = () => services.clock.now();
    const startedAt = getState().history.games[chair.match]?.startedAt ?? now();
    const room = presence.id;
    dispatch(
      serveChair(chair, (progress) => summariseChair(chair, progress, { room, startedAt, updatedAt: now() })),
    );
    return true;
  };

/** Shows that match of the open table, at the seat that is asked to act if one is; false when it is not its match. */
export const showMatch =
  (match: string): AppThunk<boolean> =>
  (dispatch, _getState, { place: { presence } }) => {
    const chairs = (presence?.seats() ?? []).flatMap((seat) => chairOf(presence!, seat) ?? []);
    const own = chairs.filter((chair) => chair.match === match);
    const chair = own.find(isDue) ?? own[0];
    return chair !== undefined && dispatch(showSeat(chair.seat));
  };

/** As showMatch; a match that the table has begun is waited for until this device has heard its first card, too. */
export const awaitMatch =
  (match: string): AppThunk<Promise<boolean>> =>
  (dispatch, _getState, { place }) => {
    const { presence } = place;
    if (presence === null) return Promise.resolve(false);
    const isComing = () =>
      place.presence === presence &&
      presence.link().kind !== 'ended' &&
      presence.room()?.match === match &&
      presence.seats().length > 0;
    return new Promise((resolve) => {
      let leave = (): void => undefined;
      const look = (): boolean => {
        const isShown = place.presence === presence && dispatch(showMatch(match));
        if (!isShown && isComing()) return false;
        leave();
        resolve(isShown);
        return true;
      };
      if (look()) return;
      // A table that is quit need not say anything any more.
      const ends = [presence.subscribe(look), place.onceCleared(look)];
      leave = () => ends.forEach((end) => end());
    });
  };

function isDue(chair: PlayerChair): boolean {
  const { due } = chair.progress();
  return due.kind === 'seats' && due.seats.includes(chair.seat);
}

function chairOf(presence: Presence, seat: Seat): PlayerChair | null {
  const chair = presence.seats().includes(seat) ? presence.chair(seat) : null;
  return chair === null ? null : (chair as PlayerChair);
}
