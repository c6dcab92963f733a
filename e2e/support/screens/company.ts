import { playIds } from '@/ui/test-ids';
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
  waiting: () => textOf(playIds.waiting),
  isCutOff: () => waitFor(byId(playIds.link)).toBeVisible().withTimeout(BACK_WITHIN_MS),
  isBack: () => waitFor(byId(playIds.link)).not.toExist().withTimeout(BACK_WITHIN_MS),
  says: (words: string) => expect(byId(playIds.ended)).toHaveText(new RegExp(literal(words))),
  isCurtained: () => awaitId(playIds.curtain),
  curtainSays: () => textOf(playIds.curtain),
  openCurtain: () => tapId(playIds.curtainShow),
  hidesBoard: () => missId(playIds.board),
};
