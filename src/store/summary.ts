/** A game on the shelf, without its log. */
import type { Score, Seat } from '@/engine/game';
import type { Chair, ChairProgress } from '@/table/chair';
import { countDraws } from '@/table/match';
import { ownSeatsOf, type Save } from '@/table/save';

export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly map: string;
  readonly edition: string;
  readonly seats: number;
  readonly names: readonly string[];
  /** From where this device looks at it: its own first seat. */
  readonly seat: Seat;
  readonly startedAt: number;
  readonly updatedAt: number;
  /** Cards turned so far. */
  readonly turns: number;
  readonly scores: readonly Score[];
  readonly over: boolean;
  /** The table of several devices where it is or was played; null for a game of this device alone. */
  readonly room: string | null;
  /**
   * False for an open game of several seats without a table, as from a record: this device plays one, and would
   * wait for the others for ever.
   */
  readonly resumable: boolean;
  readonly winners: readonly Seat[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function summarise(save: Save): GameSummary {
  const { id, names, startedAt, updatedAt, room, progress, record } = save;
  const { options, game, seats } = record;
  const { draws: turns, scores, over, winners } = progress;
  return {
    id,
    game,
    options,
    ...namesOf(options),
    seats,
    names,
    seat: ownSeatsOf(save)[0] ?? 0,
    startedAt,
    updatedAt,
    turns,
    scores,
    over,
    room: room ?? null,
    resumable: !over && (seats === 1 || room !== undefined),
    winners,
  };
}

const namesOf = (options: GameSummary['options']) => ({
  map: text(options['map']),
  edition: text(options['edition']),
});

interface Occasion {
  readonly room: string;
  readonly startedAt: number;
  readonly updatedAt: number;
}

/** A game at a table, from what the chair may know: its save may lie on another device. */
export function summariseChair(chair: Chair, progress: ChairProgress, occasion: Occasion): GameSummary {
  const { match: id, game, options, names, seats } = chair;
  const { due, events, scores } = progress;
  const over = due.kind === 'over';
  const standings = over ? due.standings : [];
  return {
    id,
    game: game.meta.id,
    options,
    ...namesOf(options),
    seats,
    names,
    seat: chair.seat === 'table' ? 0 : chair.seat,
    ...occasion,
    turns: countDraws(game, events),
    scores,
    over,
    resumable: !over,
    winners: standings.filter(({ place }) => place === 1).map(({ seat }) => seat),
  };
}
