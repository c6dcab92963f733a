/** A viewer's copy of a match: every entry proven by the chain, every event by the rules. */
import type { AnyGame } from '@/engine/any-game';
import type { Refusal, Score } from '@/engine/game';
import { type Outcome, parseEvent, startMatch } from '@/engine/log';
import { RECORD_LIMITS } from '@/engine/record';

import type { GameView } from '../choice';
import type { AnyMatch } from '../match';
import { SeatStream, type StreamEntry, type Viewer } from '../seat-log';

export interface LogHead {
  readonly match: string;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
}

/** The next entries of the stream, after `from` earlier ones; `hash` is the chain after the last. */
export interface Stretch {
  readonly from: number;
  readonly entries: readonly StreamEntry[];
  readonly hash: string;
  /** The rest follows at once: the rules are asked when it is here. */
  readonly more?: boolean | undefined;
}

export type Taken =
  | 'taken'
  /** Kept, and not shown before the rest is here. */
  | 'begun'
  /** Nothing new in it. */
  | 'old'
  /** Something before it is missing. */
  | 'gap'
  /** It does not continue this copy. */
  | 'differs'
  /** The chain is right and the rules refuse it: what is shown stays as it was. */
  | 'refused';

/** One kept state for so many events: an insertion near the end replays at most a turn or two. */
const STRIDE = 16;

export class KnownLog {
  readonly viewer: Viewer;
  readonly #head: LogHead;
  readonly #start: AnyMatch;
  readonly #kept = new Map<number, unknown>();
  #stream: SeatStream;
  /** How many events of the stream no insertion has touched since the rules were last asked. */
  #untouched = 0;
  #shown: AnyMatch;
  #refusal: Refusal | null = null;

  private constructor(head: LogHead, viewer: Viewer, start: AnyMatch) {
    this.viewer = viewer;
    this.#head = head;
    this.#start = start;
    this.#shown = start;
    this.#kept.set(0, start.state);
    this.#stream = new SeatStream(head.match, viewer);
  }

  /** Refuses what this version's rules cannot set up. */
  static begin(head: LogHead, viewer: Viewer): Outcome<KnownLog> {
    const started = startMatch(head.game, head.options, head.seats);
    return started.ok ? { ok: true, value: new KnownLog(head, viewer, started.value) } : started;
  }

  get count(): number {
    return this.#stream.count;
  }

  /** Of the chain, after all that was told. */
  get hash(): string {
    return this.#stream.hash;
  }

  entries(): readonly StreamEntry[] {
    return this.#stream.entries(0);
  }

  /** The match as far as the rules agree with it. */
  get match(): AnyMatch {
    return this.#shown;
  }

  /** Why the rules do not agree with all that was told. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  view(): GameView {
    return this.#head.game.view(this.#shown.state, this.viewer) as GameView;
  }

  scores(): readonly Score[] {
    return this.#head.game.scores(this.#shown.state);
  }

  take({ from, entries, hash, more }: Stretch): Taken {
    if (from > this.count) return 'gap';
    const fresh = entries.slice(this.count - from);
    if (fresh.length === 0) return this.#stream.hashAt(from + entries.length) === hash ? 'old' : 'differs';
    const stream = this.#continued(this.#stream, { entries: fresh, hash });
    if (stream === null) return 'differs';
    this.#stream = stream;
    for (const [place] of fresh) this.#untouched = Math.min(this.#untouched, place);
    return more === true ? 'begun' : this.#settle();
  }

  /** The stream from its beginning, whatever was here before. A wrong one changes nothing. */
  replace({ entries, hash, more }: Omit<Stretch, 'from'>): Taken {
    const { match } = this.#head;
    const stream = this.#continued(new SeatStream(match, this.viewer), { entries, hash });
    if (stream === null) return 'differs';
    this.#stream = stream;
    this.#untouched = 0;
    return more === true ? 'begun' : this.#settle();
  }

  #continued(stream: SeatStream, { entries, hash }: Omit<Stretch, 'from'>): SeatStream | null {
    if (stream.count + entries.length > RECORD_LIMITS.events) return null;
    const next = stream.copy();
    return next.append(entries) && next.hash === hash ? next : null;
  }

  /**
   * Asks the rules from the last kept state before the first insertion. Entries are only whole together: when
   * a stretch ends within a turn that closed, the rules may refuse it and accept it with the next stretch.
   */
  #settle(): Taken {
    const { game, seats } = this.#head;
    const { events } = this.#stream;
    for (const index of this.#kept.keys()) if (index > this.#untouched) this.#kept.delete(index);
    let at = Math.max(...this.#kept.keys());
    let state = this.#kept.get(at);
    for (; at < events.length; at += 1) {
      const event = parseEvent(game, events[at], seats);
      const refusal = event.ok ? game.refuse(state, event.value) : event.refusal;
      if (!event.ok || refusal !== null) {
        this.#refusal = refusal;
        return 'refused';
      }
      state = game.apply(state, event.value);
      if ((at + 1) % STRIDE === 0) this.#kept.set(at + 1, state);
    }
    this.#untouched = at;
    this.#refusal = null;
    this.#shown = { ...this.#start, events, state };
    return 'taken';
  }
}
