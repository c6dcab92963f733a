/** A player that is part of the app. */
import type { GameEvent, Seat } from '@/engine/game';

/**
 * A bot is given what its seat may see and nothing else, and answers the same to the same: a table that was
 * killed and opened again goes on alike.
 */
export interface Bot<View, Move extends GameEvent & { readonly seat: Seat }> {
  /** Assumes that the seat is due; the answer is legal. */
  choose(view: View, seat: Seat): Move;
}

export type AnyBot = Bot<unknown, GameEvent & { readonly seat: Seat }>;
