/** A table with hand-made lines: every message is seen, time passes when it is told to. */
import type { GameEvent, Seat } from '@/engine/game';
import { metroX, type MetroXMove, type MetroXState } from '@/games/metro-x';
import { pledgeOf } from '@/table/dealing';
import type { Timers } from '@/table/net-ports';
import { type OpenedRoom, openRoom } from '@/table/room/open-room';
import type { RoomPorts } from '@/table/room/core';
import type { RoomWish } from '@/table/room/new-room';
import type { Told } from '@/table/room/playing';
import type { Room } from '@/table/room/room';
import type { RoomCommand } from '@/table/room/room-command';
import { SeatStream, type Viewer } from '@/table/seat-log';
import type { Storage } from '@/table/ports';
import { lean } from '@/table/wire/lean';
import type { HostLine } from '@/table/wire/lines';
import { unpack } from '@/table/wire/pack';
import type { Reason } from '@/table/wire/reasons';
import { toGuestSchema } from '@/table/wire/to-guest';

import { makePorts, METRO_CITY } from '../solo-table';

export type ToldOf<T extends Told['t']> = Extract<Told, { t: T }>;
type Said = Parameters<Parameters<HostLine['listen']>[0]['said']>[0];

export interface ManualTimers extends Timers {
  /** Lets so many milliseconds pass, and everything that was waiting for them happen. */
  pass(milliseconds: number): Promise<void>;
}

/** Long enough for a chain of awaits to come to rest. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
}

export function makeTimers(): ManualTimers {
  let now = 0;
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      waiting.add(timer);
      return () => void waiting.delete(timer);
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const next = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        waiting.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
    },
  };
}

export type RoomPortsForTests = RoomPorts & { readonly timers: ManualTimers };

export const makeRoomPorts = (storage: Storage, start = 0): RoomPortsForTests => ({
  ...makePorts(storage, start),
  timers: makeTimers(),
});

export class FakeLine implements HostLine {
  readonly remote = 'fake';
  readonly told: Told[] = [];
  reason: Reason | null | undefined;
  #listener: Parameters<HostLine['listen']>[0] | null = null;

  send(message: Told): void {
    if (this.reason !== undefined) return;
    // Everything fits the wire's own schema, and nothing hides behind it.
    const sent: unknown = JSON.parse(JSON.stringify(lean(message)));
    expect(JSON.parse(JSON.stringify(lean(toGuestSchema.parse(sent))))).toEqual(sent);
    this.told.push(JSON.parse(JSON.stringify(message)) as Told);
    if (message.t === 'mix') void Promise.resolve().then(() => this.asked(message));
  }
  /** What a guest's device does of itself when the shuffle is fixed. */
  asked: (mix: ToldOf<'mix'>) => void = () => undefined;
  listen(listener: Parameters<HostLine['listen']>[0]): void {
    this.#listener = listener;
    if (this.reason !== undefined) listener.closed(this.reason);
  }
  close(reason: Reason): void {
    this.end(reason);
  }
  wake(): void {
    // Nothing sleeps here.
  }
  /** The network, or the other end, ends it. */
  end(reason: Reason | null = null): void {
    if (this.reason !== undefined) return;
    this.reason = reason;
    this.#listener?.closed(reason);
  }
  say(message: Said): void {
    this.#listener?.said(message);
  }
  of<T extends Told['t']>(t: T): ToldOf<T>[] {
    return this.told.filter((message): message is ToldOf<T> => message.t === t);
  }
  last<T extends Told['t']>(t: T): ToldOf<T> {
    const message = this.of(t).at(-1);
    if (message === undefined) throw new Error(`never told: ${t}`);
    return message;
  }
}

/** The least that a guest does: keeps streams, answers commits, asks when something is missing. */
export class Puppet {
  line = new FakeLine();
  device = '';
  token = '';
  streams = new Map<Viewer, SeatStream>();
  #ids = 0;

  constructor(
    readonly room: Room,
    readonly name: string | null,
  ) {
    this.#opensItsPart();
  }

  async join(lead?: string): Promise<this> {
    this.room.household.joined(this.line, { t: 'join', name: this.name, ...(lead ? { lead } : {}) }, 'code');
    await settle();
    if (this.line.reason === undefined) {
      this.device = this.line.last('seated').device;
      this.token = this.line.last('seated').token!;
      this.pledge();
    }
    return this;
  }

  get part(): string {
    return this.device.padStart(32, 'a');
  }

  #opensItsPart(): void {
    const { line } = this;
    line.asked = ({ match }) => line.say({ t: 'nonce', match, nonce: this.part });
  }

  /** Comes back on a new line, to this host or to a restarted one. */
  async resume(room: Room = this.room): Promise<FakeLine> {
    this.line = new FakeLine();
    this.#opensItsPart();
    room.household.resumed(this.line, this.device);
    await settle();
    return this.line;
  }

  pledge(): void {
    const commit = this.line.of('commit').at(-1);
    if (commit) this.line.say({ t: 'pledge', match: commit.match, pledge: pledgeOf(this.part) });
  }

  seats(): readonly Seat[] {
    return this.line.last('seated').seats;
  }

  /** A viewer's log as this line was told it since the last `begin`; throws on a gap or a broken chain. */
  stream(viewer: Viewer): SeatStream {
    const { match } = this.line.last('begin');
    let stream = new SeatStream(match, viewer);
    for (const message of this.line.told) {
      if (message.t === 'snapshot' && message.seat === viewer && message.match === match) {
        stream = new SeatStream(match, viewer);
        if (!stream.append(unpack(message.events)!)) throw new Error('snapshot does not fit');
      }
      if (message.t !== 'news' || message.seat !== viewer || message.match !== match) continue;
      // Without entries it only says how far the log goes; a copy that is shorter asks.
      if (message.entries.s.length === 0) continue;
      if (message.from > stream.count) throw new Error(`gap: ${message.from} after ${stream.count}`);
      stream.append(unpack(message.entries)!.slice(stream.count - message.from));
      if (stream.hash !== message.hash) throw new Error('chain');
    }
    return stream;
  }

  events(viewer: Viewer): readonly GameEvent[] {
    return this.stream(viewer).events;
  }

  async ask(message: { [key: string]: unknown; t: 'sit' | 'stand' | 'rename' | 'steer' }) {
    this.#ids += 1;
    const id = `c${this.#ids}`;
    this.line.say({ ...message, id } as Said);
    await settle();
    return this.line.of('answer').find((answer) => answer.id === id);
  }

  steer(command: RoomCommand) {
    return this.ask({ t: 'steer', command });
  }

  state(seat: Seat): MetroXState {
    const { options, names } = this.line.last('begin');
    let state = metroX.setup(options as never, names.length);
    for (const event of this.events(seat)) state = metroX.apply(state, event as never);
    return state;
  }

  async move(seat: Seat, pick = 0, change?: (moves: readonly MetroXMove[]) => MetroXMove) {
    const moves = metroX.moves(this.state(seat), seat);
    const move = change ? change(moves) : moves[pick % moves.length]!;
    const nth = this.events(seat).filter((event) => event.seat === seat).length;
    this.#ids += 1;
    const id = `m${this.#ids}`;
    const { match } = this.line.last('begin');
    this.line.say({ t: 'move', id, match, seat, nth, move: move as never });
    await settle();
    return this.line.of('answer').find((answer) => answer.id === id);
  }
}

export function roomOf(opened: OpenedRoom): Room {
  if (!opened.ok) throw new Error(`not opened: ${opened.reason}`);
  return opened.room;
}

export const WISH: RoomWish = { name: 'Kitchen', choice: METRO_CITY, seats: 4, app: '1.0.0' };

export const openKitchen = async (ports: RoomPorts, wish: Partial<RoomWish> = {}) =>
  roomOf(await openRoom(ports, { ...WISH, ...wish }));

export const guestsAt = (room: Room, names: readonly (string | null)[]): Promise<Puppet[]> =>
  names.reduce<Promise<Puppet[]>>(
    async (before, name) => [...(await before), await new Puppet(room, name).join()],
    Promise.resolve([]),
  );

/** Everybody who is due and has a puppet plays until nothing more can be played. */
export async function playOut(room: Room, puppets: readonly Puppet[], pick = 3): Promise<void> {
  for (let step = 0; step < 2_000; step += 1) {
    const due = room.host!.due();
    if (due.kind !== 'seats') return;
    const puppet = puppets.find(
      (one) => one.line.reason === undefined && one.seats().some((seat) => due.seats.includes(seat)),
    );
    if (puppet === undefined) return;
    const seat = puppet.seats().find((one) => due.seats.includes(one))!;
    const answer = await puppet.move(seat, pick + step);
    if (answer?.ok !== true) throw new Error(JSON.stringify(answer));
  }
}
