import * as z from 'zod/mini';

/** Where a page asks whether a table served it. */
export const WELL_KNOWN_PATH = '/.well-known/interchange';

/** What a table answers there. `lead` is only for a browser on the host's own computer. */
export const wellKnownSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  phase: z.enum(['lobby', 'play']),
  seats: z.int().check(z.minimum(0), z.maximum(100)),
  taken: z.int().check(z.minimum(0), z.maximum(100)),
  protocol: z.int().check(z.minimum(1)),
  /** Where other devices reach it, as `192.168.1.5:4600`; told together with `lead`. */
  addresses: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(16))),
  lead: z.optional(
    z.object({ code: z.string().check(z.maxLength(64)), key: z.string().check(z.maxLength(128)) }),
  ),
});

export type WellKnown = z.infer<typeof wellKnownSchema>;
