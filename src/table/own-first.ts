import type { Standing } from '@/engine/game';

/** More than these are not seen at a glance. */
const GLANCE = 8;
/** So many rows of a long list are in sight on the smallest phone. */
const IN_SIGHT = 3;

export interface OwnFirst {
  /** Of this device, and far down a long list: to be shown ahead of it. */
  readonly ahead: readonly Standing[];
  readonly rest: readonly Standing[];
}

/** At a large table nobody should have to look for themselves. */
export function ownFirst(standings: readonly Standing[], own: readonly number[]): OwnFirst {
  if (standings.length <= GLANCE) return { ahead: [], rest: standings };
  const ahead = standings.filter(({ seat }, index) => index >= IN_SIGHT && own.includes(seat));
  return { ahead, rest: standings.filter((standing) => !ahead.includes(standing)) };
}
