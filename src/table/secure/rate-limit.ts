import type { Clock } from '../ports';

/** Lets so many a second through, and a burst after silence. */
export class RateLimit {
  readonly #clock: Clock;
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(clock: Clock, perSecond: number, burst: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#left = burst;
    this.#at = clock.now();
  }

  /** False: one too many. */
  take(): boolean {
    const now = this.#clock.now();
    // A clock that was set back gives nothing, and takes nothing away.
    const passed = Math.max(0, now - this.#at);
    this.#at = now;
    this.#left = Math.min(this.#burst, this.#left + (passed * this.#perSecond) / 1_000);
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
