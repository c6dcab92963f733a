/** The dealer of a table that has its own shuffle. */
import { dealAt } from '@/engine/deal';

import type { Dealer } from './ports';
import type { DealerSecret } from './save';

/** Bytes of a seed: 128 bits, so that nobody can try them all. */
export const SEED_BYTES = 16;

/**
 * The n-th draw depends on the seed and on n alone: an app that was killed between two cards turns the
 * same card again, and nobody gets a better one by trying twice.
 */
export function makeSeededDealer(secret: DealerSecret): Dealer {
  return {
    commitment: secret.commitment,
    deal: (outcomes, index) => dealAt(secret.seed, index, outcomes),
  };
}
