import { historyIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { allAttributes, awaitId, byId, missId, scrollAndTap, scrollTo, tapId, textOf } from './screen';

const GAMES = historyIds.game('');
const tap = (id: string) => scrollAndTap(historyIds.screen, id);

export const history = {
  appears: () => awaitId(historyIds.screen),
  /** The ids of all games listed, open ones first. */
  games: async (): Promise<readonly string[]> =>
    (await allAttributes(/^history\.game\./).catch(() => [])).map(({ identifier }) =>
      identifier.slice(GAMES.length),
    ),
  tells: (gameId: string) => textOf(historyIds.game(gameId)),
  lists: (gameId: string) => scrollTo(historyIds.screen, historyIds.game(gameId)),
  listsNot: (gameId: string) => missId(historyIds.game(gameId)),
  open: (gameId: string) => tap(historyIds.open(gameId)),
  replay: (gameId: string) => tap(historyIds.replay(gameId)),
  export: (gameId: string) => tap(historyIds.export(gameId)),
  delete: (gameId: string) => tap(historyIds.delete(gameId)),
  undo: () => tapId(historyIds.undo),
  importFile: () => tap(historyIds.import),
  openPasting: () => tap(historyIds.paste),
  async importText(text: string): Promise<void> {
    await tap(historyIds.paste);
    await scrollTo(historyIds.screen, historyIds.pasteText);
    await byId(historyIds.pasteText).replaceText(text);
    await tap(historyIds.pasteDone);
    await tap(historyIds.paste);
  },
  says: (words: string) => expect(byId(historyIds.message)).toHaveText(words),
  message: () => textOf(historyIds.message),
  /** How many saves were set aside as unreadable. */
  setAside: async (): Promise<number> =>
    (await allAttributes(/^history\.set-aside\.(?!export|delete)/).catch(() => [])).length,
  mentionsNewerSaves: (words: string) => expect(byId(historyIds.leftAlone)).toHaveText(words),
  back: () => tapId(historyIds.back),
};
