/** Saves that cannot be played are moved here with the reason and every byte, so that nothing is lost. */
import * as z from 'zod/mini';

import type { Storage } from './ports';
import { type SaveFault, saveKey, timeSchema } from './save';

const SET_ASIDE_KEYS = 'set-aside/';
const FORMAT = 'interchange-set-aside/1';

const setAsideSchema = z.object({
  format: z.literal(FORMAT),
  id: z.string(),
  at: timeSchema,
  seen: z.boolean(),
  fault: z.object({
    at: z.int(),
    refusal: z.object({
      code: z.string(),
      rule: z.string(),
      params: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
    }),
  }),
  text: z.string(),
});

export interface SetAside {
  readonly key: string;
  readonly id: string;
  /** When it was set aside, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the player was told. */
  readonly seen: boolean;
  readonly fault: SaveFault;
  /** What the save held, unchanged. */
  readonly text: string;
}

/** The copy is durable before the original goes; a crash in between finds the same copy again. */
export async function setAside(
  storage: Storage,
  entry: Omit<SetAside, 'key' | 'seen'>,
  from = saveKey(entry.id),
): Promise<SetAside> {
  const value = JSON.stringify({ format: FORMAT, seen: false, ...entry });
  for (let copy = 1; ; copy += 1) {
    const key = `${SET_ASIDE_KEYS}${entry.id}${copy === 1 ? '' : `~${copy}`}`;
    const mine = (await storage.replace(key, null, value)) || (await holdsText(storage, key, entry.text));
    if (!mine) continue;
    await storage.remove(from);
    return { key, seen: false, ...entry };
  }
}

async function holdsText(storage: Storage, key: string, text: string): Promise<boolean> {
  const held = parseSetAside(key, await storage.read(key));
  return held !== null && held.text === text;
}

export async function listSetAside(storage: Storage): Promise<readonly SetAside[]> {
  const keys = await storage.keys(SET_ASIDE_KEYS);
  const entries = await Promise.all(
    keys.map((key) =>
      storage.read(key).then(
        (text) => parseSetAside(key, text),
        () => null,
      ),
    ),
  );
  return entries.filter((entry) => entry !== null).sort((a, b) => b.at - a.at);
}

export async function markSeen(storage: Storage, entry: SetAside): Promise<SetAside> {
  const { key, ...rest } = entry;
  await storage.write(key, JSON.stringify({ format: FORMAT, ...rest, seen: true }));
  return { ...entry, seen: true };
}

function parseSetAside(key: string, text: string | null): SetAside | null {
  if (text === null) return null;
  try {
    const parsed = setAsideSchema.safeParse(JSON.parse(text));
    return parsed.success ? { key, ...parsed.data } : null;
  } catch {
    return null;
  }
}
