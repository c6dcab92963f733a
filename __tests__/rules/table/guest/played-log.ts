/** Logs of Metro X games as a host would make them: seats act in changing order, some think again. */
import { dealAt } from '@/engine/deal';
import type { GameEvent } from '@/engine/game';
import { type MetroXMove, metroX } from '@/games/metro-x';

import { METRO_CITY } from '../solo-table';

export interface Played {
  readonly seats: number;
  readonly takeBacks: boolean;
  readonly turns: number;
  readonly pick: number;
}

export function playedLog({ seats, takeBacks, turns, pick }: Played): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let state = metroX.setup(METRO_CITY.options, seats);
  let step = pick;
  const play = (event: GameEvent) => {
    events.push(event);
    state = metroX.apply(state, event as MetroXMove);
  };
  for (let draws = 0; draws < turns;) {
    const turn = metroX.turn(state);
    if (turn.kind === 'over') break;
    step += 1;
    if (turn.kind === 'chance') {
      play(dealAt('5eed'.repeat(8), draws, turn.outcomes));
      draws += 1;
      continue;
    }
    const seat = turn.seats[(step * 7) % turn.seats.length]!;
    const moves = metroX.moves(state, seat).filter(({ type }) => type !== 'take-back');
    const last = turn.seats.length === 1;
    play(moves[step % moves.length]!);
    if (takeBacks && !last && step % 3 === 0) play({ type: 'take-back', seat });
  }
  return events;
}
