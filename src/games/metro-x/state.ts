/** The state of a match: what was agreed at the start, and one array of integers. */
import type { MetroXOptions } from './events';
import type { ReadonlyPosition } from './layout';
import { startPosition } from './play';
import { type Tables, tablesFor } from './tables';

export interface MetroXState {
  readonly options: Required<MetroXOptions>;
  readonly seats: number;
  readonly position: ReadonlyPosition;
}

export const tablesOf = (state: MetroXState): Tables => tablesFor(state.options.map, state.options.edition);

export function setup(options: MetroXOptions, seats: number): MetroXState {
  const { map, edition, everyoneGold = false, takeBack = true } = options;
  return {
    options: { map, edition, everyoneGold, takeBack },
    seats,
    position: startPosition(tablesFor(map, edition), seats, everyoneGold),
  };
}
