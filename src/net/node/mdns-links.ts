/**
 * Multicast DNS on every IPv4 interface at once. A socket sends multicast out of one interface only, and the
 * system's choice is the wrong one as soon as there is a second (a cable beside Wi-Fi, a bridge of containers), so
 * each interface gets a socket of its own. Interfaces that appear later are found by looking again.
 */
import { networkInterfaces } from 'node:os';
import makeMulticastDns, { type MulticastDns, type Packet, type Remote } from 'multicast-dns';
import type { Timers } from '@/table/net-ports';

const LOOK_AGAIN_MS = 5_000;

export interface MdnsLink {
  /** This computer's addresses on the interface: what others there can reach. */
  readonly addresses: readonly string[];
  query(packet: Packet): void;
  respond(packet: Packet, to?: Remote): Promise<void>;
}

export interface MdnsListener {
  /** An interface is ready, at the beginning or later. */
  up(link: MdnsLink): void;
  query?(packet: Packet, link: MdnsLink, from: Remote): void;
  response?(packet: Packet, link: MdnsLink, from: Remote): void;
}

/** The IPv4 addresses of each interface; the loopback too, for two programs on a computer without a network. */
export function fourAddresses(interfaces = networkInterfaces()): readonly (readonly string[])[] {
  return Object.values(interfaces)
    .map((infos) => (infos ?? []).filter(({ family }) => family === 'IPv4').map(({ address }) => address))
    .filter((addresses) => addresses.length > 0);
}

export type OpenMdns = (address: string) => MulticastDns;

/** Bound to all addresses: bound to one, Linux would not give it what is sent to the group. */
const openMdns: OpenMdns = (address) =>
  makeMulticastDns({ interface: address, bind: '0.0.0.0', reuseAddr: true });

interface Open {
  readonly mdns: MulticastDns;
  readonly link: MdnsLink;
  isUp: boolean;
}

export interface MdnsOptions {
  readonly timers: Timers;
  readonly interfaces?: () => readonly (readonly string[])[];
  readonly open?: OpenMdns;
}

export class MdnsLinks {
  readonly #options: MdnsOptions;
  readonly #listener: MdnsListener;
  readonly #open = new Map<string, Open>();
  #forget: () => void = () => undefined;
  #stopped = false;

  constructor(options: MdnsOptions, listener: MdnsListener) {
    this.#options = options;
    this.#listener = listener;
  }

  get links(): readonly MdnsLink[] {
    return [...this.#open.values()].filter(({ isUp }) => isUp).map(({ link }) => link);
  }

  /** Opens what is there. True once an interface is ready, false when none could be opened. */
  async start(): Promise<boolean> {
    const opening = this.#look();
    const ready = await Promise.all(opening);
    return ready.includes(true);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#forget();
    const open = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(open.map(({ mdns }) => new Promise<void>((resolve) => mdns.destroy(() => resolve()))));
  }

  #look(): readonly Promise<boolean>[] {
    const { interfaces = fourAddresses, timers } = this.#options;
    const present = new Map(interfaces().map((addresses) => [addresses.join(' '), addresses]));
    for (const key of [...this.#open.keys()]) if (!present.has(key)) this.#drop(key);
    const fresh = [...present].filter(([key]) => !this.#open.has(key));
    const opening = fresh.map(([key, addresses]) => this.#add(key, addresses));
    this.#forget = timers.after(LOOK_AGAIN_MS, () => void this.#look());
    return opening;
  }

  #drop(key: string): void {
    const open = this.#open.get(key);
    this.#open.delete(key);
    open?.mdns.destroy();
  }

  #add(key: string, addresses: readonly string[]): Promise<boolean> {
    const mdns = (this.#options.open ?? openMdns)(addresses[0]!);
    const link: MdnsLink = {
      addresses,
      query: (packet) => mdns.query(packet),
      respond: (packet, to) => new Promise((resolve) => mdns.respond(packet, to ?? null, () => resolve())),
    };
    const open: Open = { mdns, link, isUp: false };
    this.#open.set(key, open);
    // A packet that is no mDNS: anybody in the network can send one, and nothing depends on it.
    mdns.on('warning', () => undefined);
    mdns.on('query', (packet, from) => this.#listener.query?.(packet, link, from));
    mdns.on('response', (packet, from) => this.#listener.response?.(packet, link, from));
    return new Promise((resolve) => {
      mdns.on('error', () => {
        this.#drop(key);
        resolve(false);
      });
      mdns.on('ready', () => {
        open.isUp = true;
        if (!this.#stopped) this.#listener.up(link);
        resolve(true);
      });
    });
  }
}
