/** The end and the score: MX-14 to MX-19. */
import { EDITIONS, metroX, type MetroXMove, rankOf } from '@/games/metro-x';
import { penaltyFor, standings } from '@/games/metro-x/scoring';
import { TestTable } from './table';

/** Fills every window of every board with 6s: nothing but reshuffles. */
function playOut(table: TestTable, seats: number): TestTable {
  for (let left = table.view().windowsLeft; left > 0; left -= 1) {
    table.flip('6');
    for (let seat = 0; seat < seats; seat += 1) {
      const move = metroX.moves(table.state, seat).at(-1)!;
      table.do(move);
    }
  }
  return table;
}

describe('the end', () => {
  it('[MX-14] the game ends when all windows are filled, for all seats in the same turn', () => {
    const table = playOut(new TestTable({}, 2), 2);
    expect(table.view()).toMatchObject({ over: true, windowsLeft: 0, turn: 23 });
    expect(metroX.turn(table.state).kind).toBe('over');
    for (const board of table.view().boards) for (const line of board.lines) expect(line.windowsLeft).toBe(0);
  });

  it('[MX-14] a free card does not bring the end nearer', () => {
    const table = playOut(new TestTable().flip('free').free('9-1'), 1);
    expect(table.view().turn).toBe(24);
  });

  it('[MX-14] nothing happens after the end', () => {
    const table = playOut(new TestTable(), 1);
    const refusal = { code: 'game-over', rule: 'MX-14' };
    expect(table.refuse({ type: 'flip', card: '6' })).toEqual(refusal);
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 0 })).toEqual(refusal);
    expect(table.refuse({ type: 'take-back', seat: 0 })).toEqual(refusal);
    expect(metroX.moves(table.state, 0)).toEqual([]);
  });

  it('[MX-14] completions of the last turn count', () => {
    // Everything but H first; its third and last window then completes it with the last card of the game.
    const table = new TestTable().turn('6', 'H').turn('6', 'H');
    for (const line of 'AABBCCCDDDEEEFFGGIII') table.flip('6').mark(line, 0);
    expect(table.view()).toMatchObject({ over: false, windowsLeft: 1 });
    table.turn('6', 'H');
    expect(table.view()).toMatchObject({ over: true });
    expect(table.view().scores[0]).toMatchObject({ completed: 6 });
  });

  it('[MX-8] with no empty station left the free card does nothing, and must be passed', () => {
    const table = new TestTable();
    // A 6 on the line where it marks most, then the free card it brought back, until the map is full.
    while (table.view().scores[0]!.empty > 0) {
      const { state } = table.flip('6');
      const emptyAfter = (move: MetroXMove) => metroX.scores(metroX.apply(state, move))[0]!['empty']!;
      table.do([...metroX.moves(state, 0)].sort((a, b) => emptyAfter(a) - emptyAfter(b))[0]!);
      table.flip('free').free(table.view().boards[0]!.sheet.empty[0] ?? null);
    }
    table.do({ type: 'flip', card: '6' });
    table.do(metroX.moves(table.state, 0)[0]!).flip('free');
    expect(metroX.moves(table.state, 0)).toEqual([{ type: 'free', seat: 0, station: null }]);
    expect(table.refuse({ type: 'free', seat: 0, station: '0-0' })).toEqual({
      code: 'station-filled',
      rule: 'MX-8',
    });
    expect(table.free(null).view().scores[0]).toMatchObject({ empty: 0, penalty: 0 });
  });
});

describe('points', () => {
  it('[MX-15] bonuses and transfer numbers, less the penalty; it may be negative', () => {
    const table = new TestTable();
    expect(table.view().scores[0]).toEqual({
      completed: 0,
      transfers: 0,
      empty: 76,
      penalty: 10,
      total: -10,
    });
    table.turn('6', 'B').flip('6').mark('A', 4).turn('transfer', 'A');
    expect(table.view().scores[0]).toEqual({ completed: 2, transfers: 6, empty: 65, penalty: 10, total: -2 });
  });

  it.each([
    ['okazu', [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]],
    ['gamewright', [0, 0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 10]],
  ] as const)('[MX-16] the penalty of %s for 0 to 22 empty stations', (edition, expected) => {
    expect(expected.map((_, empty) => penaltyFor(EDITIONS[edition], empty))).toEqual(expected);
    expect(penaltyFor(EDITIONS[edition], 78)).toBe(10);
  });

  const score = (total: number, empty: number) => ({
    completed: total,
    transfers: 0,
    penalty: 0,
    empty,
    total,
  });

  it('[MX-17] most points, then fewest empty stations, then a shared place', () => {
    const places = standings([score(30, 9), score(34, 8), score(34, 7), score(34, 8), score(-3, 40)]);
    expect(places.map(({ seat, place }) => [seat, place])).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
      [0, 4],
      [4, 5],
    ]);
  });

  it('[MX-18] alone every completed line scores first', () => {
    const table = new TestTable().turn('6', 'B').turn('6', 'A');
    expect(table.view().boards[0]!.sheet.completed).toEqual([{ line: 'A', bonus: 'first', points: 2 }]);
  });

  it.each([
    [50, 'genius'],
    [49, 'professional'],
    [40, 'professional'],
    [39, 'advanced'],
    [30, 'advanced'],
    [29, 'intermediate'],
    [20, 'intermediate'],
    [19, 'average'],
    [10, 'average'],
    [9, 'practice'],
    [5, 'practice'],
    [4, 'much-practice'],
    [1, 'much-practice'],
    [0, 'rules-again'],
    [-10, 'rules-again'],
  ])('[MX-18] %i points: %s', (total, rank) => {
    expect(rankOf(total)).toBe(rank);
  });
});

describe('tables', () => {
  it('[MX-19] up to 30 seats', () => {
    const table = new TestTable({}, 30).flip('3');
    for (let seat = 29; seat >= 0; seat -= 1) table.mark('A', 3, seat);
    expect(metroX.turn(table.state).kind).toBe('chance');
    expect(table.view(29).boards[29]!.lines[0]!.filled).toBe(3);
  });

  it('[MX-19] a seat that the table does not have is refused', () => {
    const table = new TestTable({}, 2).flip('3');
    expect(table.refuse({ type: 'mark', seat: 2, line: 'A', count: 1 })).toEqual({
      code: 'unknown-seat',
      rule: 'MX-19',
    });
  });

  it('[MX-19] everyone gold: a later completion scores first too', () => {
    const table = new TestTable({ everyoneGold: true }, 2)
      .turn('6', 'H', 'H')
      .turn('6', 'H', 'H')
      .turn('6', 'H', 'A');
    expect(table.view().bonuses[7]).toMatchObject({ open: 'first', firstBy: [0] });
    table.turn('6', 'A', 'H');
    expect(table.view().scores.map(({ completed }) => completed)).toEqual([6, 6]);
  });
});
