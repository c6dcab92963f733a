import type { Connection, ConnectionListener, Timers } from '@/table/net-ports';
import { FAREWELL_MS } from '../stream-connection';
import { Inbox } from '../inbox';
import type { PairChance } from './pair-chance';

/** Flushes until the ends of a connection that lost a message notice. */
const NOTICE = 4;

type Item = { readonly due: number } & (
  { readonly kind: 'message'; readonly payload: Uint8Array } | { readonly kind: 'close' | 'break' }
);

export interface PairClock {
  readonly timers: Timers;
  readonly chance: PairChance;
  /** How many flushes there were. */
  tick(): number;
}

interface EndOptions {
  readonly clock: PairClock;
  /** The device at this end, and the one at the other. */
  readonly device: string;
  readonly remote: string;
  readonly maxIncoming: number;
}

/** One end of a connection inside the process. What it sends waits here until the network is flushed. */
export class PairEnd implements Connection {
  readonly device: string;
  readonly remote: string;
  readonly #clock: PairClock;
  readonly #maxIncoming: number;
  readonly #inbox = new Inbox();
  #waiting: Item[] = [];
  #other!: PairEnd;
  #open = true;
  #doomed = false;
  #gone = false;
  #lastDue = 0;
  #forgetFarewell: () => void = () => undefined;

  constructor({ clock, device, remote, maxIncoming }: EndOptions) {
    this.#clock = clock;
    this.device = device;
    this.remote = remote;
    this.#maxIncoming = maxIncoming;
  }

  static join(one: PairEnd, other: PairEnd): void {
    one.#other = other;
    other.#other = one;
  }

  get isGone(): boolean {
    return this.#gone;
  }

  get unsent(): number {
    return this.#waiting.reduce((sum, item) => sum + (item.kind === 'message' ? item.payload.length : 0), 0);
  }

  listen(listener: ConnectionListener): void {
    this.#inbox.listen(listener);
  }

  send(payload: Uint8Array): void {
    if (!this.#open || this.#doomed) return;
    if (this.#clock.chance.isLost()) this.#doom();
    else this.#waiting.push({ kind: 'message', payload: Uint8Array.from(payload), due: this.#due() });
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#inbox.mute();
    this.#waiting.push({ kind: 'close', due: this.#due() });
    this.#forgetFarewell = this.#clock.timers.after(FAREWELL_MS, () => this.breakOff());
  }

  /** Both ends are closed at once, and what was on the way is gone. */
  breakOff(): void {
    this.#end();
    this.#other.#end();
  }

  /** How many messages may arrive now. */
  hasDue(): boolean {
    const first = this.#waiting[0];
    return first !== undefined && first.due <= this.#clock.tick();
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  deliver(): void {
    const item = this.#waiting.shift();
    if (item?.kind === 'message') this.#other.#receive(item.payload);
    else if (item) this.breakOff();
  }

  #receive(payload: Uint8Array): void {
    if (payload.length > this.#maxIncoming) this.#inbox.breached('too-large');
    else this.#inbox.message(payload);
  }

  #doom(): void {
    this.#doomed = true;
    this.#waiting.push({ kind: 'break', due: this.#due() + NOTICE });
  }

  /** Later than everything before it: order within a connection is kept whatever happens. */
  #due(): number {
    this.#lastDue = Math.max(this.#lastDue, this.#clock.tick() + 1 + this.#clock.chance.delay());
    return this.#lastDue;
  }

  #end(): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#open = false;
    this.#waiting = [];
    this.#forgetFarewell();
    this.#inbox.closed();
  }
}
