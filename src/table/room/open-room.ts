/** The ways a table comes to life on this device. */
import { findSave } from '../find-save';
import { Host } from '../host';
import { isFromLaterVersion } from '../judge';
import { partsOf } from '../open-table';
import type { Storage } from '../ports';
import { type SaveFault, saveFault, saveKey } from '../save';
import { type SetAside, setAside } from '../set-aside';
import { Book } from './book';
import { RoomCore, type RoomPorts } from './core';
import { newRoom, type RoomWish } from './new-room';
import { nextGame } from './next-game';
import { Room } from './room';
import { parseRoom, ROOM_KEYS, type RoomFacts, roomKey } from './room-save';

export type OpenedRoom =
  | { readonly ok: true; readonly room: Room }
  | { readonly ok: false; readonly reason: 'bad-choice' | 'missing' | 'not-saved' }
  | { readonly ok: false; readonly reason: 'left-alone'; readonly fault: SaveFault }
  | { readonly ok: false; readonly reason: 'set-aside'; readonly entry: SetAside };

export async function openRoom(ports: RoomPorts, wish: RoomWish): Promise<OpenedRoom> {
  const facts = await newRoom(ports, wish);
  if (facts === null) return { ok: false, reason: 'bad-choice' };
  const book = new Book(ports, facts, null);
  if (!(await book.write(facts))) return { ok: false, reason: 'not-saved' };
  return { ok: true, room: new Room(new RoomCore(ports, book)) };
}

/** The same table once more: the same code, seats, tokens, game, streams and next card. */
export async function resumeRoom(ports: RoomPorts, id: string): Promise<OpenedRoom> {
  const found = await findRoom(ports, id);
  if (!found.ok) return found;
  const game = await findGame(ports, found.facts);
  if (!game.ok) return game;
  const book = new Book(ports, found.facts, found.text);
  const unheardOf = saveKey(found.facts.next.match);
  try {
    // A start that was cut short: nobody was told of that game.
    if ((await ports.storage.read(unheardOf)) !== null) {
      await ports.storage.remove(unheardOf);
      const next = await nextGame(ports.entropy, found.facts.seed, found.facts.played);
      if (!(await book.write({ ...found.facts, next }))) return { ok: false, reason: 'not-saved' };
    }
  } catch {
    return { ok: false, reason: 'not-saved' };
  }
  const core = new RoomCore(ports, book);
  core.serve(game.host);
  return { ok: true, room: new Room(core) };
}

type NotOpened = Exclude<OpenedRoom, { readonly ok: true }>;
type FoundGame = { readonly ok: true; readonly host: Host | null } | NotOpened;

/**
 * No host when its save is lost: the table is back in the lobby. One that is there and cannot be read now, or by
 * this version, is not lost: a table that opened without it would begin another over it.
 */
async function findGame(ports: RoomPorts, { match, flip }: RoomFacts): Promise<FoundGame> {
  if (match === null) return { ok: true, host: null };
  const found = await findSave(ports, match);
  if (!found.ok) return found.reason === 'left-alone' ? found : { ok: true, host: null };
  const { game, save, text } = found;
  const saved = { text, at: save.updatedAt };
  const parts = partsOf(ports, save, { game, match: found.match, saved });
  return { ok: true, host: new Host({ ...parts, flip }) };
}

type FoundRoom = { readonly ok: true; readonly facts: RoomFacts; readonly text: string } | NotOpened;

async function findRoom({ storage, clock }: RoomPorts, id: string): Promise<FoundRoom> {
  let text: string | null;
  try {
    text = await storage.read(roomKey(id));
  } catch {
    return { ok: false, reason: 'left-alone', fault: saveFault('unreadable-save', id) };
  }
  if (text === null) return { ok: false, reason: 'missing' };
  const parsed = parseRoom(text);
  if (parsed.ok && parsed.facts.id === id) return { ok: true, facts: parsed.facts, text };
  const fault = parsed.ok ? saveFault('bad-save', 'id') : parsed.fault;
  if (isFromLaterVersion(fault)) return { ok: false, reason: 'left-alone', fault };
  try {
    const entry = await setAside(storage, { id: `room-${id}`, at: clock.now(), fault, text }, roomKey(id));
    return { ok: false, reason: 'set-aside', entry };
  } catch {
    return { ok: false, reason: 'left-alone', fault };
  }
}

/** A table that this device was host of and that was never closed. */
export interface RoomListing {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly match: string | null;
  readonly players: readonly string[];
  readonly port: number | null;
  readonly updatedAt: number;
}

/** The newest first. What cannot be read is left out here and judged by `resumeRoom`. */
export async function listRooms(storage: Storage): Promise<readonly RoomListing[]> {
  const keys = await storage.keys(ROOM_KEYS);
  const texts = await Promise.all(keys.map((key) => storage.read(key).catch(() => null)));
  return texts
    .flatMap((text) => {
      const parsed = text === null ? null : parseRoom(text);
      return parsed?.ok === true ? [listingOf(parsed.facts)] : [];
    })
    .sort((a, b) => b.updatedAt - a.updatedAt);
}

function listingOf({ id, name, choice, match, seats, port, updatedAt }: RoomFacts): RoomListing {
  const players = seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  return { id, name, game: choice.game, match, players, port, updatedAt };
}
