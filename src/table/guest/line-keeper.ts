/** Keeps one line to a table alive: finds it again at any of its addresses, for as long as it may. */
import type { Address, Timers } from '../net-ports';
import type { Entropy } from '../ports';
import { LIVENESS } from '../wire/limits';
import type { Greeted, GuestLine } from '../wire/lines';
import { FINAL_REASONS, type Reason } from '../wire/reasons';

export interface KeeperParts {
  readonly timers: Timers;
  readonly entropy: Entropy;
  /** Connects and greets: joins or resumes. Rejects when nobody answers. */
  approach(address: Address): Promise<Greeted>;
  /** False: there is a seat to come back to, and what is said in the open, by anybody, does not cost it. */
  mayGiveUp(): boolean;
  /** A new line; whatever came over an older one does not count any more. */
  lined(at: { readonly address: Address; readonly table: string }): void;
  said(message: Parameters<Parameters<GuestLine['listen']>[0]['said']>[0]): void;
  /** The line is gone, over what was said on it perhaps, or nobody was reached: it goes on by itself. */
  troubled(reason: Reason | null, isOverOurs: boolean): void;
  /** Nothing is tried any more. */
  ended(reason: Reason, update: 'host' | 'guest' | null): void;
}

const same = (a: Address, b: Address) => a.host === b.host && a.port === b.port;
/** Milliseconds from a new line to a seat; a host that answers pings only is asked anew. */
const SEATED_WITHIN = 2 * LIVENESS.deadAfter;
/** Old addresses are tried after new ones; the oldest are forgotten. */
const MOST_ADDRESSES = 12;

export class LineKeeper {
  readonly #parts: KeeperParts;
  #addresses: readonly Address[];
  #line: GuestLine | null = null;
  #failed = 0;
  /** What was begun under an older number has been overtaken. */
  #era = 0;
  #isTrying = false;
  #isHurried = false;
  #hasEnded = false;
  #hasLeft = false;
  #cancel: (() => void) | null = null;
  /** Approaches under way, the overtaken ones included. */
  #under = 0;
  /** An overtaken approach may still reach the table, whose newest line it is then. */
  #hasRival = false;

  constructor(parts: KeeperParts, addresses: readonly Address[]) {
    this.#parts = parts;
    this.#addresses = addresses.slice(0, MOST_ADDRESSES);
  }

  /** The last good one first. */
  get addresses(): readonly Address[] {
    return this.#addresses;
  }

  get line(): GuestLine | null {
    return this.#line;
  }

  /** Rounds in a row in which nobody was reached. */
  get failed(): number {
    return this.#failed;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Makes sure of the line at once: also how it starts, and starts again after a pause. */
  wake(): void {
    if (this.#hasEnded) return;
    if (this.#line !== null) this.#line.wake();
    else if (this.#isTrying) this.#isHurried = true;
    else void this.#round();
  }

  /** Where the table was seen: a host that changed its address is found there. */
  heardOf(addresses: readonly Address[]): void {
    const fresh = addresses.filter((one) => !this.#addresses.some((known) => same(known, one)));
    if (fresh.length === 0) return;
    const [good] = this.#addresses;
    const first = this.#line === null || good === undefined ? fresh : [good, ...fresh];
    this.#prefer(first);
    if (this.#line === null && this.#cancel !== null) this.wake();
    else this.#isHurried = this.#isTrying;
  }

  /** The other end has done its part: the way there is good. */
  confirm(): void {
    this.#wait(LIVENESS.deadAfter, () => {
      this.#failed = 0;
      this.#hasRival = false;
    });
  }

  pause(): void {
    this.#overtake()?.close('closed');
  }

  end(reason: Reason, update: 'host' | 'guest' | null = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#overtake()?.close(reason);
    this.#parts.ended(reason, update);
  }

  /** Ends, and gives the seats up; also those that an approach under way comes to have. False: nobody was told. */
  leave(): boolean {
    const line = this.#line;
    this.#hasLeft = true;
    line?.send({ t: 'leave' });
    this.end('removed');
    return line !== null;
  }

  /** Something is wrong with this very line: a fresh one may do better. Without one there is nothing to mend. */
  drop(reason: Reason): void {
    if (this.#line === null) return;
    this.#overtake()?.close(reason);
    this.#retry(reason);
  }

  #overtake(): GuestLine | null {
    const line = this.#line;
    this.#era += 1;
    this.#line = null;
    this.#isTrying = false;
    this.#cancel?.();
    this.#cancel = null;
    return line;
  }

  async #round(): Promise<void> {
    this.#overtake();
    const era = this.#era;
    this.#isTrying = true;
    this.#isHurried = false;
    let why: Reason | null = null;
    for (const address of this.#addresses) {
      const greeted = await this.#approach(address);
      if (era !== this.#era) {
        if (greeted.ok) this.#dismiss(greeted.line);
        return;
      }
      if (greeted.ok) {
        this.#adopt(greeted.line, { address, table: greeted.table });
        return;
      }
      if (greeted.reason !== null && this.#isFinal(greeted.reason)) {
        this.end(greeted.reason, greeted.update ?? null);
        return;
      }
      why = greeted.reason ?? why;
    }
    this.#isTrying = false;
    this.#retry(why);
  }

  async #approach(address: Address): Promise<Greeted> {
    this.#under += 1;
    try {
      return await this.#parts.approach(address);
    } catch {
      return { ok: false, reason: null };
    } finally {
      this.#under -= 1;
    }
  }

  #dismiss(line: GuestLine): void {
    this.#hasRival = true;
    if (this.#hasLeft) line.send({ t: 'leave' });
    line.close('replaced');
  }

  /** Another table at one of several addresses says nothing about the others. */
  #isFinal(reason: Reason): boolean {
    if (!FINAL_REASONS.has(reason) || !this.#parts.mayGiveUp()) return false;
    return reason !== 'no-such-table' || this.#addresses.length === 1;
  }

  /** By another window, or by an approach of this very device that was overtaken and came later? */
  #isEnd(reason: Reason): boolean {
    return FINAL_REASONS.has(reason) && (reason !== 'replaced' || !(this.#hasRival || this.#under > 0));
  }

  #adopt(line: GuestLine, at: { readonly address: Address; readonly table: string }): void {
    this.#isTrying = false;
    this.#hasRival = false;
    this.#line = line;
    this.#prefer([at.address]);
    this.#wait(SEATED_WITHIN, () => this.drop('silent'));
    this.#parts.lined(at);
    line.listen({
      said: (message) => {
        if (this.#line === line) this.#parts.said(message);
      },
      closed: (reason, isOverOurs) => {
        if (this.#line !== line) return;
        this.#overtake();
        if (reason !== null && this.#isEnd(reason)) this.end(reason);
        else this.#retry(reason, isOverOurs);
      },
    });
  }

  #retry(reason: Reason | null, isOverOurs = false): void {
    const { retry } = LIVENESS;
    const base = retry[Math.min(this.#failed, retry.length - 1)]!;
    this.#failed += 1;
    const era = this.#era;
    const delayed = this.#isHurried ? Promise.resolve(0) : this.#jittered(base);
    void delayed.then((delay) => {
      if (era === this.#era && !this.#hasEnded) this.#wait(delay, () => void this.#round());
    });
    this.#parts.troubled(reason, isOverOurs);
  }

  /** A quarter less to a quarter more: a table full of guests does not come back in one instant. */
  async #jittered(base: number): Promise<number> {
    const byte = Number.parseInt(await this.#parts.entropy.hex(1), 16);
    return base * (0.75 + byte / 510);
  }

  #wait(milliseconds: number, run: () => void): void {
    this.#cancel?.();
    this.#cancel = this.#parts.timers.after(milliseconds, () => {
      this.#cancel = null;
      run();
    });
  }

  #prefer(first: readonly Address[]): void {
    const rest = this.#addresses.filter((known) => !first.some((one) => same(one, known)));
    this.#addresses = [...first, ...rest].slice(0, MOST_ADDRESSES);
  }
}
