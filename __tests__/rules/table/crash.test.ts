/** Power cuts, failing disks and double taps at every write of whole games. */
import fc from 'fast-check';

import type { GameEvent } from '@/engine/game';
import type { Host } from '@/table/host';
import { resumeTable, startTable } from '@/table/open-table';

import { type FrailStorage, makeFrailStorage, type Mishap } from './frail-storage';
import { hostOf, legalMoves, makePorts, METRO_CITY, nthOf, submit } from './solo-table';

const MISHAPS: readonly Mishap[] = ['none', 'lost', 'kept', 'power-lost', 'power-kept'];

/** A fixed seed for every table, whatever was asked before: the shuffle must not depend on the crashes. */
const portsOf = (storage: FrailStorage) => ({
  ...makePorts(storage),
  entropy: { hex: (bytes: number) => Promise.resolve('5eed'.repeat(bytes / 2)) },
});

interface Run {
  readonly seats: number;
  readonly picks: readonly number[];
  readonly mishaps: readonly Mishap[];
  readonly delays: readonly number[];
}

const runs = fc.record<Run>({
  seats: fc.integer({ min: 1, max: 3 }),
  picks: fc.array(fc.nat(999), { minLength: 8, maxLength: 8 }),
  mishaps: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constant<Mishap>('none') },
      { weight: 1, arbitrary: fc.constantFrom(...MISHAPS) },
    ),
    { minLength: 30, maxLength: 200 },
  ),
  delays: fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }),
});

const startsWith = (log: readonly GameEvent[], head: readonly GameEvent[]) =>
  expect(log.slice(0, head.length)).toEqual(head);

class Player {
  readonly disk = new Map<string, string>();
  storage: FrailStorage;
  host: Host | null = null;
  /** Everything that was ever confirmed. */
  confirmed: readonly GameEvent[] = [];
  steps = 0;
  #writes = 0;

  constructor(readonly run: Run) {
    this.storage = this.#power();
  }

  #power(): FrailStorage {
    const { mishaps, delays } = this.run;
    return makeFrailStorage({
      disk: this.disk,
      mishap: () => mishaps[this.#writes++] ?? 'none',
      delay: (operation) => delays[operation % delays.length]!,
    });
  }

  async open(): Promise<Host> {
    for (;;) {
      if (this.storage.powerless) this.storage = this.#power();
      const [key] = this.disk.keys();
      const ports = portsOf(this.storage);
      const opened = key
        ? await resumeTable(ports, key.slice('game/'.length))
        : await startTable(ports, METRO_CITY, Array<string>(this.run.seats).fill(''));
      if (!opened.ok) continue;
      startsWith(opened.host.events, this.confirmed);
      // Beside what was confirmed there can only be the one step that was on its way: a move and a card.
      if (this.steps > 0) expect(opened.host.events.length - this.confirmed.length).toBeLessThanOrEqual(2);
      return opened.host;
    }
  }

  async step(host: Host): Promise<void> {
    const due = host.due();
    if (due.kind !== 'seats') return;
    this.steps += 1;
    const pick = this.run.picks[this.steps % this.run.picks.length]! + this.steps;
    const seat = due.seats[pick % due.seats.length]!;
    const moves = legalMoves(host, seat);
    const move = moves[pick % moves.length]!;
    const nth = nthOf(host, seat);
    const taps = pick % 3 === 0 ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: taps }, () => host.submit(seat, move, nth)));
    // There is no other window: nothing but this host's own failed writes may be in its way.
    for (const answer of answers) expect(answer).not.toMatchObject({ reason: 'elsewhere' });
    if (answers.some(({ ok }) => ok)) {
      expect(nthOf(host, seat)).toBe(nth + 1);
      this.confirmed = host.events;
    } else {
      expect(host.events.length).toBeLessThanOrEqual(this.confirmed.length + 2);
    }
  }

  async play(): Promise<void> {
    let host = await this.open();
    this.confirmed = host.events;
    while (host.due().kind === 'seats') {
      await this.step(host);
      if (this.storage.powerless) {
        host = await this.open();
        this.confirmed = host.events;
      }
    }
    this.host = host;
  }
}

describe('a table under fire', () => {
  it('finds everything confirmed again, doubles nothing and never deals twice', async () => {
    await fc.assert(
      fc.asyncProperty(runs, async (run) => {
        const player = new Player(run);
        await player.play();
        const { events } = player.host!;
        // The same moves on a disk that never failed lead to the same log, card by card.
        const calm = hostOf(
          await startTable(portsOf(makeFrailStorage()), METRO_CITY, Array<string>(run.seats).fill('')),
        );
        for (const event of events) {
          if (event.seat !== undefined)
            expect(await submit(calm, event, event.seat)).toMatchObject({ ok: true });
        }
        expect(calm.events).toEqual(events);
        expect(JSON.parse([...player.disk.values()][0]!)).toMatchObject({ record: { events } });
        expect(player.disk.size).toBe(1);
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
