/** How a match began, as the host told it and as the device keeps it. */
import * as z from 'zod/mini';

import { timeSchema } from '../save';
import { matchField } from '../wire/fields';
import { dealingSchema, type ToGuest } from '../wire/to-guest';

export type Begin = Omit<Extract<ToGuest, { t: 'begin' }>, 't'>;

export const beginSchema: z.ZodMiniType<Begin> = z.object({
  match: matchField,
  game: z.string().check(z.maxLength(40)),
  options: z.record(z.string(), z.unknown()),
  names: z.array(z.string().check(z.maxLength(24))).check(z.maxLength(30)),
  startedAt: timeSchema,
  dealing: dealingSchema,
});
