/** Looking at a match at any point of its log, back and forth. */
import type { AnyGame } from '@/engine/any-game';
import type { GameEvent, Score, Seat } from '@/engine/game';

import type { GameView } from './choice';
import { type AnyMatch, type Due, dueIn } from './match';

export interface Moment {
  /** How many events have happened. */
  readonly index: number;
  /** The last of them; null at the start. */
  readonly event: GameEvent | null;
  readonly view: GameView;
  readonly due: Due;
  readonly scores: readonly Score[];
}

/** One kept state for so many events: a step back costs at most that many moves. */
const STRIDE = 8;

export class Replay {
  readonly game: AnyGame;
  readonly events: readonly GameEvent[];
  readonly #match: AnyMatch;
  readonly #kept = new Map<number, unknown>();
  #last: { readonly index: number; readonly state: unknown };

  /** The match has been judged: its log is not checked again. */
  constructor(game: AnyGame, match: AnyMatch) {
    this.game = game;
    this.events = match.events;
    this.#match = match;
    this.#last = { index: 0, state: game.setup(match.options, match.seats) };
    this.#kept.set(0, this.#last.state);
  }

  get length(): number {
    return this.events.length;
  }

  get options(): unknown {
    return this.#match.options;
  }

  /** The match after `count` events, as that seat (or the whole table) may see it. */
  at(count: number, seat: Seat | 'table'): Moment {
    const index = Math.max(0, Math.min(Math.trunc(count), this.length));
    const state = this.#stateAt(index);
    const match = { ...this.#match, state };
    return {
      index,
      event: this.events[index - 1] ?? null,
      view: this.game.view(state, seat) as GameView,
      due: dueIn(this.game, match),
      scores: this.game.scores(state),
    };
  }

  #stateAt(index: number): unknown {
    let at = index - (index % STRIDE);
    while (!this.#kept.has(at)) at -= STRIDE;
    let state = this.#kept.get(at);
    if (this.#last.index > at && this.#last.index <= index) ({ index: at, state } = this.#last);
    while (at < index) {
      state = this.game.apply(state, this.events[at] as GameEvent & { seat: Seat });
      at += 1;
      if (at % STRIDE === 0) this.#kept.set(at, state);
    }
    this.#last = { index, state };
    return state;
  }
}
