import type { Chair } from '@/table/chair';

/** The chair that this device plays on, and how its game is told to the shelf. */
interface Sitting {
  readonly chair: Chair;
  readonly leave: () => void;
}

/** Where this device keeps the chair of its open game: it is no data, so it cannot lie in the store. */
export class Desk {
  #sitting: Sitting | null = null;
  #opening: Promise<unknown> | null = null;

  get chair(): Chair | null {
    return this.#sitting?.chair ?? null;
  }

  seat(chair: Chair, leave: () => void): void {
    this.clear();
    this.#sitting = { chair, leave };
  }

  clear(): void {
    this.#sitting?.leave();
    this.#sitting = null;
  }

  /** One table is opened at a time: a second tap on *Play now* gets the answer of the first. */
  open<Result>(opening: () => Promise<Result>): Promise<Result> {
    this.#opening ??= opening().finally(() => (this.#opening = null));
    return this.#opening as Promise<Result>;
  }
}
