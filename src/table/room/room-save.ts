/** What a table is, beside the game that is played at it: everything a restarted host needs to be the same table. */
import * as z from 'zod/mini';

import { describeIssue } from '@/engine/schema';

import { type SaveFault, saveFault, timeSchema } from '../save';
import { commandField, hex, matchField, nonceField, seatField, tableField } from '../wire/fields';
import { nameSchema, ROOM_LIMITS } from './room-view';

const ROOM_FORMAT = 'interchange-room/1';
const ROOM_FORMATS = /^interchange-room\/\d+$/;
const MAX_CHARS = 1_000_000;
/** Seats' devices, watchers and the host's own. */
const MAX_DEVICES = ROOM_LIMITS.seats + ROOM_LIMITS.watchers + 1;

/** More than a device asks for before it hears an answer. */
export const KEPT_COMMANDS = 16;

const deviceField = z.string().check(z.minLength(1), z.maxLength(8));
/** Playing on at one's own pace, when it comes, is one more of these. */
const standInField = z.enum(['wait', 'default', 'bot']);

const seatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({
    kind: z.literal('person'),
    name: nameSchema,
    /** Null: gave the seat up during a game, or was sent away. */
    device: z.nullable(deviceField),
    standIn: standInField,
  }),
  z.object({ kind: z.literal('bot'), name: nameSchema, bot: z.string().check(z.maxLength(40)) }),
]);

const roomSchema = z.object({
  format: z.literal(ROOM_FORMAT),
  id: tableField,
  name: nameSchema,
  /** Counts the devices that were host of this table one after another; the highest is right. */
  epoch: z.int().check(z.minimum(0)),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** The app version that wrote it. */
  app: z.string().check(z.maxLength(20)),
  code: z.string().check(z.regex(/^[A-Z2-9]{4,8}$/)),
  key: hex(16),
  /** Where it listened: a restarted host tries to be found at the same place. */
  port: z.nullable(z.int().check(z.minimum(1), z.maximum(65_535))),
  choice: z.object({ game: z.string().check(z.maxLength(40)), options: z.record(z.string(), z.unknown()) }),
  dealer: z.enum(['seeded', 'physical']),
  flip: z.enum(['auto', 'by-hand']),
  locked: z.boolean(),
  guarded: z.boolean(),
  seats: z.array(seatSchema).check(z.minLength(1), z.maxLength(ROOM_LIMITS.seats)),
  /** The host's own device is not among them: it needs no token. */
  devices: z
    .array(
      z.object({
        id: deviceField,
        token: hex(16),
        leads: z.boolean(),
        /** Of its join: the same join once more is this device. */
        once: z.optional(nonceField),
        /** Its last commands that are done: sent again, even to a restarted host, they are not done twice. */
        done: z.optional(z.array(commandField).check(z.maxLength(KEPT_COMMANDS))),
      }),
    )
    .check(z.maxLength(MAX_DEVICES)),
  nextDevice: z.int().check(z.minimum(1)),
  /** The present or last game. */
  match: z.nullable(matchField),
  /** Moves of the present game that were made for somebody; `nth` as in Host.submit. */
  stoodIn: z.array(
    z.object({ seat: seatField, nth: z.int().check(z.minimum(0)), by: z.enum(['default', 'bot']) }),
  ),
  /** The next game: the host is bound to its secret, the other devices to their parts. */
  next: z.object({
    match: matchField,
    secret: hex(16),
    pledges: z.array(z.object({ device: deviceField, pledge: hex(32) })).check(z.maxLength(MAX_DEVICES)),
  }),
  /** A deck that was fixed beforehand, and how many games were played with it. */
  seed: z.nullable(z.string().check(z.maxLength(64))),
  played: z.int().check(z.minimum(0)),
});

export type RoomFacts = Omit<z.infer<typeof roomSchema>, 'format'>;
export type RoomSeat = RoomFacts['seats'][number];
export type RoomDevice = RoomFacts['devices'][number];

/** Of the host itself. */
export const OWN_DEVICE = '0';

export const ROOM_KEYS = 'room/';
export const roomKey = (id: string) => `${ROOM_KEYS}${id}`;

export const makeRoomText = (facts: RoomFacts): string => JSON.stringify({ format: ROOM_FORMAT, ...facts });

export type ParsedRoom =
  { readonly ok: true; readonly facts: RoomFacts } | { readonly ok: false; readonly fault: SaveFault };

export function parseRoom(text: string): ParsedRoom {
  if (text.length > MAX_CHARS) return { ok: false, fault: saveFault('bad-save', 'too large') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, fault: saveFault('bad-save', 'not JSON') };
  }
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'string' && ROOM_FORMATS.test(format) && format !== ROOM_FORMAT) {
    return { ok: false, fault: saveFault('newer-save', ROOM_FORMAT) };
  }
  const parsed = roomSchema.safeParse(json);
  if (!parsed.success) return { ok: false, fault: saveFault('bad-save', describeIssue(parsed.error.issues)) };
  const { format: _format, ...facts } = parsed.data;
  return { ok: true, facts };
}
