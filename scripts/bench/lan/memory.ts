/** What a table holds after a long evening. */
import { Crowd } from './crowd';

export interface MemoryFigures {
  readonly games: number;
  readonly seats: number;
  /** Megabytes on the host's heap after the first games and after the last, garbage collected. */
  readonly before: number;
  readonly after: number;
}

const SEATS = 5;
const WARM = 5;
const toMb = (bytes: number): number => Math.round(bytes / 1e4) / 100;

export async function memoryAfter(games: number): Promise<MemoryFigures> {
  const crowd = new Crowd(1);
  await crowd.open(SEATS);
  await crowd.join(
    Array.from({ length: SEATS - 1 }, (_, nth) => `P${nth}`),
    0,
  );
  let before = 0;
  for (let game = 1; game <= games; game += 1) {
    await crowd.play({ bare: 0, fast: true });
    if (game === WARM) before = await crowd.host.ask<number>('heap');
  }
  const after = await crowd.host.ask<number>('heap');
  await crowd.end();
  return { games, seats: SEATS, before: toMb(before), after: toMb(after) };
}
