/** Two ends of a connection in one process, time that moves by hand, and chance that repeats itself. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import type { Breach, Connection, ConnectionListener, Timers } from '@/table/net-ports';
import type { Clock, Entropy } from '@/table/ports';

export type End = 'host' | 'guest';

interface PairOptions {
  /** What the host sees as the guest's address. */
  readonly remote?: string;
  /** With both, everything goes its way by itself, so many milliseconds later. */
  readonly timers?: Timers;
  readonly delay?: number;
  /** Sees everything that is sent; what it answers goes on instead. */
  readonly tap?: (payload: Uint8Array, from: End) => readonly Uint8Array[];
}

export interface WirePair {
  readonly host: TestConnection;
  readonly guest: TestConnection;
  /** Delivers what was sent, and what is sent in answer, up to so many messages; says how many. */
  flush(most?: number): number;
  /** From now on everything vanishes and nobody is told: a dead link. What was on its way is lost. */
  cut(): void;
  /** The network ends the connection; what was on its way is lost, both ends are told at the next flush. */
  break(): void;
}

type Item = { readonly to: End; readonly payload: Uint8Array | Breach | 'end' };

class TestConnection implements Connection {
  readonly remote: string;
  unsent = 0;
  isOpen = true;
  readonly #put: (payload: Uint8Array | 'end') => void;
  #listener: ConnectionListener | null = null;
  #early: Item['payload'][] = [];

  constructor(remote: string, put: (payload: Uint8Array | 'end') => void) {
    this.remote = remote;
    this.#put = put;
  }

  listen(listener: ConnectionListener): void {
    if (this.#listener !== null) throw new Error('there is one listener');
    this.#listener = listener;
    for (const payload of this.#early.splice(0)) this.#tell(listener, payload);
  }

  send(payload: Uint8Array): void {
    if (this.isOpen) this.#put(payload.slice());
  }

  close(): void {
    if (this.isOpen) this.#put('end');
    this.isOpen = false;
  }

  arrive(payload: Item['payload']): void {
    if (payload === 'end') this.isOpen = false;
    if (this.#listener === null) this.#early.push(payload);
    else this.#tell(this.#listener, payload);
  }

  #tell(listener: ConnectionListener, payload: Item['payload']): void {
    if (payload === 'end') listener.closed();
    else if (typeof payload === 'string') listener.breached(payload);
    else listener.message(payload);
  }
}

export function makeWirePair(options: PairOptions = {}): WirePair {
  const queue: Item[] = [];
  let isCut = false;
  const ended = new Set<End>();
  const deliver = (): void => {
    const item = queue.shift();
    if (item === undefined || ended.has(item.to)) return;
    if (item.payload === 'end') ended.add(item.to);
    (item.to === 'host' ? pair.host : pair.guest).arrive(item.payload);
  };
  const push = (item: Item): void => {
    queue.push(item);
    if (options.timers !== undefined) options.timers.after(options.delay ?? 0, deliver);
  };
  const end = (): void => {
    push({ to: 'guest', payload: 'end' });
    push({ to: 'host', payload: 'end' });
  };
  const from = (sender: End) => (payload: Uint8Array | 'end') => {
    if (payload === 'end') {
      if (isCut) push({ to: sender, payload });
      else end();
    } else if (!isCut) {
      const to = sender === 'host' ? 'guest' : 'host';
      for (const one of options.tap?.(payload, sender) ?? [payload]) push({ to, payload: one });
    }
  };
  const pair: WirePair = {
    host: new TestConnection(options.remote ?? '10.0.0.2', from('host')),
    guest: new TestConnection('10.0.0.1', from('guest')),
    flush: (most = Infinity) => {
      let count = 0;
      for (; count < most && queue.length > 0; count += 1) deliver();
      return count;
    },
    cut: () => {
      isCut = true;
      queue.length = 0;
    },
    break: () => {
      queue.length = 0;
      pair.host.isOpen = false;
      pair.guest.isOpen = false;
      end();
    },
  };
  return pair;
}

/** Lets everything run that waits for a promise. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Delivers and lets promises run, again and again, until nothing moves any more. */
export async function flushAll(...pairs: readonly Pick<WirePair, 'flush'>[]): Promise<void> {
  do await settle();
  while (pairs.reduce((count, pair) => count + pair.flush(), 0) > 0);
}

export interface ManualTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Runs what is due on the way, in order. */
  advance(milliseconds: number): void;
  /** The device sleeps: time passes, and what became due meanwhile runs late, at the end. */
  sleep(milliseconds: number): void;
  /** Timers that wait. */
  waiting(): number;
}

export function makeManualTime(start = 1_000_000): ManualTime {
  let now = start;
  let nth = 0;
  const pending = new Map<number, { readonly at: number; readonly run: () => void }>();
  const next = (until: number) =>
    [...pending].filter(([, { at }]) => at <= until).sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
  const runUntil = (until: number): void => {
    for (let due = next(until); due !== undefined; due = next(until)) {
      pending.delete(due[0]);
      now = Math.max(now, due[1].at);
      due[1].run();
    }
  };
  return {
    clock: { now: () => now },
    timers: {
      after: (milliseconds, run) => {
        const id = (nth += 1);
        pending.set(id, { at: now + Math.max(0, milliseconds), run });
        return () => void pending.delete(id);
      },
    },
    advance: (milliseconds) => {
      const until = now + milliseconds;
      runUntil(until);
      now = until;
    },
    sleep: (milliseconds) => {
      now += milliseconds;
      runUntil(now);
    },
    waiting: () => pending.size,
  };
}

export function makeTestEntropy(seed: number): Entropy {
  let nth = 0;
  const block = () => bytesToHex(sha256(Uint8Array.from(`${seed} ${(nth += 1)}`, (c) => c.charCodeAt(0))));
  return {
    hex: (bytes) => {
      let text = '';
      while (text.length < bytes * 2) text += block();
      return Promise.resolve(text.slice(0, bytes * 2));
    },
  };
}
