import { rulesIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, seeId, tapId, textOf } from './screen';

export const rules = {
  appears: () => awaitId(rulesIds.screen),
  chooseEdition: (edition: string) => tapId(rulesIds.edition(edition)),
  hasChosenEdition: (edition: string) => expect(byId(rulesIds.edition(edition))).toHaveToggleValue(true),
  /** In sight without scrolling. */
  showsRule: (rule: string) => seeId(rulesIds.rule(rule)),
  rule: (rule: string) => textOf(rulesIds.rule(rule)),
  scrollToTop: () => byId(rulesIds.screen).scrollTo('top'),
  back: () => tapId(rulesIds.back),
};
