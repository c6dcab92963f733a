import type { Nearby } from '@/table/guest/nearby';
import type { Presence } from '@/table/presence';

import type { Hosting } from './hosting';

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

/** Where this device keeps its presence at a table: it is no data, so it cannot lie in the store. */
export class Place {
  /** Not null: this device looks around. */
  nearby: Nearby | null = null;
  /** When the last table of this device has given its port back: the next one may want the same. */
  closing: Promise<void> = Promise.resolve();
  #stay: Stay | null = null;
  #opening: Promise<unknown> | null = null;

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
    return stay;
  }

  /** One table at a time: a second tap gets the answer of the first. */
  open<Result>(opening: () => Promise<Result>): Promise<Result> {
    this.#opening ??= opening().finally(() => (this.#opening = null));
    return this.#opening as Promise<Result>;
  }
}
