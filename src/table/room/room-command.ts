/** What whoever leads a table may ask of it: at the host's own screen, or from a browser it trusts. */
import * as z from 'zod/mini';

import { matchField } from '../wire/fields';
import { nameSchema, ROOM_LIMITS } from './room-view';

const seat = z.int().check(z.minimum(0), z.maximum(ROOM_LIMITS.seats - 1));

export const roomCommandSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rename'), name: nameSchema }),
  /** Lobby and after a game: what is played next. */
  z.object({
    type: z.literal('choose'),
    game: z.string().check(z.maxLength(40)),
    options: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  }),
  /** How many seats there are; taken ones are never cut off. */
  z.object({ type: z.literal('seats'), count: z.int().check(z.minimum(1), z.maximum(ROOM_LIMITS.seats)) }),
  z.object({ type: z.literal('add-bot'), seat, bot: z.string().check(z.maxLength(40)) }),
  /** In the lobby the seat becomes free; during a game its device is sent away and the seat stays, as away. */
  z.object({ type: z.literal('remove'), seat }),
  z.object({ type: z.literal('lock'), on: z.boolean() }),
  z.object({ type: z.literal('admit') }),
  z.object({ type: z.literal('dealer'), kind: z.enum(['seeded', 'physical']) }),
  z.object({ type: z.literal('flip-mode'), mode: z.enum(['auto', 'by-hand']) }),
  z.object({ type: z.literal('start') }),
  /** Turns the next card; `outcome` is the card that was turned from a real deck. */
  z.object({ type: z.literal('flip'), outcome: z.optional(z.record(z.string(), z.unknown())) }),
  z.object({ type: z.literal('stand-in'), seat, by: z.enum(['wait', 'default', 'bot']) }),
  /**
   * The same seats once more, after the game or instead of it. `after`: the game that was there when it was asked
   * for; when it is another one by now, this was done already, perhaps before the host was restarted.
   */
  z.object({ type: z.literal('rematch'), after: z.optional(matchField) }),
  z.object({ type: z.literal('close') }),
]);

export type RoomCommand = z.infer<typeof roomCommandSchema>;

/** A rematch that reaches the host late, or again, must not end the very game that it began. */
export const dated = (command: RoomCommand, match: string | undefined): RoomCommand =>
  command.type === 'rematch' ? { after: match, ...command } : command;

/** Why the table did not do it. A refusal of the rules (a card that is not in the deck) is told as such. */
export type RoomRefusal =
  | 'not-now'
  | 'no-such-seat'
  | 'seat-taken'
  | 'too-few-seats'
  | 'no-such-bot'
  | 'bad-choice'
  | 'not-saved'
  | 'not-yours';

export type RoomAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: RoomRefusal }
  | {
      readonly ok: false;
      readonly reason: 'refused';
      readonly refusal: {
        readonly code: string;
        readonly rule: string;
        readonly params?: Readonly<Record<string, string | number>>;
      };
    };
