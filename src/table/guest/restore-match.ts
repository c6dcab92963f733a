import type { GameShelf } from '../match';
import type { Viewer } from '../seat-log';
import { GuestMatch } from './guest-match';
import type { KeptGame } from './session-save';

/** A match that was kept, to be shown before the host answers; null when this version cannot. */
export function restoreMatch(
  games: GameShelf,
  kept: KeptGame | null,
  viewers: readonly Viewer[],
): GuestMatch | null {
  const game = kept === null ? null : games(kept.begin.game);
  return kept === null || game === null ? null : GuestMatch.restore(kept, game, viewers);
}

/** It may have been played at other seats than those of now: it is as its logs are. */
export const restoreFormer = (games: GameShelf, kept: KeptGame | null): GuestMatch | null =>
  kept === null
    ? null
    : restoreMatch(
        games,
        kept,
        kept.logs.map(({ viewer }) => viewer),
      );
