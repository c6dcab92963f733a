/** Options and events of Metro X as records carry them. */
import * as z from 'zod/mini';
import { MAP_IDS, type MapId } from '@/maps/catalog';
import { type Card, CARDS } from './cards';
import { EDITION_IDS, type EditionId } from './editions';

export interface MetroXOptions {
  readonly map: MapId;
  readonly edition: EditionId;
  /** Everybody who completes a line scores `first` (MX-19). */
  readonly everyoneGold?: boolean | undefined;
  /** Whether an action of the open turn may be taken back (MX-13); yes unless it says no. */
  readonly takeBack?: boolean | undefined;
}

export interface MetroXFlip {
  readonly type: 'flip';
  readonly card: Card;
  readonly seat?: undefined;
}
export interface MetroXMark {
  readonly type: 'mark';
  readonly seat: number;
  readonly line: string;
  readonly count: number;
}
export interface MetroXFree {
  readonly type: 'free';
  readonly seat: number;
  readonly station: string | null;
}
export interface MetroXTakeBack {
  readonly type: 'take-back';
  readonly seat: number;
}
export type MetroXMove = MetroXMark | MetroXFree | MetroXTakeBack;
export type MetroXEvent = MetroXFlip | MetroXMove;

const seat = z.int().check(z.minimum(0), z.maximum(29));
const id = z.string().check(z.minLength(1), z.maxLength(40));

export const metroXSchemas = {
  options: z.strictObject({
    map: z.enum(MAP_IDS),
    edition: z.enum(EDITION_IDS),
    everyoneGold: z.optional(z.boolean()),
    takeBack: z.optional(z.boolean()),
  }),
  move: z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('mark'),
      seat,
      line: id,
      count: z.int().check(z.minimum(0), z.maximum(32)),
    }),
    z.strictObject({ type: z.literal('free'), seat, station: z.nullable(id) }),
    z.strictObject({ type: z.literal('take-back'), seat }),
  ]),
  outcome: z.strictObject({ type: z.literal('flip'), card: z.enum(CARDS) }),
};
