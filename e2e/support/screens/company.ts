import { playIds, tableIds } from '@/ui/test-ids';
import { expect, waitFor } from '../detox';
import { literal } from '../words';
import { awaitId, byId, labelOf, missId, tapId, textOf } from './screen';

/** A reconnect tries again after two seconds at the latest. */
const BACK_WITHIN_MS = 15_000;

/** What the play screen has more at a table. */
export const company = {
  seatSays: (seat: number) => labelOf(playIds.seat(seat)),
  look: (seat: number) => tapId(playIds.seat(seat)),
  isLooking: () => awaitId(playIds.looking),
  ownBoard: () => tapId(playIds.ownBoard),
  describe: () => tapId(playIds.lookDescribe),
  isWaiting: () => awaitId(playIds.waiting),
  isAway: (seat: number) => awaitId(playIds.away(seat)),
  toTable: () => tapId(playIds.table),
  flip: () => tapId(tableIds.flip),
  /** The kinds of a real deck, of which the one that was turned is tapped. */
  asksForCard: () => awaitId(tableIds.flip),
  deal: (card: string) => tapId(playIds.flipCard(card)),
  dealSays: (card: string) => labelOf(playIds.flipCard(card)),
  refuses: (words: string) => expect(byId(playIds.message)).toHaveText(words),
  isAtOwnBoard: async () => {
    await awaitId(playIds.board);
    await missId(playIds.looking);
    await missId(playIds.bonusesShown);
  },
  openBonuses: () => tapId(playIds.bonuses),
  closeBonuses: () => tapId(playIds.bonusesClose),
  showsBonuses: () => awaitId(playIds.bonusesShown),
  showsNoBonuses: () => missId(playIds.bonusesShown),
  waiting: () => textOf(playIds.waiting),
  isCutOff: () => waitFor(byId(playIds.link)).toBeVisible().withTimeout(BACK_WITHIN_MS),
  isInReach: () => missId(playIds.link),
  isBack: () => waitFor(byId(playIds.link)).not.toExist().withTimeout(BACK_WITHIN_MS),
  says: (words: string) => expect(byId(playIds.ended)).toHaveText(new RegExp(literal(words))),
  isCurtained: () => awaitId(playIds.curtain),
  curtainSays: () => textOf(playIds.curtain),
  openCurtain: () => tapId(playIds.curtainShow),
  hidesBoard: () => missId(playIds.board),
};
