/** The table of the last time, when it can go on; else a new one. */
import * as z from 'zod/mini';
import { type OpenedRoom, openRoom, resumeRoom } from '../../src/table/room/open-room';
import type { Room } from '../../src/table/room/room';
import type { Storage } from '../../src/table/ports';
import { appVersion, NODE_PORTS } from './node-ports';
import type { TableArguments } from './table-arguments';

export interface FoundRoom {
  readonly room: Room;
  readonly resumed: boolean;
}

const KEPT = 'server/last';
const keptSchema = z.object({ id: z.string(), wish: z.string(), at: z.number() });

/** Null for what is damaged, too: then there is a new table, and the old one is still on the disk. */
function readKept(text: string): z.infer<typeof keptSchema> | null {
  try {
    const kept = keptSchema.safeParse(JSON.parse(text));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** Nobody comes back to a table of yesterday; whoever named a folder may. */
const FRESH_MS = 12 * 60 * 60_000;

export type TableWish = Pick<
  TableArguments,
  'name' | 'code' | 'map' | 'edition' | 'seats' | 'bots' | 'seed' | 'data' | 'fresh'
> & {
  /** Whether a table whose game is over goes on, for a rematch. */
  readonly stays: boolean;
};

/** What makes it the same table. */
const wishOf = ({ name, code, map, edition, seats, bots, seed }: TableWish): string =>
  JSON.stringify({ name, code, map, edition, seats, bots, seed });

/** A table that is there, and that somebody may come back to, is not quietly replaced by another. */
function gone(opened: Extract<OpenedRoom, { ok: false }>): null {
  if (opened.reason !== 'left-alone' && opened.reason !== 'not-saved') return null;
  const why = opened.reason === 'left-alone' ? opened.fault.refusal.code : opened.reason;
  throw new Error(`The table of the last time could not be opened and is kept as it is: ${why}.`);
}

async function lastRoom(storage: Storage, wanted: TableWish): Promise<Room | null> {
  const text = await storage.read(KEPT);
  const kept = text === null || wanted.fresh ? null : readKept(text);
  if (kept?.wish !== wishOf(wanted)) return null;
  const { id, at } = kept;
  if (wanted.data === null && NODE_PORTS.clock.now() - at > FRESH_MS) return null;
  const opened = await resumeRoom({ ...NODE_PORTS, storage }, id);
  if (!opened.ok) return gone(opened);
  return wanted.stays || opened.room.room().phase !== 'over' ? opened.room : null;
}

async function newRoom(storage: Storage, wanted: TableWish): Promise<Room> {
  const { name, map, edition, seats, bots } = wanted;
  const opened = await openRoom(
    { ...NODE_PORTS, storage },
    {
      ...{ name, seats, app: appVersion() },
      choice: { game: 'metro-x', options: { map, edition } },
      code: wanted.code ?? undefined,
      seed: wanted.seed ?? undefined,
    },
  );
  if (!opened.ok) throw new Error(`The table could not be opened: ${opened.reason}.`);
  const { room } = opened;
  for (let seat = seats - bots; seat < seats; seat += 1) {
    const answer = await room.command({ type: 'add-bot', seat, bot: 'greedy' });
    if (!answer.ok) throw new Error(`No bot could sit down: ${answer.reason}.`);
  }
  const kept = { id: room.id, wish: wishOf(wanted), at: NODE_PORTS.clock.now() };
  await storage.write(KEPT, JSON.stringify(kept));
  return room;
}

export async function findRoom(storage: Storage, wanted: TableWish): Promise<FoundRoom> {
  const last = await lastRoom(storage, wanted);
  return last === null
    ? { room: await newRoom(storage, wanted), resumed: false }
    : { room: last, resumed: true };
}
