import { homeIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { literal } from '../words';
import { awaitId, byId, labelOf, missId, scrollAndTap, seeId, tapId } from './screen';

const tap = (id: string) => scrollAndTap(homeIds.screen, id);

export const home = {
  appears: () => awaitId(homeIds.screen),
  playNow: () => tap(homeIds.playNow),
  /** What the first door would start, as a screen reader says it. */
  offers: () => labelOf(homeIds.playNow),
  newGame: () => tap(homeIds.newGame),
  startTable: () => tap(homeIds.startTable),
  joinTable: () => tap(homeIds.joinTable),
  continueTable: () => tap(homeIds.continueTable),
  continueGame: () => tap(homeIds.continue),
  continues: () => labelOf(homeIds.continue),
  openHistory: () => tap(homeIds.history),
  historySays: () => labelOf(homeIds.history),
  openRules: () => tap(homeIds.rules),
  openSettings: () => tap(homeIds.settings),
  openAbout: () => tap(homeIds.about),
  offersToContinue: () => seeId(homeIds.continue),
  offersNothingToContinue: () => missId(homeIds.continue),
  warns: (words: string) => expect(byId(homeIds.notice)).toHaveText(new RegExp(literal(words))),
  warnsNot: () => missId(homeIds.notice),
  closeWarning: () => tapId(homeIds.noticeClose),
};
