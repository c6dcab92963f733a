import type { GameEvent, Seat } from '@/engine/game';
import * as at from './layout';
import type { MetroXState } from './state';

/** The log without what the other seats did, or took back, since the open card was flipped. */
export function known(
  { position }: MetroXState,
  events: readonly GameEvent[],
  seat: Seat | 'table',
): readonly GameEvent[] {
  if (position[at.CARD] === 0) return events;
  const flip = events.findLastIndex(({ type }) => type === 'flip');
  return events.filter((event, index) => index <= flip || event.seat === seat);
}
