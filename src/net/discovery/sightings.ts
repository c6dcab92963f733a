import type { Address, FinderListener, Sighting, Timers } from '@/table/net-ports';

/** Rounds of asking without an answer until a table counts as gone; with 30 % loss each way one answer in two is lost. */
const SILENT_ROUNDS = 6;

/** A good-bye counts after a second, as RFC 6762 asks: a phone that changes its text says one first. */
const GRACE_MS = 1_000;

interface Seen {
  readonly sighting: Sighting;
  round: number;
}

const isLoopback = ({ host }: Address): boolean => host.startsWith('127.') || host === '::1';
const isSix = ({ host }: Address): boolean => host.includes(':');
const unlikely = (address: Address): number => (isLoopback(address) ? 2 : 0) + (isSix(address) ? 1 : 0);

/** One table for each id, however many sources tell of it: of two the higher epoch counts, of equals both addresses. */
function merge(seen: readonly Sighting[]): Sighting {
  const epoch = Math.max(...seen.map(({ advert }) => advert.epoch));
  const newest = seen.filter(({ advert }) => advert.epoch === epoch);
  const addresses = newest
    .flatMap((sighting) => sighting.addresses)
    .sort((one, other) => unlikely(one) - unlikely(other));
  const unique = new Map(addresses.map((address) => [`${address.host} ${address.port}`, address]));
  return { advert: newest.at(-1)!.advert, addresses: [...unique.values()] };
}

/** What a search has found so far; tells its listener only what changed. */
export class Sightings {
  readonly #listener: FinderListener;
  readonly #timers: Timers;
  readonly #leaving = new Map<string, () => void>();
  readonly #seen = new Map<string, Seen>();
  readonly #told = new Map<string, string>();
  #round = 0;

  constructor(listener: FinderListener, timers: Timers) {
    this.#listener = listener;
    this.#timers = timers;
  }

  /** `source` is whatever tells two announcements apart: an instance name, and by which way it was heard of. */
  seen(source: string, sighting: Sighting): void {
    this.#stay(source);
    const before = this.#seen.get(source)?.sighting.advert.id;
    // Taken out first, so that the latest news come last.
    this.#seen.delete(source);
    this.#seen.set(source, { sighting, round: this.#round });
    if (before !== undefined && before !== sighting.advert.id) this.#tell(before);
    this.#tell(sighting.advert.id);
  }

  /** A source said good-bye. */
  gone(source: string): void {
    if (!this.#seen.has(source) || this.#leaving.has(source)) return;
    this.#leaving.set(
      source,
      this.#timers.after(GRACE_MS, () => this.#remove(source)),
    );
  }

  /** Nothing is told after this. */
  stop(): void {
    for (const source of [...this.#leaving.keys()]) this.#stay(source);
  }

  /** A round of asking begins: whoever was silent for too many of them is gone. */
  nextRound(): void {
    this.#round += 1;
    for (const [source, { round }] of [...this.#seen])
      if (this.#round - round > SILENT_ROUNDS) this.#remove(source);
  }

  #stay(source: string): void {
    this.#leaving.get(source)?.();
    this.#leaving.delete(source);
  }

  #remove(source: string): void {
    this.#stay(source);
    const seen = this.#seen.get(source);
    this.#seen.delete(source);
    if (seen) this.#tell(seen.sighting.advert.id);
  }

  #tell(id: string): void {
    const here = [...this.#seen.values()]
      .map(({ sighting }) => sighting)
      .filter(({ advert }) => advert.id === id);
    if (here.length === 0) {
      if (this.#told.delete(id)) this.#listener.lost(id);
      return;
    }
    const sighting = merge(here);
    const text = JSON.stringify(sighting);
    if (this.#told.get(id) === text) return;
    this.#told.set(id, text);
    this.#listener.sighted(sighting);
  }
}
