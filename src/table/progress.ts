import type { AnyGame } from '@/engine/any-game';

import { type AnyMatch, countDraws } from './match';
import type { Progress } from './save';

export function progressOf(game: AnyGame, match: AnyMatch): Progress {
  const turn = game.turn(match.state);
  const standings = turn.kind === 'over' ? turn.standings : [];
  return {
    draws: countDraws(game, match.events),
    scores: game.scores(match.state).map((score) => ({ ...score })),
    over: turn.kind === 'over',
    winners: standings.filter(({ place }) => place === 1).map(({ seat }) => seat),
  };
}
