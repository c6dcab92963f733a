import type { Advert, Announcement, FinderListener, FindTrouble, Timers } from '@/table/net-ports';
import { Sightings } from '../discovery/sightings';
import type { PairChance } from './pair-chance';

interface Announced {
  advert: Advert;
  readonly host: string;
  readonly port: number;
}

/** Everybody's announcements; each flush is one round in which everybody asks and everybody answers. */
export class PairDiscovery {
  readonly #chance: PairChance;
  readonly #timers: Timers;
  readonly #announced = new Map<string, Announced>();
  readonly #searches = new Set<Sightings>();
  readonly #unreachable: (host: string) => boolean;
  readonly #refusing = new Map<string, FindTrouble>();
  #next = 0;

  constructor(timers: Timers, chance: PairChance, unreachable: (host: string) => boolean) {
    this.#timers = timers;
    this.#chance = chance;
    this.#unreachable = unreachable;
  }

  /** From now on this device may not look for tables. */
  refuse(host: string, trouble: FindTrouble): void {
    this.#refusing.set(host, trouble);
  }

  announce(host: string, port: number, advert: Advert): Announcement {
    const source = `${host} ${this.#next}`;
    this.#next += 1;
    const announced: Announced = { advert, host, port };
    this.#announced.set(source, announced);
    return {
      update: (changed) => {
        announced.advert = changed;
      },
      stop: () => {
        this.#announced.delete(source);
        for (const search of this.#searches) if (!this.#chance.isLost()) search.gone(source);
        return Promise.resolve();
      },
    };
  }

  find(host: string, listener: FinderListener): () => void {
    const trouble = this.#refusing.get(host);
    if (trouble) {
      listener.troubled(trouble);
      return () => undefined;
    }
    const search = new Sightings(listener, this.#timers);
    this.#searches.add(search);
    return () => {
      this.#searches.delete(search);
      search.stop();
    };
  }

  flush(): void {
    for (const search of this.#searches) {
      search.nextRound();
      for (const [source, { advert, host, port }] of this.#announced) {
        if (this.#unreachable(host) || this.#chance.isLost()) continue;
        search.seen(source, { advert, addresses: [{ host, port }] });
      }
    }
  }
}
