/** Power cuts and failing disks at every write of a table's life: nothing that was told is ever missing. */
import fc from 'fast-check';

import { metroX, type MetroXState } from '@/games/metro-x';
import { resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { logHash, type SeatStream } from '@/table/seat-log';

import { type FrailStorage, makeFrailStorage, type Mishap } from '../frail-storage';
import { makeRoomPorts, openKitchen, Puppet, type RoomPortsForTests, roomOf, settle } from './table-top';

const MISHAPS: readonly Mishap[] = ['lost', 'kept', 'power-lost', 'power-kept'];

interface Run {
  readonly picks: readonly number[];
  readonly mishaps: readonly Mishap[];
  readonly delays: readonly number[];
}

const runs = fc.record<Run>({
  picks: fc.array(fc.nat(999), { minLength: 5, maxLength: 5 }),
  mishaps: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constant<Mishap>('none') },
      { weight: 1, arbitrary: fc.constantFrom(...MISHAPS) },
    ),
    { minLength: 40, maxLength: 160 },
  ),
  delays: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
});

/** What a device was promised: its token and the longest stream it was ever told. */
class Witness {
  puppet: Puppet | null = null;
  stream: SeatStream | null = null;

  constructor(
    readonly name: string,
    readonly seat: number,
  ) {}

  /** Everything told so far is part of what is told now. */
  check(room: Room): void {
    const { puppet } = this;
    if (puppet === null || puppet.line.of('begin').length === 0) return;
    expect(room.household.tokenOf(puppet.device)).toBe(puppet.token);
    const { match } = puppet.line.last('begin');
    expect(room.room().match).toBe(match);
    const { line } = puppet;
    line.say({ t: 'sync', match, seat: this.seat, n: 0, hash: 'f'.repeat(32) });
    const now = puppet.stream(this.seat);
    if (this.stream !== null && this.stream.match === match) {
      expect(now.hashAt(this.stream.count)).toBe(this.stream.hash);
    }
    this.stream = now;
  }

  /** What the line has heard by itself. */
  listen(): void {
    const { puppet } = this;
    if (puppet === null || puppet.line.of('begin').length === 0) return;
    const told = puppet.stream(this.seat);
    if (told.count > (this.stream?.count ?? 0)) this.stream = told;
  }
}

class Evening {
  readonly disk = new Map<string, string>();
  readonly witnesses = [new Witness('Mia', 0), new Witness('Ole', 1)];
  storage!: FrailStorage;
  ports!: RoomPortsForTests;
  room!: Room;
  restarts = 0;
  #writes = 0;
  #id: string | null = null;

  constructor(readonly run: Run) {}

  #power(): void {
    const { mishaps, delays } = this.run;
    this.storage = makeFrailStorage({
      disk: this.disk,
      mishap: () => mishaps[this.#writes++] ?? 'none',
      delay: (operation) => delays[operation % delays.length]!,
    });
    this.restarts += 1;
    this.ports = makeRoomPorts(this.storage, this.restarts * 10_000);
  }

  async open(): Promise<void> {
    for (;;) {
      this.#power();
      try {
        this.room =
          this.#id === null
            ? await openKitchen(this.ports, { seats: 2 })
            : roomOf(await resumeRoom(this.ports, this.#id));
      } catch {
        continue;
      }
      this.#id = this.room.id;
      for (const witness of this.witnesses) await this.#seat(witness);
      return;
    }
  }

  /** A device that holds a token comes back with it; one that was never told any joins. */
  async #seat(witness: Witness): Promise<void> {
    if (witness.puppet !== null) {
      await witness.puppet.resume(this.room);
      expect(witness.puppet.line.reason).toBeUndefined();
      witness.check(this.room);
      return;
    }
    for (let tries = 0; tries < 5 && !this.storage.powerless; tries += 1) {
      const puppet = await new Puppet(this.room, witness.name).join();
      if (puppet.line.reason !== undefined) continue;
      witness.puppet = puppet;
      expect(puppet.seats()).toEqual([witness.seat]);
      return;
    }
  }

  async step(step: number): Promise<void> {
    const { room, run } = this;
    const pick = run.picks[step % run.picks.length]! + step;
    if (room.room().phase === 'lobby') {
      for (const { puppet } of this.witnesses) puppet?.pledge();
      if (this.witnesses.every(({ puppet }) => puppet !== null)) {
        const starting = room.command({ type: 'start' });
        await this.ports.timers.pass(1_000);
        await starting;
      }
      return;
    }
    const due = room.host!.due();
    if (due.kind === 'seats') {
      const seat = due.seats[pick % due.seats.length]!;
      const state = (room.host!.view(seat) as { state: MetroXState }).state;
      const moves = metroX.moves(state, seat);
      const nth = room.host!.events.filter((event) => event.seat === seat).length;
      await room.host!.submit(seat, moves[pick % moves.length], nth);
    }
    await this.ports.timers.pass(2_000);
  }

  async spend(): Promise<void> {
    await this.open();
    for (let step = 0; step < 400; step += 1) {
      if (this.storage.powerless || this.witnesses.some(({ puppet }) => puppet === null)) await this.open();
      await this.step(step);
      await settle();
      for (const witness of this.witnesses) witness.listen();
      if (this.room.room().phase === 'over' && !this.storage.powerless) return;
    }
    throw new Error('the evening does not end');
  }
}

describe('a table under fire', () => {
  it('[RM-15] keeps everything it told, whichever write the host dies at', async () => {
    let restarts = 0;
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        const evening = new Evening(run);
        await evening.spend();
        restarts += evening.restarts;
        const { events } = evening.room.host!;
        for (const witness of evening.witnesses) {
          witness.check(evening.room);
          expect(witness.stream!.events).toEqual(events);
          expect(witness.puppet!.line.last('over').log).toBe(logHash(events));
        }
        expect(evening.room.verdict()).toBe('proven');
        // One table, one game: what was begun and never told is gone.
        const games = [...evening.disk.keys()].filter((key) => key.startsWith('game/'));
        expect(games).toEqual([`game/${evening.room.room().match}`]);
      }),
      { numRuns: 40 },
    );
    expect(restarts).toBeGreaterThan(80);
  }, 120_000);
});
