import { playIds } from '@/ui/test-ids';
import { expect, waitFor } from '../detox';
import { allAttributes, awaitId, byId, isEnabled, labelOf, missId, seeId, tapId, textOf } from './screen';

export interface Seen {
  readonly id: string;
  readonly label: string;
  readonly enabled: boolean;
  readonly visible: boolean;
}

async function seen(prefix: string): Promise<readonly Seen[]> {
  const all = await allAttributes(new RegExp(`^${prefix.replaceAll('.', '\\.')}`));
  return all.map(({ identifier, label = '', enabled, visible }) => ({
    id: identifier.slice(prefix.length),
    label,
    enabled,
    visible,
  }));
}

const LONGEST_SAVE_MS = 10_000;

export const play = {
  appears: () => awaitId(playIds.screen),
  /** What the card says to a screen reader. */
  card: () => labelOf(playIds.card),
  deck: () => labelOf(playIds.deck),
  /** The sum and its parts, as a screen reader says them. */
  score: () => labelOf(playIds.score),
  chooseLine: (lineId: string) => tapId(playIds.line(lineId)),
  canChooseLine: (lineId: string) => isEnabled(playIds.line(lineId)),
  lineSays: (lineId: string) => labelOf(playIds.line(lineId)),
  lines: () => seen(playIds.line('')),
  stations: () => seen(playIds.station('')),
  chooseStation: (stationId: string) => tapId(playIds.station(stationId)),
  stationSays: (stationId: string) => labelOf(playIds.station(stationId)),
  fewer: () => tapId(playIds.fewer),
  more: () => tapId(playIds.more),
  canFewer: () => isEnabled(playIds.fewer),
  canMore: () => isEnabled(playIds.more),
  hasStepper: () => seeId(playIds.fewer),
  hasNoStepper: () => missId(playIds.fewer),
  confirm: () => tapId(playIds.confirm),
  canConfirm: () => isEnabled(playIds.confirm),
  confirmSays: () => labelOf(playIds.confirm),
  takeBack: () => tapId(playIds.takeBack),
  canTakeBack: () => isEnabled(playIds.takeBack),
  zoomIn: () => tapId(playIds.zoomIn),
  zoomOut: () => tapId(playIds.zoomOut),
  fit: () => tapId(playIds.fit),
  pinchBoard: (scale: number) => byId(playIds.board).pinch(scale),
  dragBoard: (direction: 'left' | 'right' | 'up' | 'down') =>
    byId(playIds.board).swipe(direction, 'slow', 0.3),
  /** What Confirm would do, in words. */
  preview: () => labelOf(playIds.preview),
  previews: (words: string) => expect(byId(playIds.preview)).toHaveLabel(words),
  explainsNothing: () => missId(playIds.message),
  explanation: () => textOf(playIds.message),
  openExplainedRule: () => tapId(playIds.messageRule),
  closeExplanation: () => tapId(playIds.messageClose),
  describe: () => tapId(playIds.describe),
  description: () => textOf(playIds.described),
  closeDescription: () => tapId(playIds.describedClose),
  describesNothing: () => missId(playIds.described),
  openRules: () => tapId(playIds.rules),
  showsBoardAndControls: async () => {
    for (const id of [playIds.board, playIds.card, playIds.score, playIds.deck, playIds.confirm])
      await seeId(id);
  },
  isOver: () => waitFor(byId(playIds.screen)).not.toBeVisible().withTimeout(LONGEST_SAVE_MS),
  isGone: () => awaitId(playIds.gone),
  goHome: () => tapId(playIds.home),
  back: () => tapId(playIds.back),
};
