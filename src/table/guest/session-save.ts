/** What a guest's device keeps of a table: enough to be back in its seat, with its board, after a restart. */
import * as z from 'zod/mini';

import type { GameEvent, Seat } from '@/engine/game';
import { RECORD_LIMITS } from '@/engine/record';

import type { Address } from '../net-ports';
import type { Storage } from '../ports';
import { nameSchema, ROOM_LIMITS } from '../room/room-view';
import { timeSchema } from '../save';
import type { StreamEntry, Viewer } from '../seat-log';
import { hashField, hex, seatField, tableField, viewerField } from '../wire/fields';
import { type Begin, beginSchema } from './begin';
import { type KeptParts, partsSchema } from './own-parts';

const FORMAT = 'interchange-guest/1';
const KEYS = 'guest/';
const keyOf = (table: string) => `${KEYS}${table}`;
/** Room for the largest log, once for each seat of a passed phone that is ever likely. */
const MAX_CHARS = 2 * RECORD_LIMITS.chars;

const addressSchema = z.object({
  host: z.string().check(z.minLength(1), z.maxLength(253)),
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
});

/** Events are not looked into here: the rules are asked for each one. */
const entrySchema = z.tuple([z.int(), z.custom<GameEvent>()]);

const gameSchema = z.object({
  begin: beginSchema,
  logs: z
    .array(
      z.object({
        viewer: viewerField,
        /** Of the chain. Nothing here is trusted: the chain and the rules are asked again. */
        hash: hashField,
        entries: z.array(entrySchema).check(z.maxLength(RECORD_LIMITS.events)),
      }),
    )
    .check(z.maxLength(ROOM_LIMITS.seats + 1)),
  over: z.nullable(z.object({ secret: z.nullable(hex(16)), log: hashField })),
});

const sessionSchema = z.object({
  format: z.literal(FORMAT),
  table: tableField,
  /** Of the table. */
  name: z.string().check(z.maxLength(ROOM_LIMITS.name)),
  /** The last good one first. */
  addresses: z.array(addressSchema).check(z.maxLength(16)),
  device: z.string().check(z.maxLength(8)),
  token: hex(16),
  seats: z.array(seatField).check(z.maxLength(ROOM_LIMITS.seats)),
  /** Whose name this device joined with; null: a screen for everybody. */
  player: z.nullable(nameSchema),
  updatedAt: timeSchema,
  parts: partsSchema,
  game: z.nullable(gameSchema),
  /** The one before, when this device has not heard how it ended. */
  former: z.nullable(gameSchema),
  /** This device has left, and the table does not know it yet: farewell.ts. */
  leaving: z.optional(z.literal(true)),
});

type Parsed = z.infer<typeof sessionSchema>;
export interface KeptGame {
  readonly begin: Begin;
  readonly logs: readonly {
    readonly viewer: Viewer;
    readonly hash: string;
    readonly entries: readonly StreamEntry[];
  }[];
  readonly over: { readonly secret: string | null; readonly log: string } | null;
}
export interface Session extends Readonly<
  Omit<Parsed, 'format' | 'game' | 'former' | 'addresses' | 'seats' | 'parts'>
> {
  readonly addresses: readonly Address[];
  readonly seats: readonly Seat[];
  readonly parts: KeptParts;
  readonly game: KeptGame | null;
  readonly former: KeptGame | null;
}

/** Null for what cannot be gone on with: nobody is helped by a session that is half known. */
export function parseSession(text: string): Session | null {
  if (text.length > MAX_CHARS) return null;
  try {
    const parsed = sessionSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export const makeSessionText = (session: Session): string => JSON.stringify({ format: FORMAT, ...session });

export async function readSession(storage: Storage, table: string): Promise<Session | null> {
  // As if nothing was kept: the guest joins anew, like anybody.
  const text = await storage.read(keyOf(table)).catch(() => null);
  const session = text === null ? null : parseSession(text);
  return session?.table === table ? session : null;
}

/** The last table first; none that this device has left. */
export async function listSessions(storage: Storage): Promise<readonly Session[]> {
  const sessions = await readAll(storage);
  return sessions.filter(({ leaving }) => leaving === undefined).sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Those that have left and could not say so. */
export async function listLeaving(storage: Storage): Promise<readonly Session[]> {
  const sessions = await readAll(storage);
  return sessions.filter(({ leaving }) => leaving === true);
}

async function readAll(storage: Storage): Promise<readonly Session[]> {
  const keys = await storage.keys(KEYS);
  const sessions = await Promise.all(keys.map((key) => readSession(storage, key.slice(KEYS.length))));
  return sessions.filter((session) => session !== null);
}

/** Who comes to a table that it left is not leaving any more. */
export async function returnTo(storage: Storage, table: string): Promise<Session | null> {
  const session = await readSession(storage, table);
  if (session?.leaving === undefined) return session;
  const { leaving: _leaving, ...back } = session;
  await storage.write(keyOf(table), makeSessionText(back));
  return back;
}

export async function forgetSession(storage: Storage, table: string): Promise<void> {
  await storage.remove(keyOf(table));
}

/** Writes one version after another; versions that were overtaken while the disk was busy are left out. */
export class SessionKeeper {
  readonly #storage: Storage;
  #next: { readonly session: Session; readonly done: Promise<void> } | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #isForgotten = false;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Resolves when this version, or a later one, is durable; rejects when the storage failed. */
  keep(session: Session): Promise<void> {
    if (this.#isForgotten) return Promise.resolve();
    if (this.#next !== null) {
      this.#next = { session, done: this.#next.done };
      return this.#next.done;
    }
    const done = this.#last.then(() => {
      const latest = this.#next?.session ?? session;
      this.#next = null;
      if (this.#isForgotten) return undefined;
      return this.#storage.write(keyOf(latest.table), makeSessionText(latest));
    });
    this.#next = { session, done };
    // Only the order: who asked gets `done`, with what went wrong.
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Nothing is written any more after it. */
  async forget(table: string): Promise<void> {
    this.#isForgotten = true;
    await this.#last;
    await forgetSession(this.#storage, table);
  }

  /** The last version: nothing is written any more after it. */
  async close(session: Session): Promise<void> {
    this.#isForgotten = true;
    await this.#last;
    await this.#storage.write(keyOf(session.table), makeSessionText(session));
  }

  /** When everything that was asked for is done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
