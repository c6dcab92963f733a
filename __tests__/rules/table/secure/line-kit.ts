/** Two sealed lines, or one and a stranger with the right key. */
import { deriveKeys, Opener, Sealer } from '@/table/secure/box';
import { Inbox } from '@/table/secure/inbox';
import { makeGuestLine, makeHostLine } from '@/table/secure/line';

import { makeManualTime, makeWirePair } from '../wire-pair';
import { follow } from './greeting-kit';

export const keys = deriveKeys(new Uint8Array(32).fill(3), new Uint8Array(32));
export const due = (match: string) => ({ t: 'due', match, due: 'chance' }) as const;
export const leave = { t: 'leave' } as const;

export type PairOptions = NonNullable<Parameters<typeof makeWirePair>[0]>;

/** Two lines over a pair. */
export function makeLines(options: PairOptions = {}) {
  const time = makeManualTime();
  const pair = makeWirePair(options);
  const hostLine = makeHostLine(new Inbox(pair.host, time.timers, 8), keys, new Opener(keys.toHost), time);
  const guestInbox = new Inbox(pair.guest, time.timers, 8);
  const guestLine = makeGuestLine(guestInbox, new Sealer(keys.toHost), new Opener(keys.toGuest), time);
  hostLine.start();
  guestLine.start();
  return { time, pair, hostLine, guestLine };
}

/** A host's line, and a stranger with the right key at the other end. */
export function makeRawGuest() {
  const time = makeManualTime();
  const pair = makeWirePair();
  const line = makeHostLine(new Inbox(pair.host, time.timers, 8), keys, new Opener(keys.toHost), time);
  line.start();
  const sealer = new Sealer(keys.toHost);
  const say = (plain: Uint8Array) => pair.guest.send(sealer.seal(plain)!);
  return { time, pair, line, sealer, say, ...follow(line) };
}
