/** How far the cards are that this device has been shown. */
import type { Seat } from '@/engine/game';

import { countDraws } from '../match';
import type { Seen } from '../room/room-command';
import type { GuestMatch } from './guest-match';

export function cardsSeen(match: GuestMatch | null, [seat]: readonly Seat[]): Seen['cards'] {
  const progress = match?.progress(seat ?? 'table') ?? null;
  if (match === null || progress === null) return null;
  return { match: match.id, nth: countDraws(match.game, progress.events) };
}
