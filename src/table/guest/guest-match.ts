/** A match that is decided elsewhere, as far as this device's viewers know it. */
import type { AnyGame } from '@/engine/any-game';
import type { Seat } from '@/engine/game';
import type { Outcome } from '@/engine/log';

import type { ChairProgress } from '../chair';
import type { GameView } from '../choice';
import { type OwnPart, verifyDealing } from '../dealing';
import { type AnyMatch, type Due, dueIn } from '../match';
import type { DealVerdict } from '../presence';
import { logHash, type Viewer } from '../seat-log';
import { seatsOfMask } from '../wire/due';
import type { WireDue } from '../wire/fields';
import { unpack } from '../wire/pack';
import type { ToGuest } from '../wire/to-guest';
import type { ToHost } from '../wire/to-host';
import type { Begin } from './begin';
import { KnownLog, type Taken } from './known-log';
import type { KeptGame } from './session-save';

export type Sync = Extract<ToHost, { t: 'sync' }>;
export type MatchMessage = Extract<ToGuest, { t: 'news' | 'snapshot' | 'due' | 'over' }>;

/** What a message came to: what to ask of the host next, or that this host cannot be played with. */
export interface Heard {
  readonly changed: boolean;
  readonly ask: Sync | null;
  readonly isFaulty: boolean;
}

type Board = Omit<ChairProgress, 'due'>;

const QUIET: Heard = { changed: false, ask: null, isFaulty: false };
const CHANGED: Heard = { changed: true, ask: null, isFaulty: false };
const FAULTY: Heard = { changed: false, ask: null, isFaulty: true };

/** No chain has it, so the host answers with the whole of the log. */
const NO_HASH = '0'.repeat(32);

export class GuestMatch {
  readonly begin: Begin;
  readonly game: AnyGame;
  readonly #logs = new Map<Viewer, KnownLog>();
  /** What was asked about a log and not answered yet. */
  readonly #asked = new Map<Viewer, 'rest' | 'whole'>();
  readonly #progress = new Map<Viewer, ChairProgress>();
  /** Thirty boards are not looked at anew because somebody has stopped thinking. */
  readonly #boards = new Map<Viewer, { readonly match: AnyMatch; readonly board: Board }>();
  #due: WireDue | null = null;
  #over: KeptGame['over'] = null;
  #verdict: DealVerdict | null = null;

  private constructor(begin: Begin, game: AnyGame) {
    this.begin = begin;
    this.game = game;
  }

  /** Refuses a match whose options or seats this version's rules do not know. */
  static open(begin: Begin, game: AnyGame, viewers: readonly Viewer[]): Outcome<GuestMatch> {
    const match = new GuestMatch(begin, game);
    for (const viewer of viewers.length > 0 ? viewers : ['table' as const]) {
      const log = match.#hold(viewer);
      if (!log.ok) return log;
    }
    return { ok: true, value: match };
  }

  /** From the disk: shown at once, before the host answers. What the rules refuse is left out. */
  static restore(kept: KeptGame, game: AnyGame, viewers: readonly Viewer[]): GuestMatch | null {
    const opened = GuestMatch.open(kept.begin, game, viewers);
    if (!opened.ok) return null;
    for (const { viewer, entries, hash } of kept.logs)
      opened.value.#logs.get(viewer)?.replace({ entries, hash });
    opened.value.#over = kept.over;
    return opened.value;
  }

  get id(): string {
    return this.begin.match;
  }

  get seats(): number {
    return this.begin.names.length;
  }

  /** Of this device, as far as it has logs of them. */
  get ownSeats(): readonly Seat[] {
    return [...this.#logs.keys()].filter((viewer) => viewer !== 'table');
  }

  /** The dealer's, told at the end. */
  get secret(): string | null {
    return this.#over?.secret ?? null;
  }

  keep(): KeptGame {
    const logs = [...this.#logs.values()].map((log) => ({
      viewer: log.viewer,
      hash: log.hash,
      entries: log.entries(),
    }));
    return { begin: this.begin, logs, over: this.#over };
  }

  /** The whole log, once the game is over and every event of it is here. */
  finished(): KnownLog | null {
    if (this.#over === null) return null;
    const logs = [...this.#logs.values()];
    return logs.find(({ match }) => this.game.turn(match.state).kind === 'over') ?? null;
  }

  /** Asks for the rest of every log: after `begin`, whatever was known before. */
  syncs(): readonly Sync[] {
    return [...this.#logs.keys()].map((viewer) => this.#ask(viewer, 'rest'));
  }

  /** One more viewer at this device. */
  hold(viewer: Viewer): Sync | null {
    if (this.#logs.has(viewer) || !this.#hold(viewer).ok) return null;
    return this.#ask(viewer, 'rest');
  }

  hear(message: MatchMessage): Heard {
    switch (message.t) {
      case 'due':
        this.#due = message.due;
        break;
      case 'over':
        this.#over = { secret: message.secret, log: message.log };
        break;
      case 'news':
      case 'snapshot':
        return this.#hearEntries(message);
    }
    this.#progress.clear();
    return CHANGED;
  }

  /** Checks the shuffle and the log; null until the whole of the log is here. */
  verdict(own: OwnPart): DealVerdict | null {
    const log = this.finished();
    if (this.#verdict !== null || log === null || this.#over === null) return this.#verdict;
    const { events, options } = log.match;
    const dealt = { game: this.game, options, seats: this.seats, events };
    this.#verdict =
      logHash(events) === this.#over.log
        ? verifyDealing(dealt, this.begin.dealing, this.#over.secret, own)
        : 'broken';
    return this.#verdict;
  }

  /** A screen for everybody knows less than any seat, so a device that holds seats needs no log for it. */
  progress(viewer: Viewer): ChairProgress | null {
    const log = this.#logs.get(viewer) ?? (viewer === 'table' ? this.#logs.values().next().value : undefined);
    if (log === undefined) return null;
    const kept = this.#progress.get(viewer);
    if (kept !== undefined) return kept;
    const progress = { ...this.#boardOf(log, viewer), due: this.#dueAt(log) };
    this.#progress.set(viewer, progress);
    return progress;
  }

  #boardOf(log: KnownLog, viewer: Viewer): Board {
    const { match } = log;
    const kept = this.#boards.get(viewer);
    if (kept?.match === match) return kept.board;
    const { state, events } = match;
    const board = {
      events: log.viewer === viewer ? events : this.game.known(state, events, viewer),
      view: this.game.view(state, viewer) as GameView,
      scores: log.scores(),
    };
    this.#boards.set(viewer, { match, board });
    return board;
  }

  #dueAt(log: KnownLog): Due {
    const own = dueIn(this.game, log.match);
    if (this.#due === null || own.kind === 'over') return own;
    return typeof this.#due === 'number'
      ? { kind: 'seats', seats: seatsOfMask(this.#due) }
      : { kind: 'chance' };
  }

  #hold(viewer: Viewer): Outcome<KnownLog> {
    const { match, options } = this.begin;
    const log = KnownLog.begin({ match, game: this.game, options, seats: this.seats }, viewer);
    if (log.ok) this.#logs.set(viewer, log.value);
    return log;
  }

  #hearEntries(message: Extract<MatchMessage, { t: 'news' | 'snapshot' }>): Heard {
    const log = this.#logs.get(message.seat);
    if (log === undefined) return QUIET;
    const entries = unpack(message.t === 'news' ? message.entries : message.events);
    if (entries === null) return FAULTY;
    if (message.t === 'news') return this.#judge(log, log.take({ ...message, entries }), message.due);
    const replaced = log.replace({ ...message, entries });
    return replaced === 'refused' || replaced === 'differs'
      ? FAULTY
      : this.#judge(log, replaced, message.due);
  }

  #judge(log: KnownLog, taken: Taken, due: WireDue): Heard {
    const asked = this.#asked.get(log.viewer);
    if (taken === 'begun') return QUIET;
    if (taken === 'taken' || taken === 'old') {
      this.#asked.delete(log.viewer);
      this.#due = due;
      this.#progress.clear();
      return CHANGED;
    }
    if (asked === 'whole' || (asked === 'rest' && taken === 'gap')) return QUIET;
    const want = taken === 'refused' || asked === 'rest' ? 'whole' : 'rest';
    return { changed: false, ask: this.#ask(log.viewer, want), isFaulty: false };
  }

  #ask(viewer: Viewer, want: 'rest' | 'whole'): Sync {
    this.#asked.set(viewer, want);
    const log = this.#logs.get(viewer)!;
    const hash = want === 'rest' ? log.hash : NO_HASH;
    return { t: 'sync', match: this.id, seat: viewer, n: log.count, hash };
  }
}
