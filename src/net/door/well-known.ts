import { z } from 'zod';

/** Where a page asks whether a table served it. */
export const WELL_KNOWN_PATH = '/.well-known/interchange';

/** What a table answers there. `lead` is only for a browser on the host's own computer. */
export const wellKnownSchema = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  name: z.string().min(1).max(120),
  phase: z.enum(['lobby', 'play']),
  seats: z.number().int().min(0).max(100),
  taken: z.number().int().min(0).max(100),
  protocol: z.number().int().min(1),
  /** Where other devices reach it, as `192.168.1.5:4600`; told together with `lead`. */
  addresses: z.array(z.string().max(64)).max(16).optional(),
  lead: z.object({ code: z.string().max(64), key: z.string().max(128) }).optional(),
});

export type WellKnown = z.infer<typeof wellKnownSchema>;
