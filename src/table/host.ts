/** The one authority over a match: it holds the log, asks the rules and the dealer, and saves. */
import type { AnyGame, AnyMove } from '@/engine/any-game';
import type { GameEvent, Refusal, Score, Seat } from '@/engine/game';
import { advance, parseEvent } from '@/engine/log';
import { type GameRecord, makeRecord } from '@/engine/record';
import { kernelRefusal } from '@/engine/refusals';

import { proofOf } from './dealer';
import type { Ledger } from './ledger';
import { type AnyMatch, dealOn, type Due, dueIn, movesOf } from './match';
import type { Clock, Dealer } from './ports';
import { progressOf } from './progress';
import { makeSaveText, type Save, type SaveHeader } from './save';

/** Events that are in the log and on the disk; `from` is the index of the first. */
export interface Accepted {
  readonly from: number;
  readonly events: readonly GameEvent[];
}

export type Submitted =
  /** `again`: this very command had been accepted before, and nothing was done this time. */
  | { readonly ok: true; readonly again: boolean }
  | { readonly ok: false; readonly reason: 'refused'; readonly refusal: Refusal }
  /** Meant for an earlier point of the game. */
  | { readonly ok: false; readonly reason: 'stale' }
  /** The storage failed: nothing was accepted, and the same move may be tried again. */
  | { readonly ok: false; readonly reason: 'not-saved'; readonly cause: unknown }
  /** The same game went on in another window: this host has to be opened anew. */
  | { readonly ok: false; readonly reason: 'elsewhere' };

export interface HostParts {
  readonly game: AnyGame;
  readonly header: SaveHeader;
  readonly match: AnyMatch;
  /** When the match came to where it stands: looking at an old game does not make it a new one. */
  readonly updatedAt: number;
  readonly dealer: Dealer;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** By hand: no card is turned before somebody asks for it. */
  readonly flip?: FlipMode;
}

export type FlipMode = 'auto' | 'by-hand';

export class Host {
  readonly header: SaveHeader;
  readonly game: AnyGame;
  readonly #parts: HostParts;
  readonly #listeners = new Set<(accepted: Accepted) => void>();
  #match: AnyMatch;
  #save: Save;
  #due: { readonly match: AnyMatch; readonly due: Due } | null = null;
  #flip: FlipMode;
  /** Commands run one after another: two fast ones can neither interleave nor count twice. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: HostParts) {
    this.header = parts.header;
    this.game = parts.game;
    this.#parts = parts;
    this.#match = parts.match;
    this.#flip = parts.flip ?? 'auto';
    this.#save = this.#saveOf(parts.match, parts.updatedAt);
  }

  get events(): readonly GameEvent[] {
    return this.#match.events;
  }

  get seats(): number {
    return this.#match.seats;
  }

  due(): Due {
    // Asked again for every guest that is told of it.
    if (this.#due?.match !== this.#match)
      this.#due = { match: this.#match, due: dueIn(this.game, this.#match) };
    return this.#due.due;
  }

  view(seat: Seat | 'table'): unknown {
    return this.game.view(this.#match.state, seat);
  }

  /** What the rules play for a seat whose player is away. Assumes that it is due. */
  defaultMove(seat: Seat): AnyMove {
    return this.game.defaultMove(this.#match.state, seat);
  }

  /** The log as that seat may know it: nothing in it tells more than `view`. */
  known(seat: Seat | 'table'): readonly GameEvent[] {
    return this.game.known(this.#match.state, this.#match.events, seat);
  }

  scores(): readonly Score[] {
    return this.game.scores(this.#match.state);
  }

  get options(): Readonly<Record<string, unknown>> {
    return this.#save.record.options;
  }

  record(): GameRecord {
    return this.#save.record;
  }

  save(): Save {
    return this.#save;
  }

  /** Told of everything accepted, after it is on the disk and before `submit` answers. */
  subscribe(listener: (accepted: Accepted) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * `nth` numbers a seat's commands: how many moves of that seat were in the log when it was made. The
   * number follows from the log alone, so a command that is sent again, even to a restarted host, is
   * recognised.
   */
  submit(seat: Seat, move: unknown, nth: number): Promise<Submitted> {
    return this.#next(() => this.#submit(seat, move, nth));
  }

  /** Deals what is due before any seat has acted, and saves: the first write of a new or reopened table. */
  open(): Promise<Submitted> {
    return this.#next(() => this.#commit(this.#dealt(this.#match)));
  }

  /** From the next turn on, and for a card that is due already. */
  async setFlip(mode: FlipMode): Promise<Submitted> {
    this.#flip = mode;
    const answer = mode === 'auto' ? await this.flip() : null;
    // Nothing to turn now is nothing wrong.
    return answer === null || (!answer.ok && answer.reason === 'stale') ? { ok: true, again: false } : answer;
  }

  /** Turns the next card, whatever the mode; 'stale' when none is due or the dealer has to wait. */
  flip(): Promise<Submitted> {
    return this.#next(async () => {
      const next = dealOn(this.game, this.#match, this.#parts.dealer);
      return next === this.#match ? { ok: false, reason: 'stale' } : this.#commit(next);
    });
  }

  /** A card that was turned from a real deck; the rules say whether it can be. */
  draw(outcome: unknown): Promise<Submitted> {
    return this.#next(async () => {
      const parsed = parseEvent(this.game, outcome, this.#match.seats);
      if (!parsed.ok) return { ok: false, reason: 'refused', refusal: parsed.refusal };
      const drawn = parsed.value as AnyMove;
      if (this.header.dealer.kind !== 'physical' || !this.game.chanceTypes.includes(drawn.type)) {
        return { ok: false, reason: 'refused', refusal: kernelRefusal('bad-event', { why: drawn.type }) };
      }
      const next = advance(this.game, this.#match, drawn);
      if (!next.ok) return { ok: false, reason: 'refused', refusal: next.refusal };
      return this.#commit(next.value);
    });
  }

  /** Saves the match as it stands; no card is turned. */
  keep(): Promise<Submitted> {
    return this.#next(() => this.#commit(this.#match));
  }

  #next(command: () => Promise<Submitted>): Promise<Submitted> {
    const answer = this.#last.then(command);
    // Only the order: who asked gets the answer itself, with what went wrong.
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  async #submit(seat: Seat, raw: unknown, nth: number): Promise<Submitted> {
    const parsed = parseEvent(this.game, raw, this.#match.seats);
    if (!parsed.ok) return { ok: false, reason: 'refused', refusal: parsed.refusal };
    const move = parsed.value as AnyMove;
    if (move.seat !== seat || !this.game.moveTypes.includes(move.type)) {
      return { ok: false, reason: 'refused', refusal: kernelRefusal('unknown-seat', { seat }) };
    }
    const before = movesOf(this.game, this.#match.events, seat);
    if (nth !== before.length) {
      const again = JSON.stringify(before[nth]) === JSON.stringify(move);
      return again ? { ok: true, again } : { ok: false, reason: 'stale' };
    }
    const next = advance(this.game, this.#match, move);
    if (!next.ok) return { ok: false, reason: 'refused', refusal: next.refusal };
    return this.#commit(this.#dealt(next.value));
  }

  #dealt(match: AnyMatch): AnyMatch {
    return this.#flip === 'auto' ? dealOn(this.game, match, this.#parts.dealer) : match;
  }

  /** The only way forward: first the disk, then memory, then everybody who listens. */
  async #commit(next: AnyMatch): Promise<Submitted> {
    const save = this.#saveOf(next, this.#parts.clock.now());
    const text = makeSaveText(save);
    try {
      if ((await this.#parts.ledger.write(text)) === 'elsewhere') return { ok: false, reason: 'elsewhere' };
    } catch (cause) {
      return { ok: false, reason: 'not-saved', cause };
    }
    const from = this.#match.events.length;
    this.#match = next;
    this.#save = save;
    this.#announce({ from, events: next.events.slice(from) });
    return { ok: true, again: false };
  }

  /** A listener that throws is a bug of ours: the others still hear, then it comes to light. */
  #announce(accepted: Accepted): void {
    const bugs: unknown[] = [];
    for (const listener of this.#listeners) {
      try {
        listener(accepted);
      } catch (bug) {
        bugs.push(bug);
      }
    }
    if (bugs.length > 0) throw new AggregateError(bugs, 'a listener of the table failed');
  }

  #saveOf(match: AnyMatch, updatedAt: number): Save {
    const progress = progressOf(this.game, match);
    const record = makeRecord(this.game.meta.id, match as AnyMatch & { options: object });
    // The dealer's secret would tell every card to come: it is published with the last one.
    const proof = progress.over ? proofOf(this.header.dealer) : null;
    return { ...this.header, updatedAt, progress, record: proof === null ? record : { ...record, proof } };
  }
}
