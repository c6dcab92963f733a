/** Pieces that several messages share. */
import * as z from 'zod/mini';

import { LIMITS } from './limits';

export const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));

/** 128 bits that were never used before. */
export const nonceField = hex(16);
export const tableField = hex(8);
export const matchField = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
/** A chain hash or a log's hash: the first 128 bits of a SHA-256. */
export const hashField = hex(16);
export const countField = z.int().check(z.minimum(0), z.maximum(50_000));
export const seatField = z.int().check(z.minimum(0), z.maximum(29));
/** Whose eyes a log is for. */
export const viewerField = z.union([seatField, z.literal('table')]);
/** Chosen by the guest, to match an answer with its question. */
export const commandField = z.string().check(z.minLength(1), z.maxLength(24));
export const appField = z.string().check(z.maxLength(20));
export const capabilitiesField = z.array(z.string().check(z.maxLength(20))).check(z.maxLength(16));

/** Who is still thinking, one bit for each seat; a draw that is due; the end. */
export const dueField = z.union([
  z.int().check(z.minimum(0), z.maximum(2 ** 30 - 1)),
  z.enum(['chance', 'over']),
]);
export type WireDue = z.infer<typeof dueField>;

/** Log entries without repetitions: see pack.ts. */
export const packedField = z.object({
  k: z.array(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(12))).check(z.maxLength(20)),
  d: z.array(z.array(z.unknown()).check(z.minLength(1), z.maxLength(12))).check(z.maxLength(LIMITS.entries)),
  p: z.array(countField).check(z.maxLength(2 * LIMITS.entries)),
  s: z.string().check(z.maxLength(3 * LIMITS.entries)),
});
export type Packed = z.infer<typeof packedField>;
