/** Recorded games with the verdict the referee must give. Found by folder: whoever adds a file adds a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameRecord } from '@/engine/record';
import type { GameId } from '@/games/ids';
import type { Verdict } from '@/games/judge';

export interface Fixture {
  readonly name: string;
  readonly about: string;
  readonly record: GameRecord;
  readonly verdict: Verdict;
}

const FOLDER = join(__dirname, '../../fixtures');

export function fixturesOf(game: GameId): Fixture[] {
  const folder = join(FOLDER, game);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: file.replace('.json', ''),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Fixture, 'name'>),
    }));
}
