/** The save file of a table: the public record and what only the host may know. */
import * as z from 'zod/mini';

import type { Refusal } from '@/engine/game';
import { type GameRecord, RECORD_LIMITS, recordSchema } from '@/engine/record';
import { describeIssue } from '@/engine/schema';

const SAVE_FORMAT = 'interchange-save/1';
const SAVE_FORMATS = /^interchange-save\/\d+$/;
/** Room for the largest record and what a save adds to it. */
const MAX_CHARS = RECORD_LIMITS.chars + 100_000;

/** The widest span that a Date can name: anything beyond would throw where a date is shown. */
const MOST_MILLISECONDS = 8.64e15;
/** Milliseconds since 1970. */
export const timeSchema = z.number().check(z.minimum(0), z.maximum(MOST_MILLISECONDS));

const perSeat = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(RECORD_LIMITS.seats));

const progressSchema = z.object({
  /** Draws made so far: in a game that flips one card a turn, its turns. */
  draws: z.int().check(z.minimum(0)),
  scores: perSeat(z.catchall(z.object({ total: z.number() }), z.number())),
  over: z.boolean(),
  winners: perSeat(z.int()),
});

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const deviceSchema = z.string().check(z.maxLength(8));

const dealerSchema = z.discriminatedUnion('kind', [
  /** This device's own shuffle. */
  z.object({
    kind: z.literal('seeded'),
    seed: hex(16),
    commitment: z.nullable(z.string().check(z.maxLength(200))),
  }),
  /** A shuffle that others had a part in, see dealing.ts. */
  z.object({
    kind: z.literal('committed'),
    secret: hex(16),
    commitment: hex(32),
    mix: z.array(z.object({ device: deviceSchema, nonce: hex(16) })).check(z.maxLength(131)),
    fixed: z.optional(z.literal(true)),
    /** It was mixed again without somebody who did not open their part, or instead of a game that was given up. */
    redrawn: z.optional(z.literal(true)),
  }),
  z.object({ kind: z.literal('physical') }),
  /** Another device is the authority; this is what some of its seats know of the game. */
  z.object({
    kind: z.literal('elsewhere'),
    device: deviceSchema,
    /** This device's own; none for a screen that everybody looks at. */
    seats: perSeat(z.int()),
  }),
]);

const saveSchema = z.object({
  format: z.literal(SAVE_FORMAT),
  id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  startedAt: timeSchema,
  updatedAt: timeSchema,
  names: perSeat(z.string().check(z.maxLength(60))),
  dealer: dealerSchema,
  /** The table it is or was played at; not there for a game of one device alone. */
  room: z.optional(hex(8)),
  /** The seats of the device that leads that table; the guests' saves have theirs beside the dealer. */
  own: z.optional(perSeat(z.int())),
  progress: progressSchema,
  record: recordSchema,
});

/** How the match stands, so that a shelf can be shown without replaying every game on it. */
export type Progress = z.infer<typeof progressSchema>;
/** Never leaves the host before the game is over. */
export type DealerSecret = z.infer<typeof dealerSchema>;

/** What stays the same from the first card to the last. */
export interface SaveHeader {
  readonly id: string;
  readonly startedAt: number;
  readonly names: readonly string[];
  readonly dealer: DealerSecret;
  readonly room?: string | undefined;
  readonly own?: readonly number[] | undefined;
}

/** The seats of this device: from the first of them it looks at the game. None where it only watched, or played alone. */
export const ownSeatsOf = ({ dealer, own = [] }: Pick<SaveHeader, 'dealer' | 'own'>): readonly number[] =>
  dealer.kind === 'elsewhere' ? dealer.seats : own;

export interface Save extends SaveHeader {
  readonly updatedAt: number;
  readonly progress: Progress;
  readonly record: GameRecord;
}

/** Why a save cannot be played: the rules' own refusal at an event, or SV-1 to SV-3 at -1. */
export interface SaveFault {
  readonly at: number;
  readonly refusal: Refusal;
}

const SAVE_RULES = {
  /** A save is JSON, and not endless. */
  'bad-save': 'SV-1',
  /** What a later version wrote is not damaged, and not ours to touch. */
  'newer-save': 'SV-2',
  /** The storage could not hand it out. */
  'unreadable-save': 'SV-3',
} as const;

export type SaveFaultCode = keyof typeof SAVE_RULES;

export function saveFault(code: SaveFaultCode, why: string): SaveFault {
  return { at: -1, refusal: { code, rule: SAVE_RULES[code], params: { why } } };
}

export type ParsedSave =
  { readonly ok: true; readonly save: Save } | { readonly ok: false; readonly fault: SaveFault };

export const SAVE_KEYS = 'game/';
export const saveKey = (id: string) => `${SAVE_KEYS}${id}`;

export function makeSaveText(save: Save): string {
  return JSON.stringify({ format: SAVE_FORMAT, ...save });
}

export function parseSave(text: string): ParsedSave {
  if (text.length > MAX_CHARS) return { ok: false, fault: saveFault('bad-save', 'too large') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, fault: saveFault('bad-save', 'not JSON') };
  }
  if (isNewer(json)) return { ok: false, fault: saveFault('newer-save', SAVE_FORMAT) };
  const parsed = saveSchema.safeParse(json);
  if (parsed.success) return { ok: true, save: parsed.data };
  return { ok: false, fault: saveFault('bad-save', describeIssue(parsed.error.issues)) };
}

function isNewer(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  const { format } = json as { format?: unknown };
  return typeof format === 'string' && SAVE_FORMATS.test(format) && format !== SAVE_FORMAT;
}
