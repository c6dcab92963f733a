import type { Score } from '@/engine/game';

/** The points so far without the price of what is still to be done: a game that has just begun stands at 0. */
export const earned = (score: Score | undefined): number =>
  score === undefined ? 0 : score.total + (score['penalty'] ?? 0);
