/** What makes a table of this device reachable: a listener, and a voice in the network. */
import { addressText, DEFAULT_PORT } from '@/table/guest/invitation';
import type { Advert, Announcement, Connection, Listening } from '@/table/net-ports';
import type { RoomView } from '@/table/room/room-view';
import { LIMITS, VERSIONS } from '@/table/wire/limits';

import type { Net } from './services';

export interface HostingParts {
  readonly net: Pick<Net, 'server' | 'announcer'>;
  /** Where the table listened last; null: never before. Guests come back to it. */
  readonly port: number | null;
  readonly room: () => RoomView | null;
  readonly onConnection: (connection: Connection) => void;
  /** Addresses or trouble changed. */
  readonly changed: () => void;
}

/** Starts and stops one after another, whatever is asked in between: the last wish counts. */
export class Hosting {
  readonly #parts: HostingParts;
  #port: number | null;
  #wanted = false;
  #listening: Listening | null = null;
  #announcement: Announcement | null = null;
  #isTried = false;
  #told = '';
  #addresses: readonly string[] = [];
  #unwatch: (() => void) | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(parts: HostingParts) {
    this.#parts = parts;
    this.#port = parts.port;
  }

  get addresses(): readonly string[] {
    return this.#addresses;
  }

  /** Null until it listened for the first time. */
  get port(): number | null {
    return this.#port;
  }

  /** True: it was tried, and nobody else can come; the table is still good for passing this device on. */
  get isAlone(): boolean {
    return this.#isTried && this.#listening === null;
  }

  open(): Promise<void> {
    this.#wanted = true;
    return this.#next(() => this.#open());
  }

  /** Back in front, perhaps in another network: where it is reached now. The net brings back what the system killed. */
  refresh(): Promise<void> {
    return this.#next(() => (this.#listening === null ? this.#open() : this.#show(this.#listening)));
  }

  close(): Promise<void> {
    this.#wanted = false;
    return this.#next(() => this.#close());
  }

  /** The room changed: tells the network what of it everybody may hear. */
  update(): void {
    const advert = this.#advert();
    if (advert === null || this.#announcement === null || this.#told === JSON.stringify(advert)) return;
    this.#told = JSON.stringify(advert);
    this.#announcement.update(advert);
  }

  #next(step: () => Promise<void>): Promise<void> {
    // Every step tells by `isAlone` and `addresses` how it went; the next one must run after one that failed.
    this.#last = this.#last.then(step).catch(() => undefined);
    return this.#last;
  }

  async #open(): Promise<void> {
    if (!this.#wanted || this.#listening !== null || this.#parts.net.server === null) return;
    this.#listening = await this.#listen();
    this.#isTried = true;
    if (this.#listening === null) {
      this.#parts.changed();
      return;
    }
    this.#port = this.#listening.port;
    this.#unwatch = this.#listening.watch?.((hosts) => this.#moved(hosts));
    await this.#show(this.#listening);
  }

  /** Both at once: a phone learns its addresses from its own announcement. One that failed before is tried again. */
  async #show(listening: Listening): Promise<void> {
    const announcing = this.#announcement === null ? this.#announce(listening.port) : Promise.resolve();
    await this.#readAddresses(listening);
    await announcing;
    if (this.#addresses.length === 0) await this.#readAddresses(listening);
  }

  async #readAddresses(listening: Listening): Promise<void> {
    // Told as a table without an address, which is found by its announcement all the same.
    this.#moved(await listening.addresses().catch(() => []));
  }

  #moved(hosts: readonly string[]): void {
    if (this.#listening === null) return;
    const { port } = this.#listening;
    this.#addresses = hosts.map((host) => addressText({ host, port }));
    if (port !== this.#port) {
      this.#port = port;
      void this.#next(() => this.#announceAnew());
    }
    this.#parts.changed();
  }

  /** The port of before, the usual one, then any: guests find the table again where it was. */
  async #listen(): Promise<Listening | null> {
    const ports = new Set([this.#port ?? DEFAULT_PORT, DEFAULT_PORT, 0]);
    for (const port of ports) {
      // A port that is taken: the next one is tried, and when there is none `isAlone` says so.
      const listening = await this.#parts.net.server
        ?.listen(port, LIMITS.toHost, (connection) => this.#parts.onConnection(connection))
        .catch(() => null);
      if (listening) return listening;
    }
    return null;
  }

  /** A network that does not let it be announced still lets it be reached by address. */
  async #announce(port: number): Promise<void> {
    const advert = this.#advert();
    if (advert === null) return;
    this.#told = JSON.stringify(advert);
    this.#announcement = (await this.#parts.net.announcer?.announce(advert, port).catch(() => null)) ?? null;
    this.update();
  }

  /** The table is at another port: what was announced leads nowhere. */
  async #announceAnew(): Promise<void> {
    await this.#silence();
    if (this.#listening !== null) await this.#announce(this.#listening.port);
  }

  async #silence(): Promise<void> {
    const announcement = this.#announcement;
    this.#announcement = null;
    // Nobody is left to tell: what stays announced is a hint, and nobody answers there any more.
    await announcement?.stop().catch(() => undefined);
  }

  async #close(): Promise<void> {
    await this.#silence();
    const listening = this.#listening;
    this.#listening = null;
    this.#addresses = [];
    this.#unwatch?.();
    await listening?.close().catch(() => undefined);
  }

  #advert(): Advert | null {
    const room = this.#parts.room();
    if (room === null) return null;
    return {
      name: room.name,
      id: room.id,
      protocol: VERSIONS.highest,
      phase: room.phase === 'lobby' ? 'lobby' : 'play',
      taken: room.seats.filter(({ kind }) => kind !== 'open').length,
      seats: room.seats.length,
      epoch: room.epoch,
    };
  }
}
