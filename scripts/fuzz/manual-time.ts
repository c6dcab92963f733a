import type { Timers } from '../../src/table/net-ports';
import type { Clock } from '../../src/table/ports';

interface Waiting {
  readonly at: number;
  readonly nth: number;
  readonly run: () => void;
}

/** Time that passes when it is told to. */
export class ManualTime {
  #now = 1_000_000;
  #made = 0;
  readonly #waiting = new Set<Waiting>();

  readonly clock: Clock = { now: () => this.#now };
  readonly timers: Timers = {
    after: (milliseconds, run) => {
      this.#made += 1;
      const waiting = { at: this.#now + Math.max(0, milliseconds), nth: this.#made, run };
      this.#waiting.add(waiting);
      return () => this.#waiting.delete(waiting);
    },
  };

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Runs what is due on the way, in order. */
  advance(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#next(until); next !== null; next = this.#next(until)) {
      this.#waiting.delete(next);
      this.#now = next.at;
      next.run();
    }
    this.#now = until;
  }

  #next(until: number): Waiting | null {
    let first: Waiting | null = null;
    for (const one of this.#waiting) {
      if (one.at > until) continue;
      if (first === null || one.at < first.at || (one.at === first.at && one.nth < first.nth)) first = one;
    }
    return first;
  }
}
