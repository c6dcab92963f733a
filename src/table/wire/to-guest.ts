/** What the host says to a guest, sealed: docs/protocol.md. A guest gets nothing that its seats may not see. */
import * as z from 'zod/mini';

import { roomViewSchema } from '../room/room-view';
import { timeSchema } from '../save';
import {
  commandField,
  countField,
  dueField,
  hashField,
  hex,
  matchField,
  nonceField,
  packedField,
  seatField,
  viewerField,
} from './fields';
import { REASONS } from './reasons';

const refusalSchema = z.object({
  code: z.string().check(z.maxLength(60)),
  rule: z.string().check(z.maxLength(20)),
  params: z.optional(
    z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(200)), z.number()])),
  ),
});

const deviceField = z.string().check(z.maxLength(8));
const physicalSchema = z.object({ kind: z.literal('physical') });

const seededWith = <Mix extends z.core.SomeType>(mix: Mix) =>
  z.object({
    kind: z.literal('seeded'),
    commitment: hex(32),
    /** The guests' devices' parts. */
    mix,
    /** Nobody was asked for a part: the deck was fixed beforehand. */
    fixed: z.optional(z.literal(true)),
  });

/** How the cards of a match are drawn, as everybody has to know it before the first one. */
export const dealingSchema = z.discriminatedUnion('kind', [
  seededWith(z.array(z.object({ device: deviceField, nonce: nonceField })).check(z.maxLength(131))),
  physicalSchema,
]);

/** A hundred devices' parts are half of a `begin`: on the wire each is a pair. */
const wireDealing = z.discriminatedUnion('kind', [
  seededWith(
    z.pipe(
      z.array(z.tuple([deviceField, nonceField])).check(z.maxLength(131)),
      z.transform((pairs) => pairs.map(([device, nonce]) => ({ device, nonce }))),
    ),
  ),
  physicalSchema,
]);

const wirePledges = z.pipe(
  z.array(z.tuple([deviceField, hex(32)])).check(z.maxLength(131)),
  z.transform((pairs) => pairs.map(([device, pledge]) => ({ device, pledge }))),
);

export const toGuestSchema = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('seated'),
    device: deviceField,
    /** Only at the first join: what proves this device from now on. */
    token: z.optional(hex(16)),
    seats: z.array(seatField).check(z.maxLength(30)),
    /** For who leads: the code and the key, so that the screen can show them. */
    lead: z.optional(z.object({ code: z.string().check(z.maxLength(8)), key: hex(16) })),
  }),
  z.object({ t: z.literal('room'), room: roomViewSchema }),
  /** The dealer of the next game binds itself; answered with 'pledge'. */
  z.object({ t: z.literal('commit'), match: matchField, commitment: hex(32) }),
  /** Now it is fixed whose parts are mixed, and each of them is bound; answered with 'nonce'. */
  z.object({ t: z.literal('mix'), match: matchField, pledges: wirePledges }),
  z.object({
    t: z.literal('begin'),
    match: matchField,
    game: z.string().check(z.maxLength(40)),
    options: z.record(z.string(), z.unknown()),
    names: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(30)),
    startedAt: timeSchema,
    dealing: wireDealing,
  }),
  /**
   * The next entries of a seat's log: `from` is how many came before, `hash` the chain after the last. `more`: the
   * rest follows at once; a log that was cut within a turn need not make sense to the rules before.
   */
  z.object({
    t: z.literal('news'),
    match: matchField,
    seat: viewerField,
    from: countField,
    entries: packedField,
    hash: hashField,
    due: dueField,
    more: z.optional(z.boolean()),
  }),
  /** A seat's log from its beginning, when its copy does not fit. */
  z.object({
    t: z.literal('snapshot'),
    match: matchField,
    seat: viewerField,
    n: countField,
    events: packedField,
    hash: hashField,
    due: dueField,
    more: z.optional(z.boolean()),
  }),
  z.object({ t: z.literal('due'), match: matchField, due: dueField }),
  z.object({
    t: z.literal('answer'),
    id: commandField,
    ok: z.boolean(),
    again: z.optional(z.boolean()),
    reason: z.optional(z.string().check(z.maxLength(40))),
    refusal: z.optional(refusalSchema),
  }),
  /** The game is over: the dealer's secret (null for a real deck) and the hash of the whole log. */
  z.object({ t: z.literal('over'), match: matchField, secret: z.nullable(hex(16)), log: hashField }),
  z.object({ t: z.literal('ping'), n: countField }),
  z.object({ t: z.literal('pong'), n: countField }),
  z.object({ t: z.literal('bye'), reason: z.enum(REASONS) }),
]);

export type ToGuest = z.infer<typeof toGuestSchema>;
export type Dealing = z.infer<typeof dealingSchema>;
