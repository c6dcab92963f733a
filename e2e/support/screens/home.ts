import { homeIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, tapId } from './screen';

export const home = {
  appears: () => awaitId(homeIds.screen),
  playNow: () => tapId(homeIds.playNow),
  newGame: () => tapId(homeIds.newGame),
  startTable: () => tapId(homeIds.startTable),
  joinTable: () => tapId(homeIds.joinTable),
  continueGame: () => tapId(homeIds.continue),
  openHistory: () => tapId(homeIds.history),
  openRules: () => tapId(homeIds.rules),
  openSettings: () => tapId(homeIds.settings),
  offersToContinue: () => expect(byId(homeIds.continue)).toBeVisible(),
  offersNothingToContinue: () => expect(byId(homeIds.continue)).not.toExist(),
};
