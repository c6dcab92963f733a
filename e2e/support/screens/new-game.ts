import { newIds } from '@/ui/test-ids';
import { awaitId, scrollAndTap, tapId } from './screen';

export const newGame = {
  appears: () => awaitId(newIds.screen),
  chooseMap: (mapId: string) => scrollAndTap(newIds.screen, newIds.map(mapId)),
  chooseEdition: (edition: string) => scrollAndTap(newIds.screen, newIds.edition(edition)),
  start: () => scrollAndTap(newIds.screen, newIds.start),
  back: () => tapId(newIds.back),
};
