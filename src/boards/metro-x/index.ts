/** What every screen that shows Metro X draws with. */
export type { Ghost } from './board/ghost';
export { UNIT as CONTENT_UNIT } from './board/layer';
export { MetroXBoard } from './board/metro-x-board';
export { CardFace, cardHeight } from './card-face';
export { LineDisc } from './line-disc';
export { LineStroke } from './line-stroke';
export { StillBoard } from './still-board';
export { TrackStop } from './track-stop';
export { useDeadLines } from './use-dead-lines';
export { WindowRow } from './window-row';
