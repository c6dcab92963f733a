/** The table as this device may see it: what the table slice holds while one is open. */
import type { GameEvent, Score, Seat } from '@/engine/game';
import type { GameId } from '@/games/ids';
import type { GameView } from '@/table/choice';
import type { Host } from '@/table/host';
import type { Due } from '@/table/match';

export interface OpenTable {
  readonly id: string;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly seats: number;
  /** The seat that this device shows and plays. */
  readonly seat: Seat;
  /** The log as far as `seat` may know it: what others do is not in the store before it is shown. */
  readonly events: readonly GameEvent[];
  /** Made by the rules for `seat`, kept as it is. */
  readonly view: GameView;
  readonly due: Due;
  readonly scores: readonly Score[];
}

/** What moves on with every accepted event. */
export type TableProgress = Pick<OpenTable, 'events' | 'view' | 'due' | 'scores'>;

export function progressOfHost(host: Host, seat: Seat): TableProgress {
  return {
    events: host.known(seat),
    view: host.view(seat) as GameView,
    due: host.due(),
    scores: host.scores(),
  };
}

/** From the host's log alone: a table that was played and one that was resumed are the same. */
export function openTableOf(host: Host, seat: Seat): OpenTable {
  const { id, names } = host.header;
  const { game, options, seats } = host.record();
  return {
    id,
    names,
    game: game as GameId,
    options,
    seats,
    seat,
    ...progressOfHost(host, seat),
  };
}
