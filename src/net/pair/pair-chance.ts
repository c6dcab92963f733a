import { nextBelow, nextUint32, randomFrom, type RandomState } from '@/engine/random';

export interface PairWeather {
  readonly seed: string;
  /** How likely a message is lost, 0 to 1. A reliable connection that loses one breaks a while later. */
  readonly loss: number;
  /** Flushes that a message waits longer than it must: from, to. */
  readonly delay: readonly [number, number];
}

/** Everything that happens by chance in a network inside one process; the same seed, the same story. */
export class PairChance {
  readonly #weather: PairWeather;
  readonly #random: RandomState;

  constructor(weather: PairWeather) {
    this.#weather = weather;
    this.#random = randomFrom(weather.seed);
  }

  isLost(): boolean {
    return this.#weather.loss > 0 && nextUint32(this.#random) < this.#weather.loss * 2 ** 32;
  }

  delay(): number {
    const [from, to] = this.#weather.delay;
    return from + nextBelow(this.#random, to - from + 1);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[nextBelow(this.#random, items.length)]!;
  }
}
