/** Saves as they lie in the storage, each judged on its own: a bad one costs no other. */
import { isFromLaterVersion, judgeSave, type JudgedSave } from './judge';
import type { GameShelf } from './match';
import type { Clock, Storage } from './ports';
import { parseSave, type Save, SAVE_KEYS, type SaveFault, saveFault, saveKey } from './save';
import { listSetAside, type SetAside, setAside } from './set-aside';

export interface ShelfPorts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly games: GameShelf;
}

export type NotFound =
  | { readonly ok: false; readonly reason: 'missing' }
  | { readonly ok: false; readonly reason: 'left-alone'; readonly fault: SaveFault }
  | { readonly ok: false; readonly reason: 'set-aside'; readonly entry: SetAside };

export type FoundSave = (Extract<JudgedSave, { ok: true }> & { readonly text: string }) | NotFound;

/** A save replayed to its last event, or set aside. */
export async function findSave(ports: ShelfPorts, id: string): Promise<FoundSave> {
  const text = await readSave(ports.storage, id);
  if (typeof text !== 'string') return text;
  const judged = ownId(judgeSave(ports.games, text), id);
  return judged.ok ? { ...judged, text } : putAway(ports, { id, text, fault: judged.fault });
}

export interface Shelf {
  readonly saves: readonly Save[];
  readonly leftAlone: readonly { readonly id: string; readonly fault: SaveFault }[];
  /** Everything that was ever set aside and not thrown away, the newest first. */
  readonly setAside: readonly SetAside[];
}

/** Open games are replayed, so that *Continue* keeps its promise; finished ones when they are looked at. */
export async function readShelf(ports: ShelfPorts): Promise<Shelf> {
  const keys = await ports.storage.keys(SAVE_KEYS);
  const found = await Promise.all(keys.map((key) => findOnShelf(ports, key.slice(SAVE_KEYS.length))));
  return {
    saves: found.flatMap((one) => (one.ok ? [one.save] : [])),
    leftAlone: found.flatMap((one) =>
      !one.ok && one.reason === 'left-alone' ? [{ id: one.id, fault: one.fault }] : [],
    ),
    setAside: await listSetAside(ports.storage),
  };
}

type OnShelf = { readonly ok: true; readonly save: Save } | (NotFound & { readonly id: string });

async function findOnShelf(ports: ShelfPorts, id: string): Promise<OnShelf> {
  const text = await readSave(ports.storage, id);
  if (typeof text !== 'string') return { ...text, id };
  const parsed = parseSave(text);
  const checked = ownId(parsed.ok && !parsed.save.progress.over ? judgeSave(ports.games, text) : parsed, id);
  if (checked.ok) return { ok: true, save: checked.save };
  return { ...(await putAway(ports, { id, text, fault: checked.fault })), id };
}

/** A save under another's name would be written back over that one. */
function ownId<Read extends { readonly ok: true; readonly save: Save } | { readonly ok: false }>(
  read: Read,
  id: string,
): Read | { readonly ok: false; readonly fault: SaveFault } {
  return read.ok && read.save.id !== id ? { ok: false, fault: saveFault('bad-save', 'id') } : read;
}

async function readSave(storage: Storage, id: string): Promise<string | NotFound> {
  try {
    return (await storage.read(saveKey(id))) ?? { ok: false, reason: 'missing' };
  } catch {
    return { ok: false, reason: 'left-alone', fault: saveFault('unreadable-save', id) };
  }
}

async function putAway(
  { storage, clock }: ShelfPorts,
  { id, text, fault }: { readonly id: string; readonly text: string; readonly fault: SaveFault },
): Promise<NotFound> {
  if (isFromLaterVersion(fault)) return { ok: false, reason: 'left-alone', fault };
  try {
    const entry = await setAside(storage, { id, at: clock.now(), fault, text });
    return { ok: false, reason: 'set-aside', entry };
  } catch {
    return { ok: false, reason: 'left-alone', fault };
  }
}
