import { metroX } from '@/games/metro-x';
import { TestTable } from './table';

describe('what a seat sees', () => {
  const open = () => new TestTable({}, 3).turn('3', 'A', 'A', 'A').flip('transfer').mark('G', 1, 0);

  it('its own action of the open turn, on its own board only', () => {
    const own = open().view(0);
    expect(own.pending).toEqual({ type: 'mark', seat: 0, line: 'G', count: 1 });
    expect(own.boards[0]!.pending).toEqual(['3-7']);
    expect(own.boards[0]!.stations['3-7']).toBe(6);
    expect(own.boards[0]!.lines[6]!.windows).toEqual(['transfer', null]);
    expect(own.scores[0]!.transfers).toBe(6);
    expect(own.acted).toEqual([true, false, false]);
  });

  it.each([1, 2, 'table'] as const)('but not to %s, who only learns that it has acted', (viewer) => {
    const view = open().view(viewer);
    expect(view.pending).toBeNull();
    expect(view.boards[0]!.pending).toEqual([]);
    expect(view.boards[0]!.stations['3-7']).toBe('empty');
    expect(view.scores[0]!.transfers).toBe(0);
    expect(view.acted).toEqual([true, false, false]);
    expect(JSON.stringify(view)).toBe(
      JSON.stringify(open().do({ type: 'take-back', seat: 0 }).mark('C', 0, 0).view(viewer)),
    );
  });

  it('a state it can go on asking the rules with', () => {
    const { state } = open().view(1);
    expect(metroX.turn(state)).toEqual({ kind: 'seats', seats: [0, 1, 2] });
    expect(metroX.moves(state, 1)).toEqual(metroX.moves(open().state, 1));
  });

  it('the deck, the turn and the reshuffle to come', () => {
    const view = new TestTable().turn('3', 'A').flip('6').view();
    expect(view).toMatchObject({
      turn: 2,
      card: '6',
      reshuffle: true,
      cardsLeft: 13,
      windowsLeft: 22,
      over: false,
    });
    expect(view.deck.map(({ card, left, of }) => `${card} ${left}/${of}`)).toEqual([
      '3 2/3',
      '4 3/3',
      '5 2/2',
      '6 0/1',
      'skip-2 2/2',
      'skip-3 1/1',
      'transfer 2/2',
      'free 1/1',
    ]);
  });

  it('[MX-15] a sheet on which every addend can be found again', () => {
    const table = new TestTable()
      .turn('6', 'B')
      .flip('6')
      .mark('A', 4)
      .turn('transfer', 'A')
      .turn('transfer', 'C');
    const { sheet } = table.view().boards[0]!;
    const score = table.view().scores[0]!;
    expect(sheet.completed).toEqual([{ line: 'A', bonus: 'first', points: 2 }]);
    expect(sheet.transfers).toEqual([
      { station: '3-7', points: 6 },
      { station: '2-3', points: 2 },
    ]);
    expect(sheet.empty).toHaveLength(score.empty);
    expect(score).toMatchObject({ completed: 2, transfers: 8 });
  });

  it('[MX-17] the standings once it is over, and none before', () => {
    const table = new TestTable({}, 2);
    expect(table.view().standings).toBeNull();
    for (const line of 'AABBCCCDDDEEEFFGGHHHIII') table.flip('6').mark(line, 0, 0).mark(line, undefined, 1);
    expect(table.view().standings!.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
});
