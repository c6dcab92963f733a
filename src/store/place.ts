import type { Nearby } from '@/table/guest/nearby';
import type { Presence } from '@/table/presence';

import type { Hosting } from './hosting';
import type { Seated } from './seated';
import { OVERTAKEN, Wish } from './wish';

/** This device at a table, and what it runs for it. */
export interface Stay {
  readonly presence: Presence;
  /** Not null: the table is decided here, and this makes it reachable. */
  readonly hosting: Hosting | null;
  /** Where others reach a table that is decided elsewhere, as far as this device knows. */
  readonly addresses: readonly string[];
  /** The page that others open in a browser. */
  readonly webAddress: string | null;
  /** Stops listening to the presence; gives nothing up. */
  readonly leave: () => void;
}

interface Opening {
  readonly key: string;
  readonly wish: Wish;
  readonly answer: Promise<Seated>;
}

/** Where this device keeps its presence at a table: it is no data, so it cannot lie in the store. */
export class Place {
  /** Not null: this device looks around. */
  nearby: Nearby | null = null;
  /** When the last table of this device has given its port back: the next one may want the same. */
  closing: Promise<void> = Promise.resolve();
  #stay: Stay | null = null;
  #opening: Opening | null = null;
  readonly #waiting = new Set<() => void>();

  get stay(): Stay | null {
    return this.#stay;
  }

  get presence(): Presence | null {
    return this.#stay?.presence ?? null;
  }

  take(stay: Stay): void {
    this.clear();
    this.#stay = stay;
  }

  /** Who sat somewhere else is quiet there from now on, and can come back. */
  clear(): Stay | null {
    const stay = this.#stay;
    this.#stay = null;
    stay?.leave();
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const listener of waiting) listener();
    return stay;
  }

  /**
   * One table at a time: a second tap (`key` is the same) gets the answer of the first. Another wish overtakes it, and
   * begins when it is undone.
   */
  open(key: string, fulfil: (wish: Wish) => Promise<Seated>): Promise<Seated> {
    const before = this.#opening;
    if (before?.key === key && !before.wish.isGone()) return before.answer;
    before?.wish.giveUp();
    const wish = new Wish();
    const begin = () => (wish.isGone() ? OVERTAKEN : fulfil(wish));
    const answer = (before === null ? fulfil(wish) : before.answer.then(begin, begin)).finally(() => {
      if (this.#opening?.wish === wish) this.#opening = null;
    });
    this.#opening = { key, wish, answer };
    return answer;
  }

  /** Whatever is under way comes to nothing; the answer resolves when it is undone. Null: nothing is. */
  giveUp(): Promise<unknown> | null {
    this.#opening?.wish.giveUp();
    return this.#opening?.answer ?? null;
  }

  /** Told when this device is quiet at its table; once. */
  onceCleared(listener: () => void): () => void {
    this.#waiting.add(listener);
    return () => this.#waiting.delete(listener);
  }
}
