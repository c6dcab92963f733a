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

const ADDENDS = scoreIds.addend('');

export const score = {
  appears: () => awaitId(scoreIds.screen),
  sheet,
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
