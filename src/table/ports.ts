/** What a table needs from the device it runs on. Nothing in this folder knows how it is done. */
import type { GameEvent, Weighted } from '@/engine/game';

/**
 * Durable text by key. A promise that resolved means that the bytes survive the app being killed in the
 * next instant; a rejected write may or may not have happened.
 */
export interface Storage {
  /** False when nothing outlives the app, as in a private window. */
  readonly durable: boolean;
  read(key: string): Promise<string | null>;
  write(key: string, value: string): Promise<void>;
  /**
   * Writes only if the key still holds `expected` (null: nothing), and says whether it did. Two windows
   * that have the same game open would otherwise overwrite what the other one confirmed.
   */
  replace(key: string, expected: string | null, value: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  keys(prefix: string): Promise<readonly string[]>;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** Unpredictable bits from the platform's secure source. */
export interface Entropy {
  /** Lower-case hex digits, two for each byte. */
  hex(bytes: number): Promise<string>;
}

/** Decides what chance brings. The rules only say what is possible. */
export interface Dealer {
  /** What the dealer bound itself to before the first draw; null when nobody needs a proof. */
  readonly commitment: string | null;
  /**
   * The outcome of the `index`-th draw of the game (0 based), the same whenever it is asked. Null when it
   * is not known yet: a card of a real deck still has to be turned, other seats have to reveal first.
   */
  deal<Outcome extends GameEvent>(outcomes: readonly Weighted<Outcome>[], index: number): Outcome | null;
}
