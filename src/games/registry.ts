/** The rules of every game, by id. */
import type { AnyGame } from '@/engine/any-game';
import { type GameId, isGameId } from './ids';
import { metroX } from './metro-x';

export const GAMES: Readonly<Record<GameId, AnyGame>> = {
  'metro-x': metroX,
};

/** Null for a game that this version does not have. */
export const gameOf = (id: string): AnyGame | null => (isGameId(id) ? GAMES[id] : null);
