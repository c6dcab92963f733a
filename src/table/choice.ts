/** What a player chose to play: a game and its options (map, edition, house rules). */
import type { GameId } from '@/games/ids';
import type { MetroXMove, MetroXOptions, MetroXView } from '@/games/metro-x';
import { gameOf } from '@/games/registry';

interface OptionsById {
  readonly 'metro-x': MetroXOptions;
}

interface MovesById {
  readonly 'metro-x': MetroXMove;
}

interface ViewsById {
  readonly 'metro-x': MetroXView;
}

/** A move of any registered game. */
export type GameMove = MovesById[GameId];
/** What a seat of any registered game may see. */
export type GameView = ViewsById[GameId];

export type GameChoice = {
  readonly [Id in GameId]: { readonly game: Id; readonly options: OptionsById[Id] };
}[GameId];

/** Null for what cannot be played, such as a map that went with an update. */
export function parseChoice(value: unknown): GameChoice | null {
  if (typeof value !== 'object' || value === null) return null;
  const { game, options } = value as { readonly game?: unknown; readonly options?: unknown };
  if (typeof game !== 'string') return null;
  const parsed = gameOf(game)?.schemas.options.safeParse(options);
  return parsed?.success ? ({ game, options: parsed.data } as GameChoice) : null;
}
