import type { GameShelf } from '../match';
import { GuestMatch } from './guest-match';
import type { Session } from './session-save';

/** The match of a kept session, to be shown before the host answers; null when this version cannot. */
export function restoreMatch(games: GameShelf, { game: kept, seats }: Session): GuestMatch | null {
  const game = kept === null ? null : games(kept.begin.game);
  return kept === null || game === null ? null : GuestMatch.restore(kept, game, seats);
}
