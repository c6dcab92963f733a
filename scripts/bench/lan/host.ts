/** The process of the bench that is the table: a real port, a real disk. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { botOf } from '../../../src/bots/catalog';
import { nodeServer } from '../../../src/net/node/node-server';
import { movesOf } from '../../../src/table/match';
import type { Listening } from '../../../src/table/net-ports';
import type { Storage } from '../../../src/table/ports';
import { openRoom } from '../../../src/table/room/open-room';
import { Playing } from '../../../src/table/room/playing';
import type { Room } from '../../../src/table/room/room';
import { Door } from '../../../src/table/secure/door';
import { BOX_BYTES } from '../../../src/table/secure/box';
import { encodeMessage } from '../../../src/table/wire/codec';
import { LIMITS } from '../../../src/table/wire/limits';
import { type FileStorage, openFileStorage } from '../../table/file-storage';
import { appVersion, NODE_PORTS } from '../../table/node-ports';
import { BareHost } from './bare';
import { answerWith, now } from './talk';

const CHOICE = { game: 'metro-x', options: { map: 'metro-city', edition: 'gamewright' } } as const;
/** Longer than news of who is still thinking may wait: nobody works when a measurement begins. */
const CALM_MS = 230;

/** A card, from the host's closing move to the first byte that may go out. */
export interface Flip {
  readonly match: string;
  readonly card: number;
  readonly submitted: number;
  readonly written: number;
}

export interface PlayWish {
  /** Bytes of the yardstick's rounds, one after each card; 0 for none. */
  readonly bare: number;
  /** Games without a pause between cards: nothing is measured but memory. */
  readonly fast?: boolean;
}

interface Table {
  readonly room: Room;
  readonly listening: Listening;
  readonly storage: FileStorage;
  readonly folder: string;
  readonly bare: BareHost;
  writtenAt: number;
}

let table: Table | null = null;
const here = (): Table => table!;

/** Notes when a game's text was on the disk. */
function timed(storage: Storage): Storage {
  return {
    ...storage,
    replace: async (key, expected, value) => {
      const done = await storage.replace(key, expected, value);
      if (key.startsWith('game/') && table !== null) table.writtenAt = now();
      return done;
    },
  };
}

async function open({ seats }: { readonly seats: number }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'interchange-bench-'));
  const storage = await openFileStorage(folder);
  const wish = {
    name: 'Kitchen',
    choice: CHOICE,
    seats,
    app: appVersion(),
    code: 'ABCD',
    hostPlays: ['Host'],
  };
  const opened = await openRoom({ ...NODE_PORTS, storage: timed(storage) }, wish);
  if (!opened.ok) throw new Error(opened.reason);
  const { room } = opened;
  const door = new Door(room.household, NODE_PORTS, appVersion());
  const server = nodeServer({ timers: NODE_PORTS.timers, host: '127.0.0.1' });
  const listening = await server.listen(0, LIMITS.toHost, (connection) => door.admit(connection));
  const bare = new BareHost();
  const barePort = await bare.listen();
  table = { room, listening, storage, folder, bare, writtenAt: 0 };
  return { port: listening.port, code: room.secrets().code, barePort };
}

/** Resolves when nobody but the host is due, or the game is over. */
function hostIsDue(room: Room): Promise<'due' | 'over'> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const due = room.host!.due();
      const isDue = due.kind === 'seats' && due.seats.length === 1 && due.seats[0] === 0;
      if (!isDue && due.kind !== 'over') return false;
      leave();
      resolve(isDue ? 'due' : 'over');
      return true;
    };
    const leave = room.subscribe(look);
    look();
  });
}

async function close(room: Room): Promise<Flip | null> {
  const host = room.host!;
  const move = botOf('metro-x', 'greedy')!.choose(host.view(0), 0);
  const submitted = now();
  const answer = await host.submit(0, move, movesOf(host.game, host.events, 0).length);
  if (!answer.ok) throw new Error(answer.reason);
  const card = host.events.filter(({ type }) => host.game.chanceTypes.includes(type)).length;
  const written = here().writtenAt;
  return host.due().kind === 'over' ? null : { match: host.header.id, card, submitted, written };
}

async function play({ bare, fast = false }: PlayWish) {
  const { room, bare: yardstick } = here();
  const begun = await room.command({ type: room.room().phase === 'lobby' ? 'start' : 'rematch' });
  if (!begun.ok) throw new Error(begun.reason);
  const flips: Flip[] = [];
  const rounds: number[] = [];
  while ((await hostIsDue(room)) === 'due') {
    if (!fast) await pause(CALM_MS);
    if (bare > 0) rounds.push(await yardstick.round(bare));
    const flip = await close(room);
    if (flip !== null) flips.push(flip);
  }
  return { flips, rounds, echoes: yardstick.echoes.splice(0), events: room.host!.events.length };
}

/** Bytes on the wire of the whole log for one seat, as it is told to a copy that does not fit. */
function snapshot(): number {
  const playing = new Playing(here().room.host!);
  const messages = playing.answerSync(0, 0, '0'.repeat(32));
  return messages.reduce((sum, message) => sum + encodeMessage(message).length + BOX_BYTES + 4, 0);
}

answerWith({
  open,
  play,
  snapshot,
  rename: (name: string) => here().room.command({ type: 'rename', name }),
  heap: () => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  },
  close: async () => {
    const { room, listening, storage, folder, bare } = here();
    room.pause();
    bare.close();
    await listening.close();
    await storage.close();
    await rm(folder, { recursive: true, force: true });
    table = null;
  },
});
