/** The messages before a connection is sealed: docs/protocol.md, HS, PA and RS. */
import * as z from 'zod/mini';

import { appField, capabilitiesField, countField, hex, nonceField, tableField } from './fields';
import { REASONS } from './reasons';

const version = z.int().check(z.minimum(1), z.maximum(65_535));

/** The first message of every connection. */
export const helloSchema = z.object({
  t: z.literal('hello'),
  /** Lowest and highest protocol version. */
  v: z.tuple([version, version]),
  app: appField,
  caps: capabilitiesField,
  /** Null: whichever table answers at this address. */
  table: z.nullable(tableField),
  want: z.enum(['probe', 'join', 'resume']),
  nonce: nonceField,
  /** For join: what both ends derive the key from, the spoken code or the key of a QR code. */
  by: z.optional(z.enum(['code', 'key'])),
  /** For resume: which device this is. */
  device: z.optional(z.string().check(z.maxLength(8))),
});

/** What a probe is answered with; the connection ends after it. */
export const tableSchema = z.object({
  t: z.literal('table'),
  v: z.tuple([version, version]),
  app: appField,
  id: tableField,
  name: z.string().check(z.maxLength(24)),
  game: z.string().check(z.maxLength(40)),
  phase: z.enum(['lobby', 'play', 'over']),
  taken: countField,
  seats: countField,
  epoch: countField,
  locked: z.boolean(),
});

export const welcomeSchema = z.object({
  t: z.literal('welcome'),
  /** The version that is spoken from here on. */
  v: version,
  app: appField,
  caps: capabilitiesField,
  table: tableField,
  epoch: countField,
  nonce: nonceField,
});

/** A CPace share, in both directions. */
export const pairSchema = z.object({ t: z.literal('pair'), y: hex(32) });
/** Knowledge of the device's token, in both directions. */
export const proofSchema = z.object({ t: z.literal('proof'), mac: hex(32) });

export const refusedSchema = z.object({
  t: z.literal('refused'),
  reason: z.enum(REASONS),
  /** For 'version': whose app must be updated. */
  update: z.optional(z.enum(['host', 'guest'])),
});

export const greetingToHost = z.discriminatedUnion('t', [helloSchema, pairSchema, proofSchema]);
export const greetingToGuest = z.discriminatedUnion('t', [
  tableSchema,
  welcomeSchema,
  pairSchema,
  proofSchema,
  refusedSchema,
]);

export type Hello = z.infer<typeof helloSchema>;
export type ProbeAnswer = z.infer<typeof tableSchema>;
export type GreetingToHost = z.infer<typeof greetingToHost>;
export type GreetingToGuest = z.infer<typeof greetingToGuest>;
