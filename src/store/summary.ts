/** A game on the shelf, without its log. */
import type { Score, Seat } from '@/engine/game';
import type { Save } from '@/table/save';

export interface GameSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly map: string;
  readonly edition: string;
  readonly seats: number;
  readonly names: readonly string[];
  readonly startedAt: number;
  readonly updatedAt: number;
  /** Cards turned so far. */
  readonly turns: number;
  readonly scores: readonly Score[];
  readonly over: boolean;
  /** False for an open game of several seats: this device plays one, and would wait for the others for ever. */
  readonly resumable: boolean;
  readonly winners: readonly Seat[];
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function summarise({ id, names, startedAt, updatedAt, progress, record }: Save): GameSummary {
  const { options, game, seats } = record;
  const { draws: turns, scores, over, winners } = progress;
  return {
    id,
    game,
    options,
    map: text(options['map']),
    edition: text(options['edition']),
    seats,
    names,
    startedAt,
    updatedAt,
    turns,
    scores,
    over,
    resumable: !over && seats === 1,
    winners,
  };
}
