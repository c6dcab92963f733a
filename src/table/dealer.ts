/** Who decides what chance brings, as a save tells it. */
import { dealAt } from '@/engine/deal';

import { seedOf } from './dealing';
import type { Dealer } from './ports';
import type { DealerSecret } from './save';
import type { Dealing } from './wire/to-guest';

/** Bytes of a seed: 128 bits, so that nobody can try them all. */
export const SEED_BYTES = 16;

/**
 * The n-th draw depends on the seed and on n alone: an app that was killed between two cards turns the
 * same card again, and nobody gets a better one by trying twice.
 */
const seeded = (seed: string, commitment: string | null): Dealer => ({
  commitment,
  deal: (outcomes, index) => dealAt(seed, index, outcomes),
});

/** Nothing comes of itself: somebody turns a card of a real deck, or another device does. */
const waiting: Dealer = { commitment: null, deal: () => null };

export function makeDealer(secret: DealerSecret): Dealer {
  switch (secret.kind) {
    case 'seeded':
      return seeded(secret.seed, secret.commitment);
    case 'committed':
      return seeded(seedOf(secret.secret, secret.mix), secret.commitment);
    case 'physical':
    case 'elsewhere':
      return waiting;
  }
}

/** As everybody is told it before the first card. */
export function dealingOf(secret: DealerSecret): Dealing {
  if (secret.kind !== 'committed') return { kind: 'physical' };
  const { commitment, mix, fixed } = secret;
  return { kind: 'seeded', commitment, mix, ...(fixed === undefined ? {} : { fixed }) };
}

/** What a finished game of several devices carries, so that anybody can check its cards later. */
export interface Proof {
  readonly dealing: Dealing;
  readonly secret: string | null;
}

/** Null for a game whose shuffle nobody else had a part in, or whose dealer is elsewhere. */
export function proofOf(secret: DealerSecret): Proof | null {
  if (secret.kind === 'physical') return { dealing: dealingOf(secret), secret: null };
  if (secret.kind !== 'committed') return null;
  return { dealing: dealingOf(secret), secret: secret.secret };
}
