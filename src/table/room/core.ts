/** What every part of a table works on: its facts, who is connected, the present game, who listens. */
import type { Timers } from '../net-ports';
import type { TablePorts } from '../open-table';
import type { Accepted, Host } from '../host';
import type { Reason } from '../wire/reasons';
import type { Book } from './book';
import { Devices } from './devices';
import { News } from './news';
import { Playing } from './playing';
import type { RoomFacts } from './room-save';
import type { RoomView } from './room-view';
import { type Phase, phaseOf, roomViewOf } from './room-view-of';

export interface RoomPorts extends TablePorts {
  readonly timers: Timers;
}

export class RoomCore {
  readonly devices = new Devices();
  readonly news: News;
  readonly #listeners = new Set<() => void>();
  readonly #hooks: (() => void)[] = [];
  #playing: Playing | null = null;
  #unsubscribe: (() => void) | null = null;
  /** Not null: this table is gone. */
  ended: Reason | null = null;
  /** The app is in the background: nobody is served and nothing is played. */
  paused = false;

  constructor(
    readonly ports: RoomPorts,
    readonly book: Book,
  ) {
    this.news = new News(this);
  }

  get facts(): RoomFacts {
    return this.book.facts;
  }

  get playing(): Playing | null {
    return this.#playing;
  }

  get phase(): Phase {
    return phaseOf(this.#playing);
  }

  /** Between games: seats, names and what is played may change. */
  get isIdle(): boolean {
    return this.phase !== 'play';
  }

  view(): RoomView {
    return roomViewOf(this.facts, this.devices, this.#playing);
  }

  /** The game that is played from now on; it is on the disk, and so is that this table plays it. */
  serve(host: Host | null): void {
    this.#unsubscribe?.();
    this.#playing = host === null ? null : new Playing(host);
    this.#unsubscribe = host?.subscribe((accepted) => this.#accepted(accepted)) ?? null;
  }

  #accepted({ events }: Accepted): void {
    this.#playing?.accept(events);
    this.news.progress();
    this.changed();
  }

  /** Something that others may see is different: tell everybody, and let whoever plays by itself look. */
  changed(): void {
    this.news.room();
    for (const hook of this.#hooks) hook();
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * The same table went on in another window of this device. Guests are not sent away, but left to find it: they
   * hear nothing here any more.
   */
  giveWay(): void {
    if (this.ended !== null) return;
    this.ended = 'replaced';
    this.paused = true;
    this.news.stop();
    for (const { line } of this.devices.all()) line.close('silent');
    this.changed();
  }

  /** Runs before listeners, for as long as the table lives. */
  onChange(hook: () => void): void {
    this.#hooks.push(hook);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
