/** This device at a table that is decided elsewhere. */
import type { Seat } from '@/engine/game';

import type { Chair } from '../chair';
import type { GameShelf } from '../match';
import type { Address, Timers } from '../net-ports';
import type { Entropy } from '../ports';
import type { DealVerdict, Link, Presence } from '../presence';
import { dated, type RoomAnswer, type RoomCommand } from '../room/room-command';
import { type RoomSecrets, type RoomView, seatsOfDevice } from '../room/room-view';
import type { Viewer } from '../seat-log';
import type { GuestLine } from '../wire/lines';
import type { Reason } from '../wire/reasons';
import { roomAnswerOf } from './answers';
import type { Approach } from './approach';
import { cardsSeen } from './cards-seen';
import { Ears } from './ears';
import { LineKeeper } from './line-keeper';
import type { Memory } from './memory';
import { Outbox } from './outbox';
import { RemoteChairs } from './remote-chair';
import type { Session } from './session-save';

export interface GuestParts {
  readonly timers: Timers;
  readonly entropy: Entropy;
  readonly games: GameShelf;
  readonly approach: Approach;
  readonly memory: Memory;
  /** Of command ids: used by no other life of this device. */
  readonly prefix: string;
  /** Tells the table that this device has left, as soon as it is reached. Never rejects. */
  farewell(session: Session): Promise<void>;
}

/** How the first attempt ended. `reason` null: nobody was reached so far; it goes on trying. */
export type Arrival =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Reason | null; readonly update: 'host' | 'guest' | null };

/** After these the kept token opens nothing any more. Only the host itself can say so, on a sealed line. */
const FORGETTING: ReadonlySet<Reason> = new Set<Reason>(['removed', 'closed']);

export class Guest implements Presence {
  readonly #memory: Memory;
  readonly #keeper: LineKeeper;
  readonly #outbox: Outbox;
  readonly #ears: Ears;
  readonly #chairs: RemoteChairs;
  readonly #listeners = new Set<() => void>();
  readonly #arrival: Promise<Arrival>;
  readonly #farewell: GuestParts['farewell'];
  #arrived: (arrival: Arrival) => void = () => undefined;
  #end: { readonly reason: Reason; readonly update: 'host' | 'guest' | null } | null = null;
  #why: Reason | null = null;
  #isSeated = false;

  constructor(parts: GuestParts) {
    this.#memory = parts.memory;
    this.#farewell = parts.farewell.bind(parts);
    this.#arrival = new Promise((resolve) => (this.#arrived = resolve));
    const { timers, entropy, prefix } = parts;
    const send = this.#sendSeated.bind(this);
    // Pings go to and fro, and nothing is done: a fresh line begins at the door.
    this.#outbox = new Outbox({ timers, prefix, send, unheard: () => this.#keeper.drop('silent') });
    this.#chairs = new RemoteChairs({
      memory: parts.memory,
      outbox: this.#outbox,
      subscribe: (listener) => this.subscribe(listener),
    });
    this.#ears = new Ears({
      ...parts,
      send: (message) => this.#sayBesides(message),
      answered: (answer) => this.#outbox.answered(answer),
      seated: () => this.#seated(),
      begun: (overtaken) => this.#begun(overtaken),
      changed: () => this.#changed(),
      failed: (reason, update) => this.#keeper.end(reason, update),
    });
    this.#keeper = new LineKeeper(
      {
        timers,
        entropy,
        approach: (address) => parts.approach(address, this.#memory),
        mayGiveUp: () => this.#memory.token === null,
        lined: (at) => this.#lined(at),
        said: (message) => this.#ears.hear(message),
        troubled: (reason, isOverOurs) => this.#troubled(reason, isOverOurs),
        ended: (reason, update) => this.#ended(reason, update),
      },
      parts.memory.addresses,
    );
  }

  get id(): string {
    return this.#memory.table ?? '';
  }

  get device(): string {
    return this.#memory.device;
  }

  /** When the first attempt has come to something. */
  arrival(): Promise<Arrival> {
    return this.#arrival;
  }

  room(): RoomView | null {
    return this.#ears.room;
  }

  secrets(): RoomSecrets | null {
    return this.#ears.secrets;
  }

  link(): Link {
    if (this.#end !== null) return { kind: 'ended', reason: this.#end.reason };
    if (this.#isSeated) return { kind: 'live' };
    return { kind: 'reconnecting', failed: this.#keeper.failed, why: this.#why };
  }

  /** For 'version': whose app must be updated. */
  update(): 'host' | 'guest' | null {
    return this.#end?.update ?? null;
  }

  seats(): readonly Seat[] {
    const room = this.#ears.room;
    return room === null ? this.#memory.seats : seatsOfDevice(room, this.#memory.device);
  }

  chair(viewer: Viewer): Chair | null {
    return this.#chairs.of(viewer);
  }

  verdict(): DealVerdict | null {
    return this.#memory.verdict();
  }

  async sit(name: string): Promise<RoomAnswer> {
    return roomAnswerOf(await this.#outbox.ask({ t: 'sit', name }));
  }

  async stand(seat: Seat): Promise<RoomAnswer> {
    return roomAnswerOf(await this.#outbox.ask({ t: 'stand', seat }));
  }

  async rename(seat: Seat, name: string): Promise<RoomAnswer> {
    return roomAnswerOf(await this.#outbox.ask({ t: 'rename', seat, name }));
  }

  async command(command: RoomCommand): Promise<RoomAnswer> {
    const { room, secrets } = this.#ears;
    if (secrets === null) return { ok: false, reason: 'not-yours' };
    const cards = cardsSeen(this.#memory.match, this.seats());
    const asked = room === null ? command : dated(command, { room, cards });
    return roomAnswerOf(await this.#outbox.ask({ t: 'steer', command: asked }));
  }

  wake(): void {
    this.#keeper.wake();
  }

  /** Where the table was seen lately. */
  heardOf(addresses: readonly Address[]): void {
    this.#keeper.heardOf(addresses);
  }

  async leave(): Promise<void> {
    const isTold = this.#keeper.leave();
    const session = isTold ? null : await this.#memory.leave();
    if (session === null) await this.#memory.forget();
    else void this.#farewell(session);
  }

  pause(): void {
    if (this.#end !== null) return;
    this.#isSeated = false;
    this.#outbox.lost(null);
    this.#keeper.pause();
    this.#changed();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** When everything that was heard so far has been dealt with and is on the disk. */
  idle(): Promise<void> {
    return this.#ears.idle().then(() => this.#memory.idle());
  }

  /** Before the host has said who this device is, nothing but greetings makes sense. */
  #sendSeated(message: Parameters<GuestLine['send']>[0]): boolean {
    if (this.#isSeated) this.#keeper.line?.send(message);
    return this.#isSeated;
  }

  /** What is no command, and can end a line as well as one. */
  #sayBesides(message: Parameters<GuestLine['send']>[0]): void {
    this.#outbox.saidBesides();
    this.#keeper.line?.send(message);
  }

  #lined({ address, table }: { readonly address: Address; readonly table: string }): void {
    this.#memory.reached(table, [address, ...this.#keeper.addresses]);
    this.#ears.restart();
  }

  /** Also told when only the seats changed. */
  #seated(): void {
    const isNew = !this.#isSeated;
    this.#isSeated = true;
    this.#why = null;
    if (isNew) {
      this.#keeper.confirm();
      this.#outbox.resend();
    }
    this.#arrived({ ok: true });
    this.#changed();
  }

  #begun(overtaken: string | null): void {
    if (overtaken !== null) this.#outbox.dropMoves(overtaken);
    this.#chairs.clear();
    this.#changed();
  }

  #troubled(reason: Reason | null, isOverOurs: boolean): void {
    this.#outbox.lost(isOverOurs ? reason : null);
    this.#isSeated = false;
    this.#why = reason;
    this.#arrived({ ok: false, reason, update: null });
    this.#changed();
  }

  #ended(reason: Reason, update: 'host' | 'guest' | null): void {
    if (this.#isSeated && FORGETTING.has(reason)) void this.#memory.forget().catch(() => undefined);
    this.#isSeated = false;
    this.#end = { reason, update };
    this.#arrived({ ok: false, reason, update });
    this.#outbox.end();
    this.#changed();
  }

  #changed(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
