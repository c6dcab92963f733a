/** Tables that can be joined right now: heard of in the network, and listed once they have answered. */
import type { Address, Finder, FindTrouble, Sighting, Transport } from '../net-ports';
import { type GreetPorts, type Probed, probeTable } from '../secure/greet';
import type { ProbeAnswer } from '../wire/greeting';
import { LIMITS } from '../wire/limits';

export interface NearbyPorts extends GreetPorts {
  readonly transport: Transport;
  /** Null: this device cannot look, as a browser cannot. */
  readonly finder: Finder | null;
}

export interface FoundTable extends Omit<ProbeAnswer, 't' | 'v' | 'app'> {
  /** The one that answered first. */
  readonly addresses: readonly Address[];
  /** Whose app is too old for a game together. */
  readonly update: 'host' | 'guest' | null;
}

/** Milliseconds between two looks at a table that is listed or was heard of. */
const AGAIN = 5_000;
/** Unanswered looks in a row before a table is taken off the list. */
const PATIENCE = 2;
/** A network full of made-up tables must not fill the memory, nor this device knock everywhere at once. */
const MOST_TABLES = 50;
const MOST_ADDRESSES = 3;

interface Candidate {
  sighting: Sighting;
  unanswered: number;
  isAsked: boolean;
  found: FoundTable | null;
}

/** Asks one address who is there: one frame, one answer. */
export async function probeAddress(
  { transport, ...ports }: Omit<NearbyPorts, 'finder'>,
  address: Address,
): Promise<Probed> {
  try {
    return await probeTable(await transport.connect(address, LIMITS.toGuest), ports);
  } catch {
    return { ok: false, reason: null };
  }
}

export class Nearby {
  readonly #ports: NearbyPorts;
  readonly #candidates = new Map<string, Candidate>();
  readonly #listeners = new Set<() => void>();
  #trouble: FindTrouble | null = null;
  #stopFinding: (() => void) | null = null;
  #cancel: (() => void) | null = null;

  constructor(ports: NearbyPorts) {
    this.#ports = ports;
  }

  /** In the order they were heard of. */
  tables(): readonly FoundTable[] {
    return [...this.#candidates.values()].flatMap(({ found }) => (found === null ? [] : [found]));
  }

  /** Why nothing can be found. Tables that were found before stay, as long as they answer. */
  trouble(): FindTrouble | null {
    return this.#trouble;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    if (this.#cancel !== null) return;
    this.#trouble = this.#ports.finder === null ? 'unavailable' : null;
    this.#lookAgain();
    this.#stopFinding =
      this.#ports.finder?.find({
        sighted: (sighting) => this.#sighted(sighting),
        lost: (id) => this.#lost(id),
        troubled: (trouble) => this.#troubled(trouble),
      }) ?? null;
  }

  stop(): void {
    this.#stopFinding?.();
    this.#stopFinding = null;
    this.#cancel?.();
    this.#cancel = null;
    this.#candidates.clear();
    this.#changed();
  }

  #lookAgain(): void {
    this.#cancel = this.#ports.timers.after(AGAIN, () => {
      for (const [id, candidate] of this.#candidates) void this.#ask(id, candidate);
      this.#lookAgain();
    });
  }

  #sighted(sighting: Sighting): void {
    this.#trouble = null;
    const { id, epoch } = sighting.advert;
    const known = this.#candidates.get(id);
    // What an old host still says of a table that has moved on to another device is no news.
    if (known !== undefined && epoch < known.sighting.advert.epoch) return;
    if (known === undefined && this.#candidates.size >= MOST_TABLES) return;
    const candidate = known ?? { sighting, unanswered: 0, isAsked: false, found: null };
    candidate.sighting = sighting;
    this.#candidates.set(id, candidate);
    void this.#ask(id, candidate);
  }

  #lost(id: string): void {
    if (this.#candidates.delete(id)) this.#changed();
  }

  #troubled(trouble: FindTrouble): void {
    this.#trouble = trouble;
    this.#changed();
  }

  async #ask(id: string, candidate: Candidate): Promise<void> {
    if (candidate.isAsked) return;
    candidate.isAsked = true;
    const found = await this.#probe(id, candidate);
    candidate.isAsked = false;
    if (this.#candidates.get(id) !== candidate) return;
    if (found !== null && found.epoch >= (candidate.found?.epoch ?? 0)) {
      candidate.unanswered = 0;
      candidate.found = found;
    } else {
      candidate.unanswered += 1;
      if (candidate.unanswered >= PATIENCE) this.#candidates.delete(id);
    }
    this.#changed();
  }

  /** The first of its addresses that answers for this very table. */
  async #probe(id: string, { sighting, found }: Candidate): Promise<FoundTable | null> {
    const addresses = mergedAddresses(found?.addresses.slice(0, 1) ?? [], sighting.addresses);
    const asked = addresses.map(async (address) => {
      const probed = await probeAddress(this.#ports, address);
      if (!probed.ok || probed.table.id !== id) throw new Error('not there');
      const { t: _t, v: _v, app: _app, ...table } = probed.table;
      return { ...table, update: probed.update, addresses: mergedAddresses([address], addresses) };
    });
    return Promise.any(asked).catch(() => null);
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

function mergedAddresses(first: readonly Address[], rest: readonly Address[]): readonly Address[] {
  const others = rest.filter(
    ({ host, port }) => !first.some((one) => one.host === host && one.port === port),
  );
  return [...first, ...others].slice(0, MOST_ADDRESSES);
}
