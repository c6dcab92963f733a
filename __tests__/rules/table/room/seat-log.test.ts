import fc from 'fast-check';

import type { GameEvent } from '@/engine/game';
import { nextBelow, randomAt } from '@/engine/random';
import { metroX, type MetroXState } from '@/games/metro-x';
import { pickWeighted } from '@/engine/deal';
import { GAMES } from '@/games/registry';
import { logHash, SeatLog, SeatStream, type Viewer } from '@/table/seat-log';

const OPTIONS = { map: 'metro-city', edition: 'gamewright' } as const;
const game = GAMES['metro-x'];

/** A random game with regrets, at most `most` events long. */
function randomLog(seats: number, seed: number, most: number): { log: GameEvent[]; states: MetroXState[] } {
  const random = randomAt('seat log', seed);
  const log: GameEvent[] = [];
  const states = [metroX.setup(OPTIONS, seats)];
  for (;;) {
    const state = states.at(-1)!;
    const turn = metroX.turn(state);
    if (turn.kind === 'over' || log.length >= most) return { log, states };
    let event: GameEvent;
    if (turn.kind === 'chance') event = pickWeighted(random, turn.outcomes);
    else {
      const any = nextBelow(random, seats);
      const seat = nextBelow(random, 5) === 0 ? any : turn.seats[nextBelow(random, turn.seats.length)]!;
      const moves = metroX.moves(state, seat);
      event = moves[nextBelow(random, moves.length)]!;
    }
    log.push(event);
    states.push(metroX.apply(state, event as Parameters<typeof metroX.apply>[1]));
  }
}

const viewersOf = (seats: number): Viewer[] => [...Array.from({ length: seats }, (_, seat) => seat), 'table'];
const matchOf = (seats: number) => ({ id: 'm1', game, options: OPTIONS, seats });
const logs = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.nat(1e6), fc.integer({ min: 0, max: 400 }));

describe('a seat log', () => {
  it('[LG-1] grows by insertions to exactly what the seat may know, after every event', () => {
    fc.assert(
      fc.property(logs, ([seats, seed, most]) => {
        const { log, states } = randomLog(seats, seed, most);
        const seatLog = new SeatLog(matchOf(seats));
        for (const viewer of viewersOf(seats)) seatLog.stream(viewer);
        log.forEach((event, index) => {
          seatLog.add([event]);
          for (const viewer of viewersOf(seats)) {
            const known = metroX.known(states[index + 1]!, log.slice(0, index + 1), viewer);
            expect(seatLog.stream(viewer).events).toEqual(known);
          }
        });
      }),
      { numRuns: 25 },
    );
  });

  it('[LG-4] has the same chain whenever somebody asks for it, and none beyond its end', () => {
    const { log } = randomLog(3, 7, 60);
    const [eager, lazy] = [new SeatStream('m1', 1), new SeatStream('m1', 1)];
    const hashes = log.map((event, index) => {
      eager.append([[index, event]]);
      lazy.append([[index, event]]);
      return eager.hash;
    });
    const copied = lazy.copy();
    expect(lazy.hashAt(log.length)).toBe(hashes.at(-1));
    expect(log.map((_, index) => lazy.hashAt(index + 1))).toEqual(hashes);
    expect(log.map((_, index) => copied.hashAt(index + 1))).toEqual(hashes);
    expect(lazy.hashAt(log.length + 1)).toBeNull();
  });

  it('[LG-2] is the same stream however it was batched, and rebuilt after a restart', () => {
    fc.assert(
      fc.property(
        logs,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        ([seats, seed, most], steps) => {
          const { log } = randomLog(seats, seed, most);
          const grown = new SeatLog(matchOf(seats));
          for (const viewer of viewersOf(seats)) grown.stream(viewer);
          for (let at = 0, step = 0; at < log.length; step += 1) {
            const size = steps[step % steps.length]!;
            grown.add(log.slice(at, at + size));
            at += size;
          }
          const rebuilt = new SeatLog(matchOf(seats), JSON.parse(JSON.stringify(log)) as GameEvent[]);
          for (const viewer of viewersOf(seats)) {
            expect(rebuilt.stream(viewer).entries(0)).toEqual(grown.stream(viewer).entries(0));
            expect(rebuilt.stream(viewer).hash).toBe(grown.stream(viewer).hash);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  it('[LG-8] is the whole log for everybody when the game is over', () => {
    const { log } = randomLog(4, 7, 5000);
    const seatLog = new SeatLog(matchOf(4), log);
    for (const viewer of viewersOf(4)) {
      expect(seatLog.stream(viewer).events).toEqual(log);
      expect(logHash(seatLog.stream(viewer).events)).toBe(logHash(log));
    }
  });

  it('[LG-4] can be taken up by a guest from any entry on, with the same chain', () => {
    fc.assert(
      fc.property(logs, fc.nat(400), ([seats, seed, most], cut) => {
        const { log } = randomLog(seats, seed, most);
        const told = new SeatLog(matchOf(seats), log).stream(0);
        const guest = new SeatStream('m1', 0);
        const from = Math.min(cut, told.count);
        expect(guest.append(told.entries(0, from))).toBe(true);
        expect(guest.hash).toBe(told.hashAt(from));
        const tried = guest.copy();
        expect(tried.append(told.entries(from))).toBe(true);
        expect([tried.hash, tried.events]).toEqual([told.hash, told.events]);
        expect(guest.count).toBe(from);
      }),
      { numRuns: 40 },
    );
  });

  it('[LG-5] has another chain for another match, viewer, place or event', () => {
    const flip = { type: 'flip', card: '3' } as const;
    const hashes = [
      new SeatStream('m1', 0),
      new SeatStream('m2', 0),
      new SeatStream('m1', 1),
      new SeatStream('m1', 'table'),
    ].map((stream) => stream.hash);
    for (const events of [
      [flip, flip],
      [flip, { type: 'flip', card: '4' }],
    ]) {
      const stream = new SeatStream('m1', 0);
      stream.append(events.map((event, index) => [index, event]));
      hashes.push(stream.hash);
    }
    const front = new SeatStream('m1', 0);
    front.append([
      [0, flip],
      [0, { type: 'flip', card: '4' } as GameEvent],
    ]);
    hashes.push(front.hash);
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it('[LG-3] takes nothing that does not fit, and nothing of a batch with it', () => {
    const stream = new SeatStream('m1', 0);
    for (const place of [1, -1, 0.5, Number.NaN]) {
      expect(stream.append([[place, { type: 'flip' }]])).toBe(false);
    }
    expect(
      stream.append([
        [0, { type: 'flip' }],
        [3, { type: 'flip' }],
      ]),
    ).toBe(false);
    expect(stream.count).toBe(0);
    expect(stream.hashAt(1)).toBeNull();
  });
});
