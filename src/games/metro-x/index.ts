/** The front door of Metro X. */
import type { Game } from '@/engine/game';
import { metroXSchemas, type MetroXFlip, type MetroXMove, type MetroXOptions } from './events';
import { defaultMove } from './default-move';
import { metroXMeta } from './meta';
import { known } from './known';
import { moves } from './moves';
import { refuse } from './refuse';
import { apply, turn } from './rules';
import { scores } from './scoring';
import { type MetroXState, setup } from './state';
import { type MetroXView, view } from './view';

export const metroX: Game<MetroXState, MetroXMove, MetroXFlip, MetroXView, MetroXOptions> = {
  meta: metroXMeta,
  chanceTypes: ['flip'],
  moveTypes: ['mark', 'free', 'take-back'],
  schemas: metroXSchemas,
  setup,
  turn,
  moves,
  defaultMove,
  refuse,
  apply,
  view,
  known,
  scores,
};

export { type Card, CARDS, type CardKind, cardAmount, cardKind } from './cards';
export { isLineDead } from './dead-lines';
export { EDITION_IDS, EDITIONS, type EditionId } from './editions';
export type * from './events';
export { type MarkPreview, type StopReason, previewFree, previewMark } from './preview';
export { METRO_X_REFUSAL_CODES, type MetroXRefusalCode } from './refusals';
export { type MetroXRank, type MetroXScore, RANKS, rankOf } from './scoring';
export type { MetroXState } from './state';
export type { BoardView, LineView, MetroXSheet, StationMark } from './board-view';
export type { BonusView, DeckView, MetroXView } from './view';
