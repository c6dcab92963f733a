/** A local network in one process: devices that listen, connect, announce and find each other. */
import type { Net } from '@/store/services';
import type { Advert, Connection, FinderListener, Timers } from '@/table/net-ports';

import { makeWirePair, type WirePair } from '../../rules/table/wire-pair';

interface Entry {
  readonly advert: Advert;
  readonly host: string;
  readonly port: number;
}

export const systemTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export class TestLan {
  readonly timers: Timers = systemTimers;
  readonly #listeners = new Map<string, (connection: Connection) => void>();
  readonly #entries = new Map<string, Entry>();
  readonly #finders = new Set<FinderListener>();
  readonly #pairs = new Set<WirePair>();
  /** Called when somebody begins or ceases to listen or to announce. */
  onChanged: () => void = () => undefined;
  /** False: nobody can listen, as when the system forbids it. */
  isAllowed = true;

  /** What is announced at present. */
  get adverts(): readonly Advert[] {
    return [...this.#entries.values()].map(({ advert }) => advert);
  }

  get ports(): readonly string[] {
    return [...this.#listeners.keys()];
  }

  /** Every connection breaks; new ones can be made. */
  breakAll(): void {
    for (const pair of this.#pairs) pair.break();
    this.#pairs.clear();
  }

  device(host: string): Net {
    return {
      timers: this.timers,
      page: () => Promise.resolve(null),
      transport: { connect: (address) => this.#connect(host, `${address.host}:${address.port}`) },
      server: {
        listen: (port, _max, onConnection) => {
          const chosen = port === 0 ? 40_000 + this.#listeners.size : port;
          const key = `${host}:${chosen}`;
          if (!this.isAllowed || this.#listeners.has(key)) return Promise.reject(new Error('taken'));
          this.#listeners.set(key, onConnection);
          this.onChanged();
          return Promise.resolve({
            port: chosen,
            addresses: () => Promise.resolve([host]),
            // Last words are waited for, as a real one does.
            close: async () => {
              await new Promise<void>((resolve) => void this.timers.after(1, resolve));
              this.#listeners.delete(key);
              this.onChanged();
            },
          });
        },
      },
      announcer: {
        announce: (advert, port) => {
          this.#tell({ advert, host, port });
          return Promise.resolve({
            update: (next) => this.#tell({ advert: next, host, port }),
            stop: () => {
              this.#entries.delete(advert.id);
              for (const finder of this.#finders) finder.lost(advert.id);
              this.onChanged();
              return Promise.resolve();
            },
          });
        },
      },
      finder: {
        find: (listener) => {
          this.#finders.add(listener);
          for (const entry of this.#entries.values()) sight(listener, entry);
          return () => this.#finders.delete(listener);
        },
      },
    };
  }

  #tell(entry: Entry): void {
    this.#entries.set(entry.advert.id, entry);
    for (const finder of this.#finders) sight(finder, entry);
    this.onChanged();
  }

  #connect(from: string, to: string): Promise<Connection> {
    const listener = this.#listeners.get(to);
    if (listener === undefined) return Promise.reject(new Error('nobody there'));
    const pair = makeWirePair({ remote: from, timers: this.timers });
    this.#pairs.add(pair);
    listener(pair.host);
    return Promise.resolve(pair.guest);
  }
}

function sight(listener: FinderListener, { advert, host, port }: Entry): void {
  listener.sighted({ advert, addresses: [{ host, port }] });
}

/** A device that reaches nobody. */
export const NO_NET: Net = {
  timers: systemTimers,
  page: () => Promise.resolve(null),
  transport: { connect: () => Promise.reject(new Error('no network')) },
  server: null,
  announcer: null,
  finder: null,
};
