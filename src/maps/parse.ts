/** The door for map files from outside: only what passes here is a MetroXMap. */
import { fault, type MapFault } from './faults';
import { mapSchema, type MetroXMap } from './schema';
import { structureFaults } from './structure';

export type ParsedMap =
  | { readonly ok: true; readonly map: MetroXMap }
  | { readonly ok: false; readonly faults: readonly MapFault[] };

export const parseMap = (json: unknown): ParsedMap => {
  const parsed = mapSchema.safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ message, path }) =>
      fault('malformed', { detail: message, path: path.map(String).join('.') || 'the top' }),
    );
    return { ok: false, faults };
  }
  const faults = structureFaults(parsed.data);
  return faults.length === 0 ? { ok: true, map: parsed.data } : { ok: false, faults };
};
