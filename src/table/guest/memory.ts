/** All that a guest's device knows of its table and has to know again after a restart. */
import type { Seat } from '@/engine/game';

import { hashOfPledges, type OwnPart, pledgeOf, type Pledges } from '../dealing';
import type { GameShelf } from '../match';
import type { Address } from '../net-ports';
import type { Clock, Entropy, Storage } from '../ports';
import type { DealVerdict } from '../presence';
import type { GuestMatch } from './guest-match';
import type { Invitation } from './invitation';
import { restoreMatch } from './restore-match';
import { MOST_PARTS, type OwnShare, type Session, SessionKeeper } from './session-save';
import { keepOnShelf } from './shelf-copy';

export interface MemoryPorts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly games: GameShelf;
}

export interface Beginnings {
  readonly invitation: Invitation | null;
  readonly session: Session | null;
  /** The same for every attempt to join, so that none seats the person twice. */
  readonly once: string;
}

const NONCE_BYTES = 16;

interface Fresh {
  readonly device?: string;
  readonly token?: string;
  readonly seats?: readonly Seat[];
}

const playerOf = (invitation: Invitation | null, session: Session | null): string | null =>
  invitation?.name ?? session?.player ?? null;

export class Memory {
  readonly once: string;
  readonly #ports: MemoryPorts;
  readonly #keeper: SessionKeeper;
  readonly #player: string | null;
  #invitation: Invitation | null;
  #table: string | null;
  #addresses: readonly Address[];
  #name: string;
  #device = '';
  #token: string | null = null;
  #seats: readonly Seat[] = [];
  #shares: readonly OwnShare[] = [];
  #opened = 0;
  #match: GuestMatch | null = null;
  #shelved: string | null = null;
  #shelving: Promise<void> = Promise.resolve();

  constructor(ports: MemoryPorts, { invitation, session, once }: Beginnings) {
    this.#ports = ports;
    this.once = once;
    this.#keeper = new SessionKeeper(ports.storage);
    this.#invitation = invitation;
    this.#player = playerOf(invitation, session);
    this.#table = session?.table ?? invitation?.table ?? null;
    this.#addresses = [...(invitation?.addresses ?? []), ...(session?.addresses ?? [])];
    this.#name = session?.name ?? '';
    if (session === null) return;
    this.#device = session.device;
    this.#token = session.token;
    this.#seats = session.seats;
    this.#shares = session.parts;
    this.#opened = session.opened;
    this.#match = restoreMatch(ports.games, session);
  }

  /** Null: there is nothing to join with, only a token to come back with. */
  get invitation(): Invitation | null {
    return this.#invitation;
  }

  get table(): string | null {
    return this.#table;
  }

  get addresses(): readonly Address[] {
    return this.#addresses;
  }

  get device(): string {
    return this.#device;
  }

  get token(): string | null {
    return this.#token;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  get match(): GuestMatch | null {
    return this.#match;
  }

  reached(table: string, addresses: readonly Address[]): void {
    this.#table = table;
    this.#addresses = addresses;
  }

  /** It opens nothing: only the token is left. */
  dropInvitation(): void {
    this.#invitation = null;
  }

  /** The table does not know this device any more: it has to join like anybody. */
  dropToken(): void {
    this.#token = null;
    this.#device = '';
    this.#seats = [];
    this.#match = null;
  }

  /** A new token is on the disk when this resolves, if the disk takes it at all. */
  async seat(device: string, token: string | null, seats: readonly Seat[]): Promise<void> {
    if (token !== null) {
      await this.#keep({ device, token, seats });
      this.#token = token;
    }
    this.#device = device;
    this.#seats = seats;
    this.save();
  }

  named(name: string, seats: readonly Seat[]): void {
    if (name === this.#name && seats.join() === this.#seats.join()) return;
    this.#name = name;
    this.#seats = seats;
    this.save();
  }

  /**
   * What this device's part of the shuffle is bound by; the part is on the disk before, if the disk takes it. A
   * dealer is bound by the first commitment of a match: to another one it gets no second answer, and the proof
   * at the end will fail.
   */
  async pledge(match: string, commitment: string): Promise<string | null> {
    const told = this.#shareOf(match);
    if (told !== undefined) return told.commitment === commitment ? pledgeOf(told.nonce) : null;
    const nonce = await this.#ports.entropy.hex(NONCE_BYTES);
    this.#shares = [...this.#shares, { match, commitment, nonce, list: null, opened: 0 }].slice(-MOST_PARTS);
    await this.#keep({});
    return pledgeOf(nonce);
  }

  /** The part itself, for a list that has it. Every other list is one more that the dealer can choose from. */
  async openPart(match: string, pledges: Pledges): Promise<string | null> {
    const share = this.#shareOf(match);
    if (share === undefined) return null;
    const own = pledgeOf(share.nonce);
    if (!pledges.some(({ device, pledge }) => device === this.#device && pledge === own)) return null;
    const list = hashOfPledges(pledges);
    if (list !== share.list) {
      this.#opened += 1;
      this.#shares = this.#shares.map((one) => (one === share ? { ...share, list } : one));
      await this.#keep({});
    }
    return share.nonce;
  }

  #shareOf(match: string): OwnShare | undefined {
    return this.#shares.find((share) => share.match === match);
  }

  play(match: GuestMatch): void {
    this.#match = match;
    const opened = this.#opened;
    this.#shares = this.#shares.map((one) => (one.match === match.id ? { ...one, opened } : one));
    this.#opened = 0;
    this.save();
  }

  /** Soon, and without anybody waiting for it: what is lost with it the host tells again. */
  save(): void {
    void this.#keep({});
  }

  verdict(): DealVerdict | null {
    const match = this.#match;
    if (match === null) return null;
    const { commitment = null, nonce = null, list = null, opened = 0 } = this.#shareOf(match.id) ?? {};
    const own: OwnPart = { device: this.#device, commitment, nonce, list, opened };
    return match.verdict(own);
  }

  /** A game that came to its end goes to this device's shelf like any other. */
  shelve(): void {
    const match = this.#match;
    if (match === null || this.#shelved === match.id || match.finished() === null) return;
    this.#shelved = match.id;
    const sitter = { table: this.#table, device: this.#device, seats: this.#seats };
    // Tried again with the next word of the host.
    this.#shelving = keepOnShelf(this.#ports, match, sitter).catch(() => {
      this.#shelved = null;
    });
  }

  /** Keeps the token until the table knows that this device has left. Null: there is none to keep. */
  async leave(): Promise<Session | null> {
    const session = this.#session({});
    if (session === null) return null;
    const last: Session = { ...session, game: null, leaving: true };
    await this.#keeper.close(last);
    return last;
  }

  async forget(): Promise<void> {
    if (this.#table !== null) await this.#keeper.forget(this.#table);
  }

  async idle(): Promise<void> {
    await this.#shelving;
    await this.#keeper.idle();
  }

  /** A storage that fails costs the way back after a restart, not the seat. */
  async #keep(fresh: Fresh): Promise<void> {
    const session = this.#session(fresh);
    if (session !== null) await this.#keeper.keep(session).catch(() => undefined);
  }

  #session(fresh: Fresh): Session | null {
    const token = fresh.token ?? this.#token;
    if (this.#table === null || token === null) return null;
    return {
      table: this.#table,
      name: this.#name,
      addresses: this.#addresses,
      device: fresh.device ?? this.#device,
      token,
      seats: fresh.seats ?? this.#seats,
      player: this.#player,
      updatedAt: this.#ports.clock.now(),
      parts: this.#shares,
      opened: this.#opened,
      game: this.#match?.keep() ?? null,
    };
  }
}
