import { historyIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, tapId } from './screen';

export const history = {
  appears: () => awaitId(historyIds.screen),
  lists: (gameId: string) => expect(byId(historyIds.game(gameId))).toBeVisible(),
  listsNot: (gameId: string) => expect(byId(historyIds.game(gameId))).not.toExist(),
  open: (gameId: string) => tapId(historyIds.open(gameId)),
  replay: (gameId: string) => tapId(historyIds.replay(gameId)),
  delete: (gameId: string) => tapId(historyIds.delete(gameId)),
  undo: () => tapId(historyIds.undo),
  back: () => tapId(historyIds.back),
};
