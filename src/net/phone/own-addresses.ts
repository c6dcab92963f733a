import type { Timers } from '@/table/net-ports';

const WAIT_MS = 1_500;

const isUseful = (address: string): boolean =>
  /^\d+\.\d+\.\d+\.\d+$/.test(address) && !/^(0\.|127\.|169\.254\.)/.test(address);

/**
 * A phone cannot be asked for its address. It is learned: from its own announcement, which comes back with the
 * addresses others will see, and from the near end of every connection that came in.
 */
export class OwnAddresses {
  readonly #known: string[] = [];
  readonly #waiting = new Set<() => void>();

  /** The latest comes first: after a change of network the old ones lead nowhere. */
  note(address: string | undefined): void {
    const plain = (address ?? '').replace(/^::ffff:/i, '');
    if (!isUseful(plain)) return;
    const at = this.#known.indexOf(plain);
    if (at !== -1) this.#known.splice(at, 1);
    this.#known.unshift(plain);
    for (const tell of [...this.#waiting]) tell();
  }

  /** What is known, or what becomes known soon. */
  known(timers: Timers): Promise<readonly string[]> {
    if (this.#known.length > 0) return Promise.resolve([...this.#known]);
    return new Promise((resolve) => {
      const tell = (): void => {
        forget();
        this.#waiting.delete(tell);
        resolve([...this.#known]);
      };
      const forget = timers.after(WAIT_MS, tell);
      this.#waiting.add(tell);
    });
  }
}
