/**
 * The contract every game fulfils. A game is a set of pure functions over plain JSON data; a match is
 * its options plus the list of its events.
 */
import type { Schema } from './schema';

/** A place at the table, 0 based. */
export type Seat = number;

/** Everything in a log is an event; its `type` says which of the game's schemas it belongs to. */
export interface GameEvent {
  readonly type: string;
  readonly seat?: Seat | undefined;
}

/** Why something may not happen: a stable code, the rule it enforces, and what the words need. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface Weighted<Outcome> {
  readonly outcome: Outcome;
  readonly weight: number;
}

/** A seat's final place (1 is first; tied seats share one) and the parts its total is made of. */
export interface Standing {
  readonly seat: Seat;
  readonly place: number;
  readonly score: Score;
}

export type Score = Readonly<Record<string, number>> & { readonly total: number };

/** What is due: a draw by the dealer, actions of one or several seats, or nothing any more. */
export type Turn<Outcome> =
  | { readonly kind: 'chance'; readonly outcomes: readonly Weighted<Outcome>[]; readonly for?: Seat }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly standings: readonly Standing[] };

/** Readable without loading the rules. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  readonly designer: string;
  /** Fewest and most seats. */
  readonly seats: readonly [number, number];
}

export interface Game<
  State,
  Move extends GameEvent & { readonly seat: Seat },
  Outcome extends GameEvent,
  View,
  Options,
> {
  readonly meta: GameMeta;
  /** The event types that a dealer makes. */
  readonly chanceTypes: readonly Outcome['type'][];
  /** The event types that a seat makes. */
  readonly moveTypes: readonly Move['type'][];
  readonly schemas: {
    readonly options: Schema<Options>;
    readonly move: Schema<Move>;
    readonly outcome: Schema<Outcome>;
  };
  setup(options: Options, seats: number): State;
  turn(state: State): Turn<Outcome>;
  /** Every legal move of a seat, take-backs included. */
  moves(state: State, seat: Seat): readonly Move[];
  /**
   * The move of a seat whose player is away and for whom the table plays on: fair, simple enough to foresee,
   * made from what `view` shows that seat, and legal whenever the seat is due.
   */
  defaultMove(state: State, seat: Seat): Move;
  /** Null when `apply` may be called with the event. Never throws on a parsed event. */
  refuse(state: State, event: Move | Outcome): Refusal | null;
  /** Assumes that `refuse` said null. Returns a new state. */
  apply(state: State, event: Move | Outcome): State;
  /** What a seat (or the table as a whole: nothing hidden to anyone) may see. */
  view(state: State, seat: Seat | 'table'): View;
  /**
   * The events of a log which led to `state` that a seat may know, in their order: all but those whose effect
   * `view` still hides. A seat's own moves are always among them, and what was told once is told for good.
   */
  known(state: State, events: readonly GameEvent[], seat: Seat | 'table'): readonly GameEvent[];
  /** The scores as they stand, by seat. */
  scores(state: State): readonly Score[];
}
