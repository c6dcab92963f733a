/** What goes to which line, and when. A line gets the streams of its own seats; one without seats the table's. */
import { commitmentOf } from '../dealing';
import type { Timers } from '../net-ports';
import type { Viewer } from '../seat-log';
import { LIVENESS } from '../wire/limits';
import type { Attached, Devices } from './devices';
import type { Playing, Told } from './playing';
import type { RoomFacts } from './room-save';
import type { RoomView } from './room-view';
import { deviceOf, seatsOf } from './roster';

/** Milliseconds that news of the table itself wait for company: thirty people sit down at once. */
const ROOM_WITHIN = 30;

/** News by viewer and place: the same objects to all who look at the same, so that they are made once. */
type ToldNews = Map<string, readonly Told[]>;

/** The table as far as news are made of it. */
interface NewsDesk {
  readonly ports: { readonly timers: Timers };
  readonly facts: RoomFacts;
  readonly devices: Devices;
  readonly playing: Playing | null;
  readonly isIdle: boolean;
  view(): RoomView;
}

export class News {
  readonly #core: NewsDesk;
  #dueLater: (() => void) | null = null;
  #roomLater: (() => void) | null = null;

  constructor(core: NewsDesk) {
    this.#core = core;
  }

  /** Everything a device has to know when it comes: `fresh` when it has never heard of the present game. */
  greet(attached: Attached, fresh: boolean, token?: string): void {
    this.seated(attached, token);
    this.#sendRoom(attached);
    this.commit(attached);
    this.#begin(attached, fresh);
  }

  seated({ device, line }: Attached, token?: string): void {
    const { facts } = this.#core;
    const { code, key } = facts;
    line.send({
      t: 'seated',
      device,
      ...(token === undefined ? {} : { token }),
      seats: [...seatsOf(facts, device)],
      ...(deviceOf(facts, device)?.leads === true ? { lead: { code, key } } : {}),
    });
  }

  /** Binds the host to the next game's shuffle; between games, or when a new one is asked for. */
  commit(attached: Attached, now = this.#core.isIdle): void {
    const { dealer, next } = this.#core.facts;
    if (!now || dealer !== 'seeded' || attached.committed === next.match) return;
    attached.committed = next.match;
    attached.line.send({ t: 'commit', match: next.match, commitment: commitmentOf(next.secret) });
  }

  /** A new game: seats may have moved up. */
  begin(): void {
    this.#dueLater?.();
    this.#dueLater = null;
    const said = this.#roomSaid();
    for (const attached of this.#core.devices.all()) {
      this.seated(attached);
      this.#sendRoom(attached, said);
      this.#begin(attached, true);
    }
  }

  #begin(attached: Attached, fresh: boolean): void {
    const { playing, facts } = this.#core;
    attached.sent.clear();
    if (playing === null) return;
    attached.line.send(playing.begin());
    const seats = seatsOf(facts, attached.device).filter((seat) => seat < playing.host.seats);
    const viewers: readonly Viewer[] = seats.length === 0 ? ['table'] : seats;
    // One that was here before says how far its copies go, when it sees that they are too short.
    for (const viewer of viewers) {
      attached.sent.set(viewer, fresh ? 0 : playing.log.stream(viewer).count);
      this.#sendNews(attached, viewer);
    }
    this.over(attached);
  }

  over(attached: Attached): void {
    const over = this.#core.playing?.over() ?? null;
    if (over !== null) attached.line.send(over);
  }

  /** The log grew. Whoever may know nothing more is told who is still thinking, a little later. */
  progress(): void {
    const { playing, devices } = this.#core;
    if (playing === null) return;
    const due = playing.due();
    const told: ToldNews = new Map();
    for (const attached of devices.all()) {
      for (const [viewer, sent] of attached.sent) {
        if (playing.log.stream(viewer).count > sent) this.#sendNews(attached, viewer, told);
      }
      if (playing.isOver) {
        this.over(attached);
        this.commit(attached);
      }
      if (attached.due !== due && attached.sent.size > 0) this.#dueSoon();
    }
  }

  #sendNews(attached: Attached, viewer: Viewer, told: ToldNews = new Map()): void {
    const playing = this.#core.playing!;
    const from = attached.sent.get(viewer)!;
    const messages = told.get(`${viewer} ${from}`) ?? playing.news(viewer, from);
    told.set(`${viewer} ${from}`, messages);
    for (const message of messages) attached.line.send(message);
    attached.sent.set(viewer, playing.log.stream(viewer).count);
    attached.due = playing.due();
  }

  sync(attached: Attached, viewer: Viewer, n: number, hash: string): void {
    const playing = this.#core.playing!;
    for (const message of playing.answerSync(viewer, n, hash)) attached.line.send(message);
    attached.sent.set(viewer, playing.log.stream(viewer).count);
    attached.due = playing.due();
    this.over(attached);
  }

  #dueSoon(): void {
    this.#dueLater ??= this.#core.ports.timers.after(LIVENESS.dueWithin, () => {
      this.#dueLater = null;
      const { playing, devices } = this.#core;
      if (playing === null) return;
      const due = playing.due();
      const message = { t: 'due', match: playing.match, due } as const;
      for (const attached of devices.all()) {
        if (attached.due === due || attached.sent.size === 0) continue;
        attached.due = due;
        attached.line.send(message);
      }
    });
  }

  /** The table itself changed. */
  room(): void {
    this.#roomLater ??= this.#core.ports.timers.after(ROOM_WITHIN, () => {
      this.#roomLater = null;
      const said = this.#roomSaid();
      for (const attached of this.#core.devices.all()) this.#sendRoom(attached, said);
    });
  }

  #roomSaid() {
    const room = this.#core.view();
    return { message: { t: 'room', room } as const, text: JSON.stringify(room) };
  }

  #sendRoom(attached: Attached, { message, text } = this.#roomSaid()): void {
    if (attached.room === text) return;
    attached.room = text;
    attached.line.send(message);
  }

  stop(): void {
    this.#dueLater?.();
    this.#roomLater?.();
    this.#dueLater = null;
    this.#roomLater = null;
  }
}
