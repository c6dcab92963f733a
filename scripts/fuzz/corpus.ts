/** What real sessions said, in both directions: the ground that mutations are made on. */
import type { RoomCommand } from '../../src/table/room/room-command';
import { makeMemoryStorage } from '../../src/table/memory-storage';
import type { Storage } from '../../src/table/ports';
import { probeTable } from '../../src/table/secure/greet';
import { seededEntropy } from './chance';
import type { HostLine, Household } from '../../src/table/wire/lines';
import { FrameDecoder } from '../../src/table/wire/frames';
import { LIMITS } from '../../src/table/wire/limits';
import type { Packed } from '../../src/table/wire/fields';
import { lean } from '../../src/table/wire/lean';
import { unpack } from '../../src/table/wire/pack';
import { Findings } from './findings';
import { APP, Kitchen } from './kitchen';
import type { Message } from './mutate-message';
import { HOST, Player } from './player';
import type { WireEnd } from './wires';

export interface Corpus {
  /** Every payload as it was on the wire, of greetings and sealed ones, of other sessions than the one attacked. */
  readonly toHostRaw: readonly Uint8Array[];
  readonly toGuestRaw: readonly Uint8Array[];
  readonly toHost: readonly Message[];
  /** What one guest was told from its join to the end of a game, in order. */
  readonly story: readonly Message[];
  readonly toGuest: readonly Message[];
  readonly table: string;
  /** That guest's disk, at several points of the story. */
  readonly disks: readonly Disk[];
}

type Disk = readonly (readonly [string, string])[];

const CONTROLS: readonly Message[] = [
  { t: 'ping', n: 1 },
  { t: 'pong', n: 1 },
];

/** Every kind of command that a leader can send; most are refused where they are said, and that is fine. */
const COMMANDS: readonly RoomCommand[] = [
  { type: 'rename', name: 'Küche' },
  { type: 'choose', game: 'metro-x', options: { map: 'metro-city', edition: 'gamewright' } },
  { type: 'seats', count: 4 },
  { type: 'add-bot', seat: 3, bot: 'greedy' },
  { type: 'remove', seat: 3 },
  { type: 'lock', on: true },
  { type: 'lock', on: false },
  { type: 'admit' },
  { type: 'dealer', kind: 'physical' },
  { type: 'dealer', kind: 'seeded' },
  { type: 'flip-mode', mode: 'auto' },
  { type: 'flip' },
  { type: 'flip', outcome: { type: 'flip', card: '3' } },
  { type: 'stand-in', seat: 1, by: 'bot' },
  { type: 'start' },
];

class Recorder {
  readonly heard: Message[] = [];
  readonly told = new Map<HostLine, Message[]>();

  readonly overhear = (household: Household): Household => ({
    ...household,
    joined: (line, join, by) => {
      this.heard.push(join);
      household.joined(this.#listened(line), join, by);
    },
    resumed: (line, device) => household.resumed(this.#listened(line), device),
  });

  #listened(line: HostLine): HostLine {
    const told: Message[] = [];
    this.told.set(line, told);
    return {
      remote: line.remote,
      send: (message) => {
        told.push(message);
        line.send(message);
      },
      listen: (listener) =>
        line.listen({
          said: (message) => {
            this.heard.push(message);
            listener.said(message);
          },
          closed: (reason) => listener.closed(reason),
        }),
      close: (reason) => line.close(reason),
      wake: () => line.wake(),
    };
  }
}

/** Writes down what goes over each wire, without its lengths. */
class Tap {
  readonly toHost: Uint8Array[] = [];
  readonly toGuest: Uint8Array[] = [];

  on(end: WireEnd): WireEnd {
    const up = new FrameDecoder(LIMITS.toGuest);
    const down = new FrameDecoder(LIMITS.toGuest);
    const write = end.write.bind(end);
    const listen = end.listen.bind(end);
    end.write = (bytes) => {
      this.toHost.push(...up.push(bytes).payloads);
      write(bytes);
    };
    end.listen = (listener) =>
      listen({
        data: (chunk) => {
          this.toGuest.push(...down.push(chunk).payloads);
          listener.data(chunk);
        },
        closed: () => listener.closed(),
      });
    return end;
  }
}

async function copyOf(storage: Storage): Promise<Disk> {
  const keys = await storage.keys('');
  return Promise.all(keys.map(async (key) => [key, (await storage.read(key))!] as const));
}

export const diskFrom = (disk: Disk): Storage => makeMemoryStorage(disk);

export async function record(seed: string): Promise<Corpus> {
  const findings = new Findings();
  const recorder = new Recorder();
  const tap = new Tap();
  const kitchen = await Kitchen.open({ seed, seats: 3, findings, overhear: recorder.overhear });
  const enter = kitchen.enter.bind(kitchen);
  kitchen.enter = (address) => tap.on(enter(address));

  const probe = await kitchen.transport('10.0.1.9').connect(HOST, LIMITS.toGuest);
  const { timers, clock } = kitchen.time;
  const probed = probeTable(probe, { timers, clock, entropy: seededEntropy('probe'), app: APP });
  await kitchen.pass(100);
  await probed;

  const mia = await new Player(kitchen, 'Mia').join();
  const boss = await new Player(kitchen, 'Boss').join(true);
  const disks = [await copyOf(mia.storage)];
  // Answers come as the kitchen's time passes, not before.
  const asked = [mia.guest.sit('Tom'), mia.guest.rename(0, 'Mia M'), mia.guest.stand(2)];
  await kitchen.pass(300);
  for (const command of COMMANDS) {
    asked.push(boss.guest.command(command));
    await kitchen.pass(200);
  }
  for (let round = 0; round < 1_000 && kitchen.room.host?.due().kind !== 'over'; round += 1) {
    mia.look();
    // One thinks longer, so that the others are told who is still thinking.
    if (round % 6 === 5) boss.look();
    await kitchen.pass(50);
    // The line breaks now and then: resumes, tails and snapshots are said.
    if (round % 15 === 14) mia.guest.pause();
    if (round % 15 === 14) mia.guest.wake();
    if (round % 10 === 9) disks.push(await copyOf(mia.storage));
  }
  await kitchen.pass(500);
  disks.push(await copyOf(mia.storage));
  asked.push(boss.guest.command({ type: 'rematch' }));
  await kitchen.pass(300);
  const match = kitchen.room.host!.header.id;
  // As they go over the wire.
  const tables = [...recorder.told.values()].map((told) =>
    told.map((one) => lean(one as { readonly t: string }) as Message),
  );
  const story = tables
    .filter((told) => told.some(({ t, device }) => t === 'seated' && device === '1'))
    .flat();
  await mia.guest.leave();
  asked.push(boss.guest.command({ type: 'close' }));
  await kitchen.pass(500);
  await Promise.all(asked);
  if (findings.faults.length > 0) throw new Error(findings.faults[0]);
  const hash = '0'.repeat(32);
  return {
    toHostRaw: tap.toHost,
    toGuestRaw: tap.toGuest,
    toHost: [...recorder.heard, { t: 'sync', match, seat: 0, n: 0, hash }, ...CONTROLS],
    toGuest: [...tables.flat(), ...snapshotsOf(story), ...CONTROLS, { t: 'bye', reason: 'removed' }],
    story,
    table: kitchen.room.id,
    disks,
  };
}

/** A snapshot is rarely told; news from the beginning have the same words. */
function snapshotsOf(story: readonly Message[]): readonly Message[] {
  return story.flatMap((message) => {
    if (message['t'] !== 'news' || message['from'] !== 0) return [];
    const { t: _t, from: _from, entries, ...rest } = message;
    const n = unpack(entries as Packed)?.length ?? 0;
    return [{ t: 'snapshot', n, events: entries, ...rest }];
  });
}
