/** Components, turns, completion, take-back: MX-1 to MX-4 and MX-11 to MX-13. */
import { metroX } from '@/games/metro-x';
import { tablesFor } from '@/games/metro-x/tables';
import { MAP_IDS } from '@/maps/catalog';
import { TestTable } from './table';

describe('components', () => {
  it.each(MAP_IDS)('[MX-1] %s has 9 lines and 23 windows, 2 to 4 a line', (map) => {
    const tables = tablesFor(map, 'gamewright');
    expect(tables.lineIds).toHaveLength(9);
    expect(tables.windowsTotal).toBe(23);
    for (const windows of tables.windows) expect([2, 3, 4]).toContain(windows);
  });

  it('[MX-1] lines and stations that the map does not have are refused', () => {
    const table = new TestTable().flip('3');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'Z', count: 1 })).toEqual({
      code: 'unknown-line',
      rule: 'MX-1',
    });
    expect(table.refuse({ type: 'mark', seat: 0, line: '__proto__', count: 1 })?.code).toBe('unknown-line');
  });

  it('[MX-1] Osaka: P and Y share their end point', () => {
    const table = new TestTable({ map: 'osaka', edition: 'okazu' }).turn('6', 'P');
    expect(table.markAt('4-10')).toBe('crossed');
    expect(table.line('Y').filled).toBe(1);
  });

  it('[MX-2] every seat has its own copy of the map', () => {
    const table = new TestTable({}, 2).turn('3', 'A', 'C');
    expect(table.filled(0)).toEqual(['0-0', '1-0', '1-1']);
    expect(table.filled(1)).toEqual(['2-3', '3-3', '5-3']);
  });

  it.each([
    ['gamewright', 15, { '3': 3, '4': 3, '5': 2, '6': 1, 'skip-2': 2, 'skip-3': 1, transfer: 2, free: 1 }],
    ['okazu', 20, { '2': 2, '3': 4, '4': 4, '5': 2, '6': 1, 'skip-2': 2, 'skip-3': 1, transfer: 3, free: 1 }],
  ] as const)('[MX-3] the deck of %s has %i cards', (edition, size, deck) => {
    const view = new TestTable({ edition }).view();
    expect(view.cardsLeft).toBe(size);
    expect(Object.fromEntries(view.deck.map(({ card, left }) => [card, left]))).toEqual(deck);
  });

  it('[MX-3] a card that is not left cannot be flipped', () => {
    const table = new TestTable().turn('skip-3', 'A');
    expect(table.refuse({ type: 'flip', card: 'skip-3' })).toEqual({ code: 'card-not-left', rule: 'MX-3' });
    expect(table.refuse({ type: 'flip', card: '2' })).toEqual({ code: 'card-not-left', rule: 'MX-3' });
    expect(table.refuse({ type: 'flip', card: '4' })).toBeNull();
  });

  it('[MX-3] the odds follow what is left', () => {
    const turn = metroX.turn(new TestTable().turn('3', 'A').state);
    const odds =
      turn.kind === 'chance' ? turn.outcomes.map(({ outcome, weight }) => [outcome.card, weight]) : [];
    expect(Object.fromEntries(odds)).toEqual({
      ...{ '3': 2, '4': 3, '5': 2, '6': 1 },
      ...{ 'skip-2': 2, 'skip-3': 1, transfer: 2, free: 1 },
    });
  });
});

describe('a turn', () => {
  it('[MX-4] nobody acts before the first card', () => {
    const table = new TestTable();
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 1 })).toEqual({
      code: 'no-card',
      rule: 'MX-4',
    });
    expect(metroX.moves(table.state, 0)).toEqual([]);
  });

  it('[MX-4] all seats act, in any order, before the next card', () => {
    const table = new TestTable({}, 3).flip('3').mark('A', 3, 2);
    expect(metroX.turn(table.state)).toEqual({ kind: 'seats', seats: [0, 1] });
    expect(table.refuse({ type: 'flip', card: '4' })).toEqual({ code: 'seats-are-due', rule: 'MX-4' });
    table.mark('B', 3, 0).mark('C', 3, 1);
    expect(metroX.turn(table.state).kind).toBe('chance');
  });

  it('[MX-4] a seat acts once a card', () => {
    const table = new TestTable({}, 2).flip('3').mark('A', 3, 0);
    expect(table.refuse({ type: 'mark', seat: 0, line: 'B', count: 1 })).toEqual({
      code: 'already-acted',
      rule: 'MX-4',
    });
  });

  it('[MX-4] boards change when the turn closes, not before', () => {
    const table = new TestTable({}, 2).flip('transfer').mark('G', 1, 0);
    expect(table.view(1).boards[0]!.stations['3-7']).toBe('empty');
    expect(table.view('table').boards[0]!.stations['3-7']).toBe('empty');
    expect(metroX.scores(table.state)[0]!['transfers']).toBe(0);
    table.mark('G', 1, 1);
    expect(table.view(1).boards[0]!.stations['3-7']).toBe(6);
  });
});

describe('completion', () => {
  it('[MX-11] example 7: two seats complete H in the same turn, a third later: 6, 6, 4', () => {
    const table = new TestTable({}, 3)
      .turn('6', 'H', 'H', 'H')
      .turn('6', 'H', 'H', 'H')
      .turn('6', 'H', 'H', 'A');
    expect(table.view('table').bonuses.find(({ line }) => line === 'H')).toEqual({
      ...{ line: 'H', first: 6, later: 4 },
      ...{ open: 'later', firstBy: [0, 1], laterBy: [] },
    });
    table.turn('6', 'A', 'A', 'H');
    expect(table.view('table').boards.map(({ lines }) => lines[7]!.points)).toEqual([6, 6, 4]);
    expect(table.view('table').scores.map(({ completed }) => completed)).toEqual([6, 6, 4]);
    expect(table.view('table').bonuses[7]).toMatchObject({ firstBy: [0, 1], laterBy: [2] });
  });

  it('[MX-11] example 6: a free mark that fills the last empty station of two lines completes both', () => {
    const table = new TestTable({ map: 'tube-town' })
      .flip('6')
      .mark('K', 6)
      .flip('6')
      .mark('K', 2)
      .flip('6')
      .mark('N', 5);
    expect([table.line('K').complete, table.line('N').complete]).toEqual([null, null]);
    table.flip('free').free('4-10');
    expect(table.line('K')).toMatchObject({ complete: 'first', points: 3 });
    expect(table.line('N')).toMatchObject({ complete: 'first', points: 2, windowsLeft: 1 });
    expect(table.view().boards[0]!.sheet.completed).toEqual([
      { line: 'K', bonus: 'first', points: 3 },
      { line: 'N', bonus: 'first', points: 2 },
    ]);
  });

  it('[MX-11] windows are not needed: stations filled by other lines complete a line', () => {
    const table = new TestTable().turn('6', 'B').turn('6', 'A');
    expect(table.line('A')).toMatchObject({ complete: 'first', windowsLeft: 1 });
  });

  it('[MX-11] windows are not enough either', () => {
    const table = new TestTable().turn('3', 'A').turn('3', 'A');
    expect(table.line('A')).toMatchObject({ complete: null, windowsLeft: 0, points: 0 });
  });

  it('[MX-12] the 6 shuffles the whole deck, itself included, after everybody has acted', () => {
    const table = new TestTable({}, 2).turn('3', 'A', 'A').flip('free').free('9-1', 0).free('9-1', 1);
    table.flip('6').mark('B', 6, 0);
    expect(table.view()).toMatchObject({ cardsLeft: 12, reshuffle: true });
    table.mark('B', 6, 1);
    expect(table.view()).toMatchObject({ cardsLeft: 15, reshuffle: false });
    expect(table.view().deck.every(({ left, of }) => left === of)).toBe(true);
  });
});

describe('taking back', () => {
  const open = () => new TestTable({}, 2).flip('3').mark('A', 3, 0);

  it('[MX-13] until the turn closes a seat may take its action back and act again', () => {
    const table = open();
    expect(metroX.moves(table.state, 0)).toEqual([{ type: 'take-back', seat: 0 }]);
    table.do({ type: 'take-back', seat: 0 });
    expect(metroX.turn(table.state)).toEqual({ kind: 'seats', seats: [0, 1] });
    table.mark('C', 3, 0).mark('A', 3, 1);
    expect(table.filled(0)).toEqual(['2-3', '3-3', '5-3']);
    expect(table.line('A', 0).windowsLeft).toBe(2);
  });

  it('[MX-13] nothing can be taken back after the turn closed', () => {
    const table = open().mark('A', 3, 1);
    expect(table.refuse({ type: 'take-back', seat: 0 })).toEqual({ code: 'turn-closed', rule: 'MX-13' });
    table.flip('4');
    expect(table.refuse({ type: 'take-back', seat: 0 })).toEqual({
      code: 'nothing-to-take-back',
      rule: 'MX-13',
    });
  });

  it('[MX-13] only what oneself has done', () => {
    expect(open().refuse({ type: 'take-back', seat: 1 })).toEqual({
      code: 'nothing-to-take-back',
      rule: 'MX-13',
    });
  });

  it('[MX-13] a table may switch it off', () => {
    const table = new TestTable({ takeBack: false }, 2).flip('3').mark('A', 3, 0);
    expect(table.refuse({ type: 'take-back', seat: 0 })).toEqual({ code: 'take-back-off', rule: 'MX-13' });
    expect(metroX.moves(table.state, 0)).toEqual([]);
  });

  it('[MX-13] alone the turn closes with the action', () => {
    const table = new TestTable().turn('3', 'A');
    expect(table.refuse({ type: 'take-back', seat: 0 })).toEqual({ code: 'turn-closed', rule: 'MX-13' });
  });
});
