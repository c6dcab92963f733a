import { nextBelow, randomFrom, type RandomState } from '../../src/engine/random';
import type { Entropy } from '../../src/table/ports';

/** Everything that is left to chance in a run; the same seed, the same run. */
export class Chance {
  readonly #state: RandomState;

  constructor(seed: string) {
    this.#state = randomFrom(seed);
  }

  below(bound: number): number {
    return nextBelow(this.#state, bound);
  }

  /** True in so many of a hundred cases. */
  odds(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)]!;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.below(256));
  }

  hex(bytes: number): string {
    return Buffer.from(this.bytes(bytes)).toString('hex');
  }
}

export function seededEntropy(seed: string): Entropy {
  const chance = new Chance(seed);
  return { hex: (bytes) => Promise.resolve(chance.hex(bytes)) };
}
