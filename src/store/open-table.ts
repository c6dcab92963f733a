/** The table as this device may see it: what the table slice holds while one is open. */
import type { Seat } from '@/engine/game';
import type { GameId } from '@/games/ids';
import type { Chair, ChairProgress } from '@/table/chair';

/** `events`: the log as far as `seat` may know it: what others do is not in the store before it is shown. */
export interface OpenTable extends ChairProgress {
  readonly id: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly seats: number;
  /** The seat that this device shows and plays. */
  readonly seat: Seat;
}

/** A chair that holds a seat: what a table slice can show. */
export type PlayerChair = Chair & { readonly seat: Seat };

/** From the log alone: a table that was played and one that was resumed are the same. */
export function openTableOf(
  { match, game, options, names, seats, seat }: PlayerChair,
  progress: ChairProgress,
): OpenTable {
  return { id: match, names, game: game.meta.id as GameId, options, seats, seat, ...progress };
}
