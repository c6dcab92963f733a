/**
 * The log as one viewer comes to know it: docs/protocol.md, LG. When a turn closes, what others did appears
 * before one's own last move, so a known log grows by insertion. Host and guest keep it with the same code.
 */
import type { AnyGame } from '@/engine/any-game';
import type { GameEvent, Seat } from '@/engine/game';

import { digest, shortHex } from './digest';
import { asciiBytes, asciiJson } from './wire/ascii';

/** Whose eyes a log is for; 'table' is a screen for everybody. */
export type Viewer = Seat | 'table';

/** `place` is the index in the known log at which the event is inserted. */
export type StreamEntry = readonly [place: number, event: GameEvent];

const firstLink = (match: string, viewer: Viewer): Uint8Array =>
  digest(asciiBytes(`interchange/1 ${match} ${viewer}`));

/** The hash of a whole log, told at the end of a game: equal logs, equal hashes. */
export const logHash = (events: readonly GameEvent[]): string =>
  shortHex(digest(asciiBytes(asciiJson(events))));

/** Every viewer's chain goes over the same events: each is spelled out once. */
const SPELLED = new WeakMap<GameEvent, string>();

/** As JSON of the pair would be. */
function spell([place, event]: StreamEntry): string {
  const kept = SPELLED.get(event);
  const text = kept ?? asciiJson(event);
  // A save that was tampered with may hold anything in an event's place.
  if (kept === undefined && typeof event === 'object' && (event as GameEvent | null) !== null)
    SPELLED.set(event, text);
  return `[${place},${text}]`;
}

/** One viewer's stream: what was told, in the order it was told, and the log it makes. */
export class SeatStream {
  readonly #entries: StreamEntry[] = [];
  /** Of the chain as far as somebody asked for it: the first guest shall not wait for the last one's hashes. */
  readonly #hashes: string[];
  #events: readonly GameEvent[] = [];
  #link: Uint8Array;

  constructor(
    readonly match: string,
    readonly viewer: Viewer,
  ) {
    this.#link = firstLink(match, viewer);
    this.#hashes = [shortHex(this.#link)];
  }

  /** How many entries there are; as many as known events. */
  get count(): number {
    return this.#entries.length;
  }

  /** The known log, as `game.known` gives it at the host. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }

  /** The chain after the last entry. */
  get hash(): string {
    return this.hashAt(this.count)!;
  }

  /** The chain after `n` entries; null when it is not that long. */
  hashAt(n: number): string | null {
    if (n > this.count) return null;
    for (let at = this.#hashes.length; at <= n; at += 1) {
      this.#link = digest(this.#link, asciiBytes(spell(this.#entries[at - 1]!)));
      this.#hashes.push(shortHex(this.#link));
    }
    return this.#hashes[n] ?? null;
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
    }
    this.#events = events;
    return true;
  }

  /** The same stream, to be tried on: a guest appends to the copy until rules and hash agree. */
  copy(): SeatStream {
    const copy = new SeatStream(this.match, this.viewer);
    copy.#entries.push(...this.#entries);
    copy.#hashes.push(...this.#hashes.slice(1));
    copy.#events = this.#events;
    copy.#link = this.#link;
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
  #state: unknown;

  constructor(match: LoggedMatch, events: readonly GameEvent[] = []) {
    this.#match = match;
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
    const stream = new SeatStream(id, viewer);
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
