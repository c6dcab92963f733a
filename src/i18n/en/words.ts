import type { Score } from '@/engine/game';
import { earned } from '../earned';
import { whole } from '../whole';

const points = (n: number): string => (n === 1 ? '1 point' : `${whole(n)} points`);

/** Words that several screens share. */
export const words = {
  back: 'Back',
  close: 'Close',
  undo: 'Undo',
  playNow: 'Play now',
  points,
  /** How far an open game has come. */
  progress: (card: number, score: Score | undefined) => `Card ${card} · ${points(earned(score))} so far`,
  /** Under a number that stands by itself. */
  pointsOnly: (n: number): string => (n === 1 ? 'point' : 'points'),
  couldNotStart: 'The game could not be started. Please try again.',
};
