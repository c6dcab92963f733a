/** Questions about a match that a table asks, whatever the game. */
import type { AnyGame, AnyMove } from '@/engine/any-game';
import type { GameEvent, Seat, Standing } from '@/engine/game';
import { advance, type MatchOf } from '@/engine/log';

import type { Dealer } from './ports';

export type AnyMatch = MatchOf<AnyGame>;

/** Finds the rules of a game by its id; null for a game that this version does not have. */
export type GameShelf = (id: string) => AnyGame | null;

/** Who or what is due. The outcomes of a draw stay with the dealer. */
export type Due =
  | { readonly kind: 'chance' }
  | { readonly kind: 'seats'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly standings: readonly Standing[] };

export function dueIn(game: AnyGame, match: AnyMatch): Due {
  const turn = game.turn(match.state);
  return turn.kind === 'chance' ? { kind: 'chance' } : turn;
}

export function countDraws(game: AnyGame, events: readonly GameEvent[]): number {
  return events.filter((event) => game.chanceTypes.includes(event.type)).length;
}

/** A seat's own moves in order, take-backs included. Some draws name a seat too; they are no moves. */
export function movesOf(game: AnyGame, events: readonly GameEvent[], seat: Seat): readonly AnyMove[] {
  return events.filter(
    (event): event is AnyMove => event.seat === seat && game.moveTypes.includes(event.type),
  );
}

/** Appends what chance brings until a seat is due, the game is over or the dealer has to wait. */
export function dealOn(game: AnyGame, match: AnyMatch, dealer: Dealer): AnyMatch {
  let dealt = match;
  for (let index = countDraws(game, match.events); ; index += 1) {
    const turn = game.turn(dealt.state);
    if (turn.kind !== 'chance') return dealt;
    const outcome = dealer.deal(turn.outcomes, index);
    if (outcome === null) return dealt;
    const next = advance(game, dealt, outcome as AnyMove);
    if (!next.ok) throw new Error(`the dealer drew what the rules refuse: ${next.refusal.code}`);
    dealt = next.value;
  }
}
