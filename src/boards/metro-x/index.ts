/** What every screen that shows Metro X draws with. */
export type { Ghost } from '@/features/play/board/ghost';
export { UNIT as CONTENT_UNIT } from '@/features/play/board/layer';
export { MetroXBoard } from '@/features/play/board/metro-x-board';
export { CardFace } from './card-face';
export { LineDisc } from './line-disc';
export { LineStroke } from './line-stroke';
export { WindowRow } from './window-row';
