/**
 * The log as one viewer comes to know it: docs/protocol.md, LG. When a turn closes, what others did appears
 * before one's own last move, so a known log grows by insertion. Host and guest keep it with the same code.
 */
import type { AnyGame } from '@/engine/any-game';
import type { GameEvent, Seat } from '@/engine/game';

import { digest, shortHex } from './digest';
import { ChainLink } from './log-chain';
import { asciiBytes, asciiJson } from './wire/ascii';

/** Whose eyes a log is for; 'table' is a screen for everybody. */
export type Viewer = Seat | 'table';

/** `place` is the index in the known log at which the event is inserted. */
export type StreamEntry = readonly [place: number, event: GameEvent];

/** The hash of a whole log, told at the end of a game: equal logs, equal hashes. */
export const logHash = (events: readonly GameEvent[]): string =>
  shortHex(digest(asciiBytes(asciiJson(events))));

/** One viewer's stream: what was told, in the order it was told, and the log it makes. */
export class SeatStream {
  readonly #entries: StreamEntry[] = [];
  /** Of the known log's chain, as far as somebody asked for it and no insertion came before. */
  readonly #links: ChainLink[];
  #events: readonly GameEvent[] = [];

  /** `first`: from streams of the same match, to share what they hashed. */
  constructor(
    readonly match: string,
    readonly viewer: Viewer,
    first: ChainLink = ChainLink.first(match),
  ) {
    this.#links = [first];
  }

  /** How many entries there are; as many as known events. */
  get count(): number {
    return this.#entries.length;
  }

  /** The known log, as `game.known` gives it at the host. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** Of the known log that all entries make. */
  get hash(): string {
    return this.hashOfFirst(this.count);
  }

  /** Of the known log that the first `n` entries made; null when there are not so many. */
  hashAt(n: number): string | null {
    if (n > this.count) return null;
    if (n === this.count) return this.hash;
    const past = new SeatStream(this.match, this.viewer, this.#links[0]);
    past.append(this.entries(0, n));
    return past.hash;
  }

  /** Of the first `n` events of the known log as it is now. */
  hashOfFirst(n: number): string {
    for (let at = this.#links.length; at <= n; at += 1)
      this.#links.push(this.#links[at - 1]!.then(this.#events[at - 1]!));
    return shortHex(digest(this.#links[n]!.bytes, asciiBytes(` ${this.viewer}`)));
  }

  entries(from: number, to = this.count): readonly StreamEntry[] {
    return this.#entries.slice(from, to);
  }

  /** False, and nothing done, when a place lies outside the log. */
  append(entries: readonly StreamEntry[]): boolean {
    const fits = entries.every(
      ([place], index) => Number.isInteger(place) && place >= 0 && place <= this.count + index,
    );
    if (!fits) return false;
    const events = this.#events.slice();
    for (const [place, event] of entries) {
      events.splice(place, 0, event);
      this.#entries.push([place, event]);
      if (place + 1 < this.#links.length) this.#links.length = place + 1;
    }
    this.#events = events;
    return true;
  }

  /** The same stream, to be tried on: a guest appends to the copy until rules and hash agree. */
  copy(): SeatStream {
    const copy = new SeatStream(this.match, this.viewer, this.#links[0]);
    copy.#entries.push(...this.#entries);
    copy.#links.push(...this.#links.slice(1));
    copy.#events = this.#events;
    return copy;
  }
}

export interface LoggedMatch {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

/**
 * The host's side: every viewer's stream as a pure function of the log. What a viewer knows is asked after
 * each single event, never after a batch, so that a restarted host makes the identical streams.
 */
export class SeatLog {
  readonly #match: LoggedMatch;
  readonly #log: GameEvent[] = [];
  readonly #streams = new Map<Viewer, SeatStream>();
  readonly #first: ChainLink;
  #state: unknown;

  constructor(match: LoggedMatch, events: readonly GameEvent[] = []) {
    this.#match = match;
    this.#first = ChainLink.first(match.id);
    this.#state = match.game.setup(match.options, match.seats);
    this.add(events);
  }

  /** Appends to the log; the events have been accepted. */
  add(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#log.push(event);
      this.#state = this.#match.game.apply(this.#state, event);
      for (const stream of this.#streams.values()) this.#tell(stream, this.#state, this.#log);
    }
  }

  /** Made when first asked for, then kept up. */
  stream(viewer: Viewer): SeatStream {
    const kept = this.#streams.get(viewer);
    if (kept !== undefined) return kept;
    const { game, id, options, seats } = this.#match;
    const stream = new SeatStream(id, viewer, this.#first);
    let state = game.setup(options, seats);
    this.#log.forEach((event, index) => {
      state = game.apply(state, event);
      this.#tell(stream, state, this.#log.slice(0, index + 1));
    });
    this.#streams.set(viewer, stream);
    return stream;
  }

  #tell(stream: SeatStream, state: unknown, log: readonly GameEvent[]): void {
    const known = this.#match.game.known(state, log, stream.viewer);
    if (known.length > stream.count) stream.append(inserted(stream.events, known));
  }
}

/** What has to be inserted, from the front on, to make the first list the second. Events are told apart by identity. */
function inserted(before: readonly GameEvent[], after: readonly GameEvent[]): StreamEntry[] {
  const entries: StreamEntry[] = [];
  let at = 0;
  after.forEach((event, place) => {
    if (before[at] === event) at += 1;
    else entries.push([place, event]);
  });
  if (at < before.length) throw new Error('a game took back what it had told');
  return entries;
}
