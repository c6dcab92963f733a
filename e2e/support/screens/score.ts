import { scoreIds } from '@/ui/test-ids';
import { awaitId, tapId, textOf } from './screen';

/** The four numbers of the sheet, as the screen shows them. */
async function sheet(): Promise<Record<'total' | 'completed' | 'transfers' | 'empty', string>> {
  return {
    total: await textOf(scoreIds.total),
    completed: await textOf(scoreIds.completed),
    transfers: await textOf(scoreIds.transfers),
    empty: await textOf(scoreIds.empty),
  };
}

export const score = {
  appears: () => awaitId(scoreIds.screen),
  sheet,
  rank: () => textOf(scoreIds.rank),
  playAgain: () => tapId(scoreIds.again),
  share: () => tapId(scoreIds.share),
  openReplay: () => tapId(scoreIds.replay),
  goHome: () => tapId(scoreIds.home),
};
