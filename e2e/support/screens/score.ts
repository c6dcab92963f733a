import { scoreIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { allAttributes, awaitId, byId, labelOf, numberOf, scrollAndTap, tapId, textOf } from './screen';

export interface Sheet {
  readonly total: number;
  readonly completed: number;
  readonly transfers: number;
  /** Zero or less. */
  readonly empty: number;
}

/** The four numbers of the sheet, as the screen shows them. */
const sheet = async (): Promise<Sheet> => ({
  total: await numberOf(scoreIds.total),
  completed: await numberOf(scoreIds.completed),
  transfers: await numberOf(scoreIds.transfers),
  empty: await numberOf(scoreIds.empty),
});

export interface Standing {
  readonly place: number;
  readonly total: number;
  /** All of it, as a screen reader says it. */
  readonly says: string;
}

async function standing(seat: number): Promise<Standing> {
  const says = await labelOf(scoreIds.seat(String(seat)));
  const [, place, total] = /^Place (\d+): .*?, (−?\d+) point/.exec(says) ?? [];
  if (place === undefined || total === undefined) throw new Error(`Seat ${seat} is said to be "${says}".`);
  return { place: Number(place), total: Number(total.replace('−', '-')), says };
}

/** Everybody's place and points at the end of a game at a table, by seat. */
async function standings(seats: number): Promise<readonly Standing[]> {
  const all: Standing[] = [];
  for (let seat = 0; seat < seats; seat += 1) all.push(await standing(seat));
  return all;
}

const ADDENDS = scoreIds.addend('');

export const score = {
  appears: () => awaitId(scoreIds.screen),
  sheet,
  standings,
  rank: () => textOf(scoreIds.rank),
  /** What the sums are made of: `line-A`, `station-3-7`, `empty`; none on an empty sheet full of marks. */
  addends: async (): Promise<readonly string[]> =>
    (await allAttributes(/^score\.addend\./).catch(() => [])).map(({ identifier }) =>
      identifier.slice(ADDENDS.length),
    ),
  addendSays: (key: string) => labelOf(scoreIds.addend(key)),
  tapAddend: (key: string) => scrollAndTap(scoreIds.screen, scoreIds.addend(key)),
  playAgain: () => tapId(scoreIds.again),
  share: () => tapId(scoreIds.share),
  says: (words: string) => expect(byId(scoreIds.message)).toHaveText(words),
  openReplay: () => tapId(scoreIds.replay),
  isGone: () => awaitId(scoreIds.gone),
  goHome: () => tapId(scoreIds.home),
};
