/** Whole games of several seats, from a seed: every seat plays at random, so some are poor and none is alike. */
import { dealAt } from '@/engine/deal';
import { type MetroXEvent, type MetroXOptions, metroX } from '@/games/metro-x';

const OPTIONS: MetroXOptions = { map: 'metro-city', edition: 'gamewright' };

/** Small and repeatable; chance that nobody has to trust. */
function numbers(seed: number): () => number {
  let at = seed;
  return () => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return at / 2 ** 32;
  };
}

export function playedGame(
  seats: number,
  seed: number,
  options: MetroXOptions = OPTIONS,
): readonly MetroXEvent[] {
  const next = numbers(seed);
  const events: MetroXEvent[] = [];
  let state = metroX.setup(options, seats);
  for (let draw = 0; ;) {
    const turn = metroX.turn(state);
    if (turn.kind === 'over') return events;
    const event: MetroXEvent =
      turn.kind === 'chance'
        ? dealAt(seedText(seed), draw++, turn.outcomes)
        : pick(metroX.moves(state, turn.seats[Math.floor(next() * turn.seats.length)]!), next);
    events.push(event);
    state = metroX.apply(state, event);
  }
}

const seedText = (seed: number): string => seed.toString(16).padStart(32, '0');

function pick<Item>(items: readonly Item[], next: () => number): Item {
  return items[Math.floor(next() * items.length)]!;
}
