/** What everybody at a table may know of it, beside the game itself. Goes over the wire, without the defaults. */
import * as z from 'zod/mini';

import type { Seat } from '@/engine/game';

export const ROOM_LIMITS = { seats: 30, name: 24, watchers: 100 } as const;

/**
 * Shown names: no control characters, no line breaks, nothing at the ends. Invisible marks, as they come
 * along with a pasted name, are dropped rather than refused; the two joiners stay, for emoji of several
 * parts and for Persian and Indic names are written with them.
 */
export const nameSchema = z.string().check(
  z.overwrite((name) => name.replace(/(?![\u200c\u200d])\p{Cf}/gu, '')),
  z.trim(),
  z.minLength(1),
  z.maxLength(ROOM_LIMITS.name),
  z.regex(/^(?=.*[^\u200c\u200d])[^\p{Cc}\p{Zl}\p{Zp}]*$/u),
);

/** A person's device (the host's own is '0'), a bot, or nobody yet. */
const seatViewSchema = z.object({
  kind: z._default(z.enum(['open', 'person', 'bot']), 'person'),
  name: z.string().check(z.maxLength(ROOM_LIMITS.name)),
  /** Seats with the same one are passed from hand to hand; '' for an open seat or a bot. */
  device: z.string().check(z.maxLength(8)),
  /** Away: its device is not connected. */
  away: z._default(z.boolean(), false),
  /** What happens while it is away. */
  standIn: z._default(z.enum(['wait', 'default', 'bot']), 'wait'),
  /** Moves of the present game that were made for it. */
  stoodIn: z._default(z.int().check(z.minimum(0)), 0),
});

export const roomViewSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: nameSchema,
  epoch: z.int().check(z.minimum(0)),
  phase: z.enum(['lobby', 'play', 'over']),
  /** Of the present or the next game. Proven by the game's own schema, not here. */
  choice: z.object({ game: z.string().check(z.maxLength(40)), options: z.record(z.string(), z.unknown()) }),
  seats: z.array(seatViewSchema).check(z.maxLength(ROOM_LIMITS.seats)),
  /** The present game, once it began: its save, its log, its board have this id. */
  match: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,64}$/))),
  dealer: z.enum(['seeded', 'physical']),
  flip: z.enum(['auto', 'by-hand']),
  locked: z.boolean(),
  /** Too many wrong codes: nobody new gets in before somebody at the host says so. */
  guarded: z.boolean(),
  watchers: z.int().check(z.minimum(0)),
});

export type RoomView = z.infer<typeof roomViewSchema>;
export type SeatView = RoomView['seats'][number];
export type StandIn = SeatView['standIn'];

/** What only who leads the table may know. */
export interface RoomSecrets {
  /** Four characters, to be said aloud. */
  readonly code: string;
  /** 128 bits in hex, for QR codes and links. */
  readonly key: string;
}

export const seatsOfDevice = (room: RoomView, device: string): readonly Seat[] =>
  room.seats.flatMap((seat, index) => (seat.kind === 'person' && seat.device === device ? [index] : []));
