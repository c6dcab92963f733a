/** What whoever leads a table may ask of it: at the host's own screen, or from a browser it trusts. */
import * as z from 'zod/mini';

import { countField, matchField } from '../wire/fields';
import { nameSchema, ROOM_LIMITS, type RoomView } from './room-view';

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
  /**
   * In the lobby the seat becomes free; during a game its device is sent away and the seat stays, as away. `who`: the
   * device or the bot that was meant; when somebody else sits there by now, nobody has to go.
   */
  z.object({
    type: z.literal('remove'),
    seat,
    who: z.optional(z.string().check(z.maxLength(ROOM_LIMITS.name))),
  }),
  z.object({ type: z.literal('lock'), on: z.boolean() }),
  z.object({ type: z.literal('admit') }),
  z.object({ type: z.literal('dealer'), kind: z.enum(['seeded', 'physical']) }),
  z.object({ type: z.literal('flip-mode'), mode: z.enum(['auto', 'by-hand']) }),
  /** `after` as in a rematch; null: before the first game. */
  z.object({ type: z.literal('start'), after: z.optional(z.nullable(matchField)) }),
  /**
   * Turns the next card; `outcome` is the card that was turned from a real deck. `match` and `nth`: the game, and how
   * many cards of it whoever asks has seen; when there are more by now, it was turned already.
   */
  z.object({
    type: z.literal('flip'),
    outcome: z.optional(z.record(z.string(), z.unknown())),
    match: z.optional(matchField),
    nth: z.optional(countField),
  }),
  z.object({ type: z.literal('stand-in'), seat, by: z.enum(['wait', 'default', 'bot']) }),
  /**
   * The same seats once more, after the game or instead of it. `after`: the game that was there when it was asked
   * for; when it is another one by now, this was done already, perhaps before the host was restarted.
   */
  z.object({ type: z.literal('rematch'), after: z.optional(matchField) }),
  z.object({ type: z.literal('close') }),
]);

export type RoomCommand = z.infer<typeof roomCommandSchema>;

/** The table as it was when something was asked of it. */
export interface Seen {
  readonly room: RoomView;
  readonly cards: { readonly match: string; readonly nth: number } | null;
}

/**
 * With what was seen when it was asked for. What reaches the host late, or again after a restart, must not end the
 * very game that it began, turn a second card or send away who has come meanwhile.
 */
export function dated(command: RoomCommand, { room, cards }: Seen): RoomCommand {
  switch (command.type) {
    case 'start':
      return { after: room.match, ...command };
    case 'rematch':
      return { after: room.match ?? undefined, ...command };
    case 'flip':
      return { ...cards, ...command };
    case 'remove': {
      const held = room.seats[command.seat];
      return { who: held?.kind === 'bot' ? held.name : held?.device, ...command };
    }
    default:
      return command;
  }
}

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
