/** What a guest says to the host, sealed: docs/protocol.md. */
import * as z from 'zod/mini';

import { roomCommandSchema } from '../room/room-command';
import { nameSchema } from '../room/room-view';
import {
  commandField,
  countField,
  hashField,
  hex,
  matchField,
  nonceField,
  seatField,
  viewerField,
} from './fields';

export const toHostSchema = z.discriminatedUnion('t', [
  /**
   * The first sealed message after pairing; that it opens proves the code. No name: a screen that holds no
   * seat. `lead` is the table's key, for who may lead it. `once` is the same whenever a guest tries again: a
   * join whose answer was lost finds the device that it made, and does not seat the person twice.
   */
  z.object({
    t: z.literal('join'),
    name: z.nullable(nameSchema),
    lead: z.optional(z.string().check(z.maxLength(64))),
    once: z.optional(nonceField),
  }),
  /** One more person at this device, and one fewer; in the lobby. */
  z.object({ t: z.literal('sit'), id: commandField, name: nameSchema }),
  z.object({ t: z.literal('stand'), id: commandField, seat: seatField }),
  z.object({ t: z.literal('rename'), id: commandField, seat: seatField, name: nameSchema }),
  /** Binds this device to its part of the shuffle, after the dealer is bound to its own. */
  z.object({ t: z.literal('pledge'), match: matchField, pledge: hex(32) }),
  /** Opens that part, after everybody else's is fixed. */
  z.object({ t: z.literal('nonce'), match: matchField, nonce: nonceField }),
  /** Idempotent: `nth` counts the seat's moves in the log that the player saw. */
  z.object({
    t: z.literal('move'),
    id: commandField,
    match: matchField,
    seat: seatField,
    nth: countField,
    move: z.record(z.string().check(z.maxLength(40)), z.unknown()),
  }),
  /** How far this device's copy of a seat's log goes: it wants the rest. */
  z.object({ t: z.literal('sync'), match: matchField, seat: viewerField, n: countField, hash: hashField }),
  z.object({ t: z.literal('steer'), id: commandField, command: roomCommandSchema }),
  z.object({ t: z.literal('ping'), n: countField }),
  z.object({ t: z.literal('pong'), n: countField }),
  /** Gives the seat up: free again in the lobby, away in a game. */
  z.object({ t: z.literal('leave') }),
]);

export type ToHost = z.infer<typeof toHostSchema>;
