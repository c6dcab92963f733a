/** What every game of the family promises, whatever its rules. */
import fc from 'fast-check';
import type { AnyGame, AnyMove } from '@/engine/any-game';
import { pickWeighted } from '@/engine/deal';
import type { GameEvent } from '@/engine/game';
import { parseEvent, replay, startMatch } from '@/engine/log';
import { nextBelow, randomAt, type RandomState } from '@/engine/random';

export interface ContractCase {
  readonly game: AnyGame;
  /** Options and seats of a game worth playing at random. */
  readonly tables: fc.Arbitrary<{ readonly options: object; readonly seats: number }>;
  /** Events of the right shape that are legal only by luck. */
  readonly events: fc.Arbitrary<GameEvent>;
  /** No game may go on for longer than this. */
  readonly mostEvents: number;
  /**
   * A state that differs from the given one only in what the seat may not see; null when nothing is hidden
   * there.
   */
  hide(state: unknown, seat: number, random: RandomState): unknown;
}

interface Step {
  readonly state: unknown;
  readonly event: GameEvent;
}

const pick = <T>(random: RandomState, from: readonly T[]): T => from[nextBelow(random, from.length)]!;

/** One of so many events may take something back. */
const REGRETS = 8;

/** The next event of a random game; null at its end. Seats act in any order and now and then change their mind. */
function nextEvent(game: AnyGame, state: unknown, random: RandomState): GameEvent | null {
  const turn = game.turn(state);
  if (turn.kind === 'over') return null;
  if (turn.kind === 'chance') return pickWeighted(random, turn.outcomes);
  const seat = turn.seats[nextBelow(random, turn.seats.length)]!;
  return regret(game, state, seat, random) ?? pick(random, game.moves(state, seat));
}

/** Now and then a seat that has acted withdraws it; nobody who waits for the due seats only would try that. */
function regret(game: AnyGame, state: unknown, due: number, random: RandomState): GameEvent | null {
  if (due === 0 || nextBelow(random, REGRETS) > 0) return null;
  const moves = game.moves(state, nextBelow(random, due));
  return moves.length > 0 ? pick(random, moves) : null;
}

function playOut(
  { game, mostEvents }: ContractCase,
  table: { options: object; seats: number },
  random: RandomState,
) {
  const steps: Step[] = [];
  const started = startMatch(game, table.options, table.seats);
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  let { state } = started.value;
  for (;;) {
    const event = nextEvent(game, state, random);
    if (event === null) return { steps, end: state };
    steps.push({ state, event });
    if (steps.length > mostEvents) throw new Error('the game does not end');
    state = game.apply(state, event);
  }
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

export function describeGameContract(name: string, contract: ContractCase): void {
  const { game, tables, events } = contract;
  const assertGames = (
    runs: number,
    check: (played: ReturnType<typeof playOut>, seats: number, random: RandomState, options: object) => void,
  ) =>
    fc.assert(
      fc.property(tables, seeds, (table, seed) => {
        const random = randomAt('contract', seed);
        check(playOut(contract, table, random), table.seats, random, table.options);
      }),
      { numRuns: runs },
    );

  describe(`${name} keeps the contract`, () => {
    it('ends, with a standing for every seat', () => {
      assertGames(200, ({ end }, seats) => {
        const turn = game.turn(end);
        expect(turn.kind).toBe('over');
        const places = turn.kind === 'over' ? turn.standings : [];
        expect(places.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(
          Array.from({ length: seats }, (_, i) => i),
        );
        expect(places[0]!.place).toBe(1);
        expect(game.scores(end)).toHaveLength(seats);
      });
    });

    it('accepts every move of `moves` and every outcome it announces', () => {
      assertGames(60, ({ steps }, seats) => {
        for (const { state } of steps) {
          const turn = game.turn(state);
          const outcomes = turn.kind === 'chance' ? turn.outcomes.map(({ outcome }) => outcome) : [];
          const moves = Array.from({ length: seats }, (_, seat) => game.moves(state, seat)).flat();
          expect([...outcomes, ...moves].filter((event) => game.refuse(state, event) !== null)).toEqual([]);
          // A seat that is due always has something to do.
          const due = turn.kind === 'seats' ? turn.seats : [];
          expect(due.filter((seat) => game.moves(state, seat).length === 0)).toEqual([]);
        }
      });
    });

    it('[TB-1] has a move for every seat that is due and away, made from what that seat sees', () => {
      assertGames(60, ({ steps }, seats, random) => {
        for (const { state } of steps) {
          const turn = game.turn(state);
          for (const seat of turn.kind === 'seats' ? turn.seats : []) {
            const move = game.defaultMove(state, seat);
            expect([move.seat, game.refuse(state, move)]).toEqual([seat, null]);
            const other = seats > 1 ? contract.hide(state, seat, random) : null;
            if (other !== null) expect(game.defaultMove(other, seat)).toEqual(move);
          }
        }
      });
    });

    it('refuses exactly what is not among `moves` and outcomes, and never throws', () => {
      fc.assert(
        fc.property(
          tables,
          seeds,
          fc.array(events, { minLength: 40, maxLength: 40 }),
          (table, seed, tries) => {
            const { steps, end } = playOut(contract, table, randomAt('contract', seed));
            for (const state of [...steps.filter((_, i) => i % 7 === 0).map((step) => step.state), end]) {
              const turn = game.turn(state);
              const legal = new Set<string>();
              for (let seat = 0; seat < table.seats; seat += 1) {
                for (const move of game.moves(state, seat)) legal.add(textOf(move));
              }
              if (turn.kind === 'chance') for (const { outcome } of turn.outcomes) legal.add(textOf(outcome));
              for (const event of tries) {
                const refusal = game.refuse(state, event);
                expect([textOf(event), refusal === null]).toEqual([textOf(event), legal.has(textOf(event))]);
                if (refusal)
                  expect(refusal).toEqual(
                    expect.objectContaining({ code: expect.any(String), rule: expect.any(String) }),
                  );
              }
            }
          },
        ),
        { numRuns: 60 },
      );
    });

    it('replays to the state it was played to, through JSON', () => {
      assertGames(80, ({ steps, end }, seats, _random, options) => {
        const log = { seats, options, events: steps.map(({ event }) => event) };
        const replayed = replay(game, JSON.parse(JSON.stringify(log)) as typeof log);
        expect(replayed.ok && replayed.match.state).toEqual(end);
        expect(JSON.parse(JSON.stringify(end))).toEqual(end);
        // A game taken up again from its stored state goes on alike.
        const middle = steps[Math.floor(steps.length / 2)]!;
        const stored = JSON.parse(JSON.stringify(middle.state)) as unknown;
        expect(game.apply(stored, middle.event)).toEqual(game.apply(middle.state, middle.event));
      });
    });

    it('changes no state in place', () => {
      assertGames(40, ({ steps }, seats) => {
        for (const { state, event } of steps) {
          const before = JSON.stringify(state);
          game.apply(state, event);
          game.refuse(state, event);
          for (let seat = 0; seat < seats; seat += 1) game.moves(state, seat);
          expect(JSON.stringify(state)).toBe(before);
        }
      });
    });

    it('knows its own events by their schemas', () => {
      assertGames(20, ({ steps }, seats) => {
        for (const { event } of steps)
          expect(parseEvent(game, event, seats)).toEqual({ ok: true, value: event });
      });
    });

    it('shows a seat nothing it may not see', () => {
      let hidden = 0;
      assertGames(15, ({ steps }, seats, random) => {
        for (const { state } of steps.filter((_, i) => i % 4 === 0)) {
          for (let seat = 0; seat < seats; seat += 1) {
            const other = contract.hide(state, seat, random);
            if (other === null) continue;
            hidden += 1;
            // As text: a thousand deep comparisons of whole boards would take minutes.
            expect(JSON.stringify(game.view(other, seat))).toBe(JSON.stringify(game.view(state, seat)));
          }
        }
      });
      expect(hidden).toBeGreaterThan(100);
    });

    it('tells a seat of no event whose effect it may not see, and of every other in its order', () => {
      let hidden = 0;
      assertGames(15, ({ steps, end }, seats, random) => {
        const log = steps.map(({ event }) => event);
        for (let seat = 0; seat < seats; seat += 1) {
          let before = 0;
          for (const [index, { state }] of steps.entries()) {
            const events = log.slice(0, index);
            const known = game.known(state, events, seat);
            const told = new Set(known);
            // Compared one by one, since events that say the same are still different ones.
            const inOrder = events.filter((event) => told.has(event));
            expect(inOrder.length === known.length && inOrder.every((one, i) => one === known[i])).toBe(true);
            expect(events.some((event) => event.seat === seat && !told.has(event))).toBe(false);
            expect(known.length).toBeGreaterThanOrEqual(before);
            before = known.length;
            if (index % 4 > 0 || contract.hide(state, seat, random) === null) continue;
            hidden += 1;
            expect(known.length).toBeLessThan(events.length);
          }
          expect(game.known(end, log, seat)).toEqual(log);
        }
      });
      expect(hidden).toBeGreaterThan(100);
    });

    it('has views that are plain JSON', () => {
      assertGames(6, ({ steps, end }, seats) => {
        for (const { state } of [...steps.filter((_, i) => i % 7 === 0), { state: end }]) {
          for (const seat of [...Array.from({ length: seats }, (_, i) => i), 'table'] as const) {
            const view = game.view(state, seat);
            expect(JSON.parse(JSON.stringify(view))).toEqual(view);
          }
        }
      });
    });
  });
}

/** Events are the same when they say the same, in whatever order. */
const textOf = (event: GameEvent | AnyMove): string =>
  JSON.stringify(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)));
