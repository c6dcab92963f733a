import type { Host } from '@/table/host';

/** Where this device keeps the host of its open table: it is no data, so it cannot lie in the store. */
export class Desk {
  #host: Host | null = null;
  #leave: () => void = () => undefined;
  #opening: Promise<unknown> | null = null;

  get host(): Host | null {
    return this.#host;
  }

  seat(host: Host, leave: () => void): void {
    this.clear();
    this.#host = host;
    this.#leave = leave;
  }

  clear(): void {
    this.#leave();
    this.#leave = () => undefined;
    this.#host = null;
  }

  /** One table is opened at a time: a second tap on *Play now* gets the answer of the first. */
  open<Result>(opening: () => Promise<Result>): Promise<Result> {
    this.#opening ??= opening().finally(() => (this.#opening = null));
    return this.#opening as Promise<Result>;
  }
}
