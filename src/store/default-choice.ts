import type { GameChoice } from '@/table/choice';

/** What *Play now* starts before anything was chosen, or when the last choice is not playable any more. */
export const DEFAULT_CHOICE: GameChoice = {
  game: 'metro-x',
  options: { map: 'metro-city', edition: 'gamewright' },
};
