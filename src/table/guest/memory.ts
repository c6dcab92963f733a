/** All that a guest's device knows of its table and has to know again after a restart. */
import type { Seat } from '@/engine/game';

import { pledgeOf, type Pledges } from '../dealing';
import type { GameShelf } from '../match';
import type { Address } from '../net-ports';
import type { Clock, Entropy, Storage } from '../ports';
import type { DealVerdict } from '../presence';
import type { GuestMatch } from './guest-match';
import type { Invitation } from './invitation';
import { NO_PARTS, OwnParts } from './own-parts';
import { restoreFormer, restoreMatch } from './restore-match';
import { type Session, SessionKeeper } from './session-save';
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
  #parts = new OwnParts(NO_PARTS);
  #match: GuestMatch | null = null;
  /** The match before, as long as this device has not heard how it ended. */
  #former: GuestMatch | null = null;
  readonly #shelved = new Set<string>();
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
    this.#parts = new OwnParts(session.parts);
    this.#match = restoreMatch(ports.games, session.game, session.seats);
    this.#former = restoreFormer(ports.games, session.former);
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

  get former(): GuestMatch | null {
    return this.#former;
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
    this.#former = null;
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

  /** What binds this device's part of the shuffle; the part is on the disk before, if the disk takes it. */
  async pledge(match: string, commitment: string): Promise<string | null> {
    const told = this.#parts.pledge(match, commitment);
    if (told !== undefined) return told;
    const nonce = await this.#ports.entropy.hex(NONCE_BYTES);
    this.#parts.add(match, commitment, nonce);
    await this.#keep({});
    return pledgeOf(nonce);
  }

  async openPart(match: string, pledges: Pledges): Promise<string | null> {
    const nonce = this.#parts.open(match, this.#device, pledges);
    if (nonce !== null) await this.#keep({});
    return nonce;
  }

  play(match: GuestMatch): void {
    const before = this.#match;
    if (before !== null && before.finished() === null) this.#former = before;
    this.#match = match;
    this.#parts.begun(match.id);
    this.save();
  }

  /** Soon, and without anybody waiting for it: what is lost with it the host tells again. */
  save(): void {
    void this.#keep({});
  }

  verdict(): DealVerdict | null {
    const match = this.#match;
    return match === null ? null : match.verdict(this.#parts.of(match.id, this.#device));
  }

  /** A game that came to its end goes to this device's shelf like any other. */
  shelve(): void {
    if (this.#match !== null) this.#shelve(this.#match, this.#seats);
    if (this.#former !== null) this.#shelve(this.#former, this.#former.ownSeats);
  }

  #shelve(match: GuestMatch, seats: readonly Seat[]): void {
    if (this.#shelved.has(match.id) || match.finished() === null) return;
    this.#shelved.add(match.id);
    this.#parts.ended(match.id);
    const sitter = { table: this.#table, device: this.#device, seats };
    const before = this.#shelving;
    const done = () => {
      if (this.#former === match) this.#former = null;
      this.save();
    };
    this.#shelving = keepOnShelf(this.#ports, match, sitter)
      .then(done, () => void this.#shelved.delete(match.id))
      .then(() => before);
  }

  /** Keeps the token until the table knows that this device has left. Null: there is none to keep. */
  async leave(): Promise<Session | null> {
    const session = this.#session({});
    if (session === null) return null;
    const last: Session = { ...session, game: null, former: null, leaving: true };
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
      parts: this.#parts.keep(),
      game: this.#match?.keep() ?? null,
      former: this.#former?.keep() ?? null,
    };
  }
}
