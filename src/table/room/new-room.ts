/** The facts of a table that nobody has come to yet. */
import type { GameChoice } from '../choice';
import { CODE_LETTERS, isCode } from '../join-code';
import type { RoomPorts } from './core';
import { nextGame } from './next-game';
import { OWN_DEVICE, type RoomFacts, type RoomSeat } from './room-save';
import { nameSchema, ROOM_LIMITS } from './room-view';
import { OPEN_SEAT } from './roster';

export interface RoomWish {
  readonly name: string;
  readonly choice: GameChoice;
  readonly seats: number;
  /** The app's version. */
  readonly app: string;
  /** Four to eight of the letters that codes are made of; made up when left out. */
  readonly code?: string | undefined;
  /** Fixes the deck: everybody is told that it was. */
  readonly seed?: string | undefined;
  /** The people who play at this device, in this order. */
  readonly hostPlays?: readonly string[] | undefined;
}

/** Null for a wish that cannot be fulfilled. */
export async function newRoom(ports: RoomPorts, wish: RoomWish): Promise<RoomFacts | null> {
  const { entropy, clock, games } = ports;
  const options = games(wish.choice.game)?.schemas.options.safeParse(wish.choice.options);
  const name = nameSchema.safeParse(wish.name);
  const seats = seatsFor(wish);
  const code = wish.code?.toUpperCase() ?? (await makeCode(ports));
  if (options?.success !== true || !name.success || seats === null || !isCode(code)) return null;
  const [id, key] = await Promise.all([entropy.hex(8), entropy.hex(16)]);
  const now = clock.now();
  const seed = wish.seed ?? null;
  return {
    id,
    name: name.data,
    epoch: 0,
    createdAt: now,
    updatedAt: now,
    app: wish.app,
    code,
    key,
    port: null,
    choice: { game: wish.choice.game, options: options.data as Record<string, unknown> },
    dealer: 'seeded',
    flip: 'auto',
    locked: false,
    guarded: false,
    seats,
    devices: [],
    nextDevice: 1,
    match: null,
    stoodIn: [],
    next: await nextGame(entropy, seed, 0),
    seed,
    played: 0,
  };
}

function seatsFor({ seats, hostPlays = [] }: RoomWish): RoomSeat[] | null {
  const length = Math.max(seats, hostPlays.length);
  if (!Number.isInteger(length) || length < 1 || length > ROOM_LIMITS.seats) return null;
  const people: RoomSeat[] = [];
  for (const player of hostPlays) {
    const name = nameSchema.safeParse(player);
    if (!name.success) return null;
    people.push({ kind: 'person', name: name.data, device: OWN_DEVICE, standIn: 'wait' });
  }
  return Array.from({ length }, (_, index) => people[index] ?? OPEN_SEAT);
}

async function makeCode({ entropy }: RoomPorts): Promise<string> {
  const bytes = await entropy.hex(4);
  const letters = CODE_LETTERS.length;
  return [0, 2, 4, 6]
    .map((at) => CODE_LETTERS[Number.parseInt(bytes.slice(at, at + 2), 16) % letters])
    .join('');
}
