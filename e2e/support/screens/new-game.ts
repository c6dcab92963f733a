import { newIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, scrollAndTap, scrollTo, tapId } from './screen';

const showsChosen = async (id: string): Promise<void> => {
  await scrollTo(newIds.screen, id);
  await expect(byId(id)).toHaveToggleValue(true);
};

export const newGame = {
  appears: () => awaitId(newIds.screen),
  chooseMap: (mapId: string) => scrollAndTap(newIds.screen, newIds.map(mapId)),
  chooseEdition: (edition: string) => scrollAndTap(newIds.screen, newIds.edition(edition)),
  hasChosenMap: (mapId: string) => showsChosen(newIds.map(mapId)),
  hasChosenEdition: (edition: string) => showsChosen(newIds.edition(edition)),
  start: () => tapId(newIds.start),
  back: () => tapId(newIds.back),
};
