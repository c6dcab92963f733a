/** A table that is decided on this device. */
import type { Seat } from '@/engine/game';

import type { Chair } from '../chair';
import type { Host } from '../host';
import type { DealVerdict, Link, Presence } from '../presence';
import type { Household } from '../wire/lines';
import { obey } from './commands';
import type { RoomCore } from './core';
import { makeHousehold } from './household';
import { makeLocalChair } from './local-chair';
import { change, rename, sit, stand } from './people';
import type { RoomAnswer, RoomCommand } from './room-command';
import { OWN_DEVICE } from './room-save';
import type { RoomSecrets, RoomView } from './room-view';
import { seatsOf } from './roster';
import { Substitutes } from './substitutes';

export class Room implements Presence {
  readonly device = OWN_DEVICE;
  /** What the door of this table asks and tells. */
  readonly household: Household;
  readonly #core: RoomCore;
  readonly #substitutes: Substitutes;
  #chairs: { readonly host: Host; readonly made: Map<Seat | 'table', Chair> } | null = null;

  constructor(core: RoomCore) {
    this.#core = core;
    this.household = makeHousehold(core);
    this.#substitutes = new Substitutes(core);
    this.#substitutes.look();
  }

  get id(): string {
    return this.#core.facts.id;
  }

  /** Where it listened last; null before the first time. */
  get port(): number | null {
    return this.#core.facts.port;
  }

  /** The present or last game; null before the first. */
  get host(): Host | null {
    return this.#core.playing?.host ?? null;
  }

  room(): RoomView {
    return this.#core.view();
  }

  secrets(): RoomSecrets {
    const { code, key } = this.#core.facts;
    return { code, key };
  }

  link(): Link {
    const { ended } = this.#core;
    return ended === null ? { kind: 'here' } : { kind: 'ended', reason: ended };
  }

  seats(): readonly Seat[] {
    return seatsOf(this.#core.facts, OWN_DEVICE);
  }

  chair(viewer: Seat | 'table'): Chair | null {
    const { host } = this;
    if (host === null) return null;
    if (viewer !== 'table' && (!this.seats().includes(viewer) || viewer >= host.seats)) return null;
    if (this.#chairs?.host !== host) this.#chairs = { host, made: new Map() };
    const { made } = this.#chairs;
    const chair = made.get(viewer) ?? makeLocalChair(host, viewer, (listener) => this.subscribe(listener));
    made.set(viewer, chair);
    return chair;
  }

  verdict(): DealVerdict | null {
    return this.#core.playing?.verdict() ?? null;
  }

  sit(name: string): Promise<RoomAnswer> {
    return sit(this.#core, { device: OWN_DEVICE }, name);
  }

  stand(seat: Seat): Promise<RoomAnswer> {
    return stand(this.#core, { device: OWN_DEVICE }, seat);
  }

  rename(seat: Seat, name: string): Promise<RoomAnswer> {
    return rename(this.#core, { device: OWN_DEVICE }, seat, name);
  }

  command(command: RoomCommand): Promise<RoomAnswer> {
    return obey(this.#core, command);
  }

  /** A restarted table listens where guests look for it. */
  keepPort(port: number): Promise<RoomAnswer> {
    return change(this.#core, (facts) => ({ ...facts, port }));
  }

  wake(): void {
    if (this.#core.ended !== null) return;
    this.#core.paused = false;
    for (const { line } of this.#core.devices.all()) line.wake();
    this.#substitutes.look();
  }

  /** Without its host there is no table. */
  async leave(): Promise<void> {
    await this.command({ type: 'close' });
    this.#substitutes.stop();
  }

  /** Guests keep trying until somebody answers again. */
  pause(): void {
    this.#core.paused = true;
    this.#substitutes.stop();
    this.#core.news.stop();
    for (const { line } of this.#core.devices.all()) line.close('silent');
  }

  subscribe(listener: () => void): () => void {
    return this.#core.subscribe(listener);
  }
}
