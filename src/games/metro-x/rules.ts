/** Whose turn it is, and what an event does. */
import type { Turn } from '@/engine/game';
import { CARDS } from './cards';
import type { MetroXEvent, MetroXFlip } from './events';
import * as at from './layout';
import { eventCode } from './moves';
import { boardOf, play } from './play';
import { isOver } from './refuse';
import { scores, standings } from './scoring';
import { type MetroXState, tablesOf } from './state';

export function turn(state: MetroXState): Turn<MetroXFlip> {
  const { position } = state;
  if (isOver(position)) return { kind: 'over', standings: standings(scores(state)) };
  if (position[at.CARD] !== 0) return { kind: 'seats', seats: seatsDue(state) };
  const outcomes = CARDS.flatMap((card, index) => {
    const weight = position[at.DECK + index]!;
    return weight > 0 ? [{ outcome: { type: 'flip', card } as const, weight }] : [];
  });
  return { kind: 'chance', outcomes };
}

/** Several at once: everybody acts on the same card. */
export function seatsDue(state: MetroXState): number[] {
  const tables = tablesOf(state);
  if (state.position[at.CARD] === 0) return [];
  return Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => state.position[boardOf(tables, seat) + at.PENDING] === 0,
  );
}

/** Copies and plays. Assumes that `refuse` said null. */
export function apply(state: MetroXState, event: MetroXEvent): MetroXState {
  const tables = tablesOf(state);
  const position = state.position.slice();
  play(tables, position, eventCode(tables, event));
  return { ...state, position };
}
