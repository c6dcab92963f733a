import { playIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, isEnabled, labelOf, tapId, textOf } from './screen';

export const play = {
  appears: () => awaitId(playIds.screen),
  /** What the card says to a screen reader. */
  card: () => labelOf(playIds.card),
  score: () => textOf(playIds.score),
  chooseLine: (lineId: string) => tapId(playIds.line(lineId)),
  canChooseLine: (lineId: string) => isEnabled(playIds.line(lineId)),
  lineSays: (lineId: string) => labelOf(playIds.line(lineId)),
  chooseStation: (stationId: string) => tapId(playIds.station(stationId)),
  fewer: () => tapId(playIds.fewer),
  more: () => tapId(playIds.more),
  confirm: () => tapId(playIds.confirm),
  canConfirm: () => isEnabled(playIds.confirm),
  takeBack: () => tapId(playIds.takeBack),
  zoomIn: () => tapId(playIds.zoomIn),
  zoomOut: () => tapId(playIds.zoomOut),
  fit: () => tapId(playIds.fit),
  pinchBoard: (scale: number) => byId(playIds.board).pinch(scale),
  dragBoard: (direction: 'left' | 'right' | 'up' | 'down') =>
    byId(playIds.board).swipe(direction, 'slow', 0.3),
  showsPreview: () => expect(byId(playIds.preview)).toBeVisible(),
  back: () => tapId(playIds.back),
};
