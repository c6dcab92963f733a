/** A game whose own types are not known here: what registries, logs and the referee work with. */
import type { Game, GameEvent, Seat } from './game';

export type AnyMove = GameEvent & { readonly seat: Seat };

/** Methods are compared bivariantly, so every Game fits; a state is only ever handed back to its own game. */
export type AnyGame = Game<unknown, AnyMove, GameEvent, unknown, unknown>;

export type StateOf<G> = G extends { setup(...args: never[]): infer State } ? State : never;
export type EventOf<G> = G extends { apply(state: never, event: infer Event): unknown } ? Event : never;
export type OptionsOf<G> = G extends { setup(options: infer Options, seats: number): unknown }
  ? Options
  : never;
