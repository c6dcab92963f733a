/** Picking one of several weighted outcomes. */
import type { Weighted } from './game';
import { nextBelow, randomAt, type RandomState, type Seed } from './random';

/** Weights are whole numbers (how many such cards are left); at least one must be above zero. */
export function pickWeighted<Outcome>(state: RandomState, outcomes: readonly Weighted<Outcome>[]): Outcome {
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError('nothing to pick from');
  let left = nextBelow(state, total);
  for (const { outcome, weight } of outcomes) {
    if (left < weight) return outcome;
    left -= weight;
  }
  throw new RangeError('weights must be whole numbers, none below zero');
}

/** The `index`-th draw (0 based) of the game dealt from `seed`. */
export function dealAt<Outcome>(seed: Seed, index: number, outcomes: readonly Weighted<Outcome>[]): Outcome {
  return pickWeighted(randomAt(seed, index), outcomes);
}
