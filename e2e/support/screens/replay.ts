import { replayIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, isEnabled, labelOf, numberOf, tapId, textOf } from './screen';

export const replay = {
  appears: () => awaitId(replayIds.screen),
  first: () => tapId(replayIds.first),
  previous: () => tapId(replayIds.previous),
  next: () => tapId(replayIds.next),
  last: () => tapId(replayIds.last),
  canGoBack: () => isEnabled(replayIds.previous),
  canGoOn: () => isEnabled(replayIds.next),
  /** What happened at this moment. */
  tells: () => textOf(replayIds.step),
  score: () => numberOf(replayIds.score),
  card: () => labelOf(replayIds.card),
  standsAt: (place: string) => expect(byId(replayIds.scrubber)).toHaveValue(place),
  dragToStart: () => byId(replayIds.scrubber).swipe('left', 'slow', 0.9, 0.9),
  isGone: () => awaitId(replayIds.gone),
  goHome: () => tapId(replayIds.home),
  back: () => tapId(replayIds.back),
};
