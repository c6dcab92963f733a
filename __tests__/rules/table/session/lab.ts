/** A real host behind a real door and real guests, in one process: only wires, time and disks are made up. */
import { botOf } from '@/bots/catalog';
import type { Seat } from '@/engine/game';
import { gameOf } from '@/games/registry';
import { makeApproach } from '@/table/guest/approach';
import type { Guest } from '@/table/guest/guest';
import type { Invitation } from '@/table/guest/invitation';
import { type GuestPorts, joinAsGuest, resumeAsGuest } from '@/table/guest/open-guest';
import { movesOf } from '@/table/match';
import { makeMemoryStorage } from '@/table/memory-storage';
import type { Transport } from '@/table/net-ports';
import type { Storage } from '@/table/ports';
import type { Presence } from '@/table/presence';
import type { RoomWish } from '@/table/room/new-room';
import { openRoom, resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { Door } from '@/table/secure/door';

import { METRO_CITY } from '../solo-table';
import { makeManualTime, makeTestEntropy, makeWirePair, settle, type WirePair } from '../wire-pair';

const APP = '0.1.0';
const HOST = { host: '10.0.0.1', port: 4600 };

export class Person {
  guest!: Guest;
  pair: WirePair | null = null;

  constructor(
    readonly lab: Lab,
    readonly number: number,
    readonly storage: Storage = makeMemoryStorage(),
  ) {}

  ports(seed = 0): GuestPorts {
    const { timers, clock } = this.lab.time;
    const entropy = makeTestEntropy(1_000 * (seed + 1) + this.number);
    const transport: Transport = { connect: () => this.lab.connect(this) };
    const approach = makeApproach({ timers, clock, entropy, transport, app: APP });
    return { timers, clock, entropy, approach, storage: this.storage, games: gameOf };
  }

  async join(name: string | null, changes: Partial<Invitation> = {}): Promise<this> {
    const { code } = this.lab.room.secrets();
    const invitation = {
      addresses: [HOST],
      table: null,
      password: code,
      by: 'code',
      name,
      ...changes,
    } as const;
    this.guest = await joinAsGuest(this.ports(), invitation);
    await this.lab.pass(100);
    return this;
  }

  /** The app dies, with whatever was not on the disk, and is opened again. */
  async restart(seed: number): Promise<boolean> {
    this.guest.pause();
    this.pair?.break();
    const guest = await resumeAsGuest(this.ports(seed), this.lab.room.id);
    if (guest !== null) this.guest = guest;
    return guest !== null;
  }
}

export class Lab {
  readonly time = makeManualTime();
  readonly storage: Storage = makeMemoryStorage();
  readonly people: Person[] = [];
  room!: Room;
  door: Door | null = null;
  /** Counts every payload on any wire; may break the wire that carries it. */
  carried = 0;
  mishap: (nth: number, pair: WirePair) => boolean = () => false;
  #hosts = 0;

  static async open(wish: Partial<RoomWish> = {}): Promise<Lab> {
    const lab = new Lab();
    const opened = await openRoom(lab.hostPorts(), {
      name: 'Kitchen',
      choice: METRO_CITY,
      seats: 4,
      app: APP,
      ...wish,
    });
    if (!opened.ok) throw new Error(opened.reason);
    lab.serve(opened.room);
    return lab;
  }

  hostPorts() {
    this.#hosts += 1;
    const { timers, clock } = this.time;
    return { timers, clock, entropy: makeTestEntropy(7 * this.#hosts), storage: this.storage, games: gameOf };
  }

  serve(room: Room): void {
    this.room = room;
    const { timers, clock, entropy } = this.hostPorts();
    this.door = new Door(room.household, { timers, clock, entropy }, APP);
  }

  /** The host dies without a word and is started again. */
  async restartHost(): Promise<void> {
    this.room.pause();
    for (const { pair } of this.people) pair?.break();
    this.door = null;
    await this.pass(600);
    const opened = await resumeRoom(this.hostPorts(), this.room.id);
    if (!opened.ok) throw new Error(opened.reason);
    this.serve(opened.room);
  }

  connect(person: Person): Promise<WirePair['guest']> {
    const { door, time } = this;
    if (door === null) return Promise.reject(new Error('nobody'));
    const pair: WirePair = makeWirePair({
      remote: `10.0.1.${person.number}`,
      timers: time.timers,
      delay: 1,
      tap: (payload) => {
        this.carried += 1;
        if (!this.mishap(this.carried, pair)) return [payload];
        pair.break();
        return [];
      },
    });
    person.pair = pair;
    door.admit(pair.host);
    return Promise.resolve(pair.guest);
  }

  person(storage?: Storage): Person {
    const person = new Person(this, this.people.length + 1, storage);
    this.people.push(person);
    return person;
  }

  async guests(...names: readonly (string | null)[]): Promise<Guest[]> {
    const guests: Guest[] = [];
    for (const name of names) guests.push((await this.person().join(name)).guest);
    return guests;
  }

  /** Wires and promises, a few milliseconds at a time. */
  async pass(milliseconds: number, step = 5): Promise<void> {
    await settle();
    for (let left = milliseconds; left > 0; left -= step) {
      this.time.advance(Math.min(step, left));
      await settle();
    }
  }

  presences(): readonly Presence[] {
    return [this.room, ...this.people.map(({ guest }) => guest)];
  }

  async start(): Promise<void> {
    const answer = this.room.command({ type: 'start' });
    await this.pass(100);
    // A device that died at the wrong moment is waited for a little.
    if (this.room.room().phase !== 'play') await this.pass(2_000, 20);
    const done = await answer;
    if (!done.ok) throw new Error(done.reason);
  }

  /** Everybody plays what a bot would play on the board that they see, until the end or so many rounds. */
  async play(
    rounds = 2_000,
    each: (round: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    const thinking = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await each(round);
      for (const presence of this.presences())
        for (const seat of presence.seats()) act(presence, seat, thinking);
      await this.pass(20);
      if (this.presences().every((one) => one.chair('table')?.progress().due.kind === 'over')) break;
    }
    await this.pass(500);
  }
}

function act(presence: Presence, seat: Seat, thinking: Set<string>): void {
  const chair = presence.chair(seat);
  if (chair === null) return;
  const progress = chair.progress();
  if (progress.due.kind !== 'seats' || !progress.due.seats.includes(seat)) return;
  const nth = movesOf(chair.game, progress.events, seat).length;
  if (progress.view.pending !== null || progress.view.card === null) return;
  const key = `${chair.match} ${presence.device} ${seat} ${nth}`;
  if (thinking.has(key)) return;
  thinking.add(key);
  const move = botOf(chair.game.meta.id, 'greedy')!.choose(progress.view, seat);
  // What came to nothing is thought about again, on the board as it is then.
  void chair.submit(move, nth).then((answer) => {
    if (!answer.ok) thinking.delete(key);
  });
}
