/** The public format of a match, as the app exports and imports it and the referee judges it. */
import * as z from 'zod/mini';
import type { GameEvent, Refusal } from './game';
import type { Log } from './log';
import { kernelRefusal } from './refusals';
import { describeIssue } from './schema';

export const RECORD_FORMAT = 'interchange/1';

/** A record comes from anywhere; these bounds keep a hostile one from filling the memory of a phone. */
export const RECORD_LIMITS = { chars: 4_000_000, events: 50_000, seats: 30 } as const;

/** Fields that are not named here are kept: a live game adds its proof, the app the players' names. */
export const recordSchema = z.looseObject({
  format: z.literal(RECORD_FORMAT),
  game: z.string().check(z.minLength(1), z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(RECORD_LIMITS.seats)),
  options: z.record(z.string(), z.unknown()),
  // Not looked into here: a replay names the first bad event by its index.
  events: z.array(z.custom<GameEvent>()).check(z.maxLength(RECORD_LIMITS.events)),
});

/** Of the right form; whether its game accepts it only a replay can tell. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** Unproven until a replay has parsed each one. */
  readonly events: readonly GameEvent[];
  /** Of a finished game whose shuffle several devices had a part in: what its cards can be checked with. */
  readonly proof?: unknown;
}

export type ParsedRecord =
  { readonly ok: true; readonly record: GameRecord } | { readonly ok: false; readonly refusal: Refusal };

const fault = (refusal: Refusal): ParsedRecord => ({ ok: false, refusal });

export function parseRecord(value: unknown): ParsedRecord {
  const format =
    typeof value === 'object' && value !== null ? (value as { format?: unknown }).format : undefined;
  if (format !== RECORD_FORMAT) return fault(kernelRefusal('unknown-format', { expected: RECORD_FORMAT }));
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  return fault(kernelRefusal('bad-record', { why: describeIssue(parsed.error.issues) }));
}

export function readRecord(text: string): ParsedRecord {
  if (text.length > RECORD_LIMITS.chars)
    return fault(kernelRefusal('too-large', { most: RECORD_LIMITS.chars }));
  try {
    return parseRecord(JSON.parse(text));
  } catch {
    return fault(kernelRefusal('bad-json'));
  }
}

export function makeRecord(game: string, log: Log<object, GameEvent>): GameRecord {
  const { seats, options, events } = log;
  return { format: RECORD_FORMAT, game, seats, options: { ...options }, events };
}
