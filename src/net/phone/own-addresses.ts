import type { Timers } from '@/table/net-ports';

const WAIT_MS = 1_500;

const plainOf = (address: string | undefined): string => (address ?? '').replace(/^::ffff:/i, '');

const isUseful = (address: string): boolean =>
  /^\d+\.\d+\.\d+\.\d+$/.test(address) && !/^(0\.|127\.|169\.254\.)/.test(address);

/**
 * A phone cannot be asked for its address. It is learned: from its own announcement, which comes back with the
 * addresses others will see, and from the near end of every connection that came in.
 */
export class OwnAddresses {
  #known: readonly string[] = [];
  readonly #listeners = new Set<() => void>();

  /** Of a connection. The latest comes first. */
  note(address: string | undefined): void {
    const plain = plainOf(address);
    if (isUseful(plain)) this.#learn([plain, ...this.#known.filter((one) => one !== plain)]);
  }

  /** All that others see now: after a change of network the old ones lead nowhere. */
  announced(addresses: readonly string[]): void {
    const useful = addresses.map(plainOf).filter(isUseful);
    // A word without addresses is of a service that goes or is not known yet; it takes none away.
    if (useful.length > 0) this.#learn([...new Set(useful)]);
  }

  /** Told when it is another list than before. */
  watch(listener: (addresses: readonly string[]) => void): () => void {
    const tell = () => listener(this.#known);
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** What is known, or what becomes known soon. */
  known(timers: Timers): Promise<readonly string[]> {
    if (this.#known.length > 0) return Promise.resolve(this.#known);
    return new Promise((resolve) => {
      const settle = (): void => {
        forget();
        unwatch();
        resolve(this.#known);
      };
      const forget = timers.after(WAIT_MS, settle);
      const unwatch = this.watch(settle);
    });
  }

  #learn(addresses: readonly string[]): void {
    if (addresses.join() === this.#known.join()) return;
    this.#known = addresses;
    for (const tell of [...this.#listeners]) tell();
  }
}
