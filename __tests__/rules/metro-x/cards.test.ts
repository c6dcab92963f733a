/** What the cards do: MX-5 to MX-10, with the examples of the rules page. */
import { TestTable } from './table';

const metroCity = (seats = 1) => new TestTable({ map: 'metro-city' }, seats);
const tubeTown = () => new TestTable({ map: 'tube-town' });

describe('numbers', () => {
  it('[MX-5] example 1: a 3 on B of an empty Metro City marks 0-0, 1-0 and 1-1, which is also on A', () => {
    const table = metroCity().turn('3', 'B');
    expect(table.filled()).toEqual(['0-0', '1-0', '1-1']);
    expect(table.line('A')).toMatchObject({ filled: 3, windowsLeft: 2, next: { station: '2-1', place: 4 } });
    expect(table.line('B')).toMatchObject({ filled: 3, windowsLeft: 1, windows: ['3', null] });
  });

  it('[MX-5] filled stations before the first empty one are passed freely', () => {
    const table = metroCity().turn('6', 'B').turn('3', 'A');
    expect(table.line('A')).toMatchObject({ filled: 9, next: { station: '4-6', place: 10 } });
  });

  it('[MX-5] a number stops at a filled station', () => {
    // E crosses 4-6, the tenth station of A.
    const table = metroCity().turn('3', 'E').turn('6', 'B').turn('6', 'A');
    expect(table.line('A')).toMatchObject({ filled: 10, next: { station: '3-7', place: 11 } });
    expect(table.markAt('4-5')).toBe('crossed');
    expect(table.markAt('3-7')).toBe('empty');
  });

  it('[MX-5] a number stops after the end point', () => {
    const table = tubeTown().turn('6', 'N');
    expect(table.line('N')).toMatchObject({ filled: 6, next: null });
    expect(tubeTown().turn('4', 'N').turn('5', 'N').line('N').filled).toBe(6);
  });

  it('[MX-5] a line without an empty window cannot be chosen', () => {
    const table = metroCity().turn('3', 'A').turn('3', 'A').flip('4');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 1 })).toEqual({
      code: 'no-window',
      rule: 'MX-5',
    });
  });

  it('[MX-5] more than the card marks is refused', () => {
    const table = metroCity().flip('3');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 4 })).toEqual({
      code: 'too-many',
      rule: 'MX-5',
    });
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 3 })).toBeNull();
  });

  it('[MX-5] the order of the line counts, not the map: 4-10 ends both K and N of Tube Town (example 4)', () => {
    const table = tubeTown().turn('6', 'N');
    expect(table.markAt('4-10')).toBe('crossed');
    expect(table.line('K')).toMatchObject({ filled: 1, next: { station: '4-3', place: 1 } });
  });
});

describe('skips', () => {
  /** Tube Town with 1-6 and 2-5 crossed; R takes the 6s that bring the free card back. */
  const gapOnM = () =>
    new TestTable({ map: 'tube-town', edition: 'okazu' })
      .turn('6', 'R')
      .flip('free')
      .free('1-6')
      .turn('6', 'R')
      .flip('free')
      .free('2-5');

  it('[MX-6] example 3: with 1-6 and 2-5 crossed a 2 on M marks only 0-7', () => {
    expect(gapOnM().turn('2', 'M').line('M')).toMatchObject({ next: { station: '3-5', place: 4 } });
  });

  it('[MX-6] example 3: a skip 2 marks 0-7 and 3-5', () => {
    const table = gapOnM().turn('skip-2', 'M');
    expect(table.markAt('0-7')).toBe('crossed');
    expect(table.line('M').next).toEqual({ station: '4-5', place: 5 });
  });

  it('[MX-6] a skip ends with the line when no more stations are empty', () => {
    const table = tubeTown().turn('5', 'N').turn('skip-3', 'N');
    expect(table.line('N')).toMatchObject({ filled: 6, windows: ['5', 'skip-3'], complete: 'first' });
  });

  it('[MX-6] its refusals name its rule', () => {
    const table = metroCity().flip('skip-2');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 3 })).toEqual({
      code: 'too-many',
      rule: 'MX-6',
    });
  });
});

describe('transfers', () => {
  it.each(['F', 'G'])('[MX-7] example 2: 3-7 is on three lines, a transfer on %s writes 6 there', (line) => {
    const table = metroCity().turn('transfer', line);
    expect(table.markAt('3-7')).toBe(6);
    expect(table.view().scores[0]).toMatchObject({ transfers: 6, empty: 75 });
  });

  it('[MX-7] example 2: the same from the end of A', () => {
    const table = metroCity().turn('6', 'B').flip('6').mark('A', 4).turn('transfer', 'A');
    expect(table.markAt('3-7')).toBe(6);
    expect(table.line('A')).toMatchObject({ windows: ['6', 'transfer'], complete: 'first', points: 2 });
  });

  it('[MX-7] example 5: on a station of one line it writes 2', () => {
    expect(metroCity().turn('transfer', 'C').markAt('2-3')).toBe(2);
  });

  it('[MX-7] it marks one station and no more', () => {
    const table = metroCity().flip('transfer');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'C', count: 2 })).toEqual({
      code: 'too-many',
      rule: 'MX-7',
    });
  });

  it('[MX-7] a station that holds a number is filled', () => {
    const table = metroCity().turn('transfer', 'G').flip('free');
    expect(table.refuse({ type: 'free', seat: 0, station: '3-7' })).toEqual({
      code: 'station-filled',
      rule: 'MX-8',
    });
  });
});

describe('the free card', () => {
  it('[MX-8] marks any one empty station and uses no window', () => {
    const table = metroCity().flip('free').free('9-1');
    expect(table.filled()).toEqual(['9-1']);
    expect(table.view().windowsLeft).toBe(23);
  });

  it('[MX-8] refuses lines, filled and unknown stations', () => {
    const table = metroCity().turn('3', 'A').flip('free');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 1 })).toEqual({
      code: 'card-needs-station',
      rule: 'MX-8',
    });
    expect(table.refuse({ type: 'free', seat: 0, station: '0-0' })).toEqual({
      code: 'station-filled',
      rule: 'MX-8',
    });
    expect(table.refuse({ type: 'free', seat: 0, station: '99-9' })).toEqual({
      code: 'unknown-station',
      rule: 'MX-1',
    });
  });

  it('[MX-8] other cards refuse stations', () => {
    const codes = (['3', 'skip-2', 'transfer'] as const).map((card) =>
      metroCity().flip(card).refuse({ type: 'free', seat: 0, station: '0-0' }),
    );
    expect(codes).toEqual(['MX-5', 'MX-6', 'MX-7'].map((rule) => ({ code: 'card-needs-line', rule })));
  });

  it.each(['gamewright', 'okazu'] as const)(
    '[MX-10] %s: it must be used while a station is empty',
    (edition) => {
      const table = new TestTable({ edition }).flip('free');
      expect(table.refuse({ type: 'free', seat: 0, station: null })).toEqual({
        code: 'free-unused',
        rule: 'MX-10',
      });
    },
  );
});

describe('full lines and fewer marks', () => {
  const fullA = (edition: 'gamewright' | 'okazu') => new TestTable({ edition }).turn('6', 'B').turn('6', 'A');

  it.each(['4', 'skip-2', 'transfer'] as const)(
    '[MX-9] a full line with an empty window takes a %s',
    (card) => {
      for (const edition of ['gamewright', 'okazu'] as const) {
        const table = fullA(edition);
        const before = table.filled();
        table.turn(card, 'A');
        expect(table.filled()).toEqual(before);
        expect(table.line('A')).toMatchObject({ windows: ['6', card], windowsLeft: 0 });
        expect(table.view().scores[0]).toMatchObject({ completed: 2, transfers: 0 });
      }
    },
  );

  it('[MX-9] nothing can be marked there', () => {
    const table = fullA('gamewright').flip('3');
    expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 1 })).toEqual({
      code: 'too-many',
      rule: 'MX-9',
    });
  });

  it('[MX-10] gamewright: a shorter prefix, down to none, and the window is filled all the same', () => {
    const table = metroCity().flip('5').mark('A', 2);
    expect(table.filled()).toEqual(['0-0', '1-0']);
    table.flip('4').mark('A', 0);
    expect(table.filled()).toEqual(['0-0', '1-0']);
    expect(table.line('A')).toMatchObject({ windows: ['5', '4'], windowsLeft: 0 });
  });

  it('[MX-10] gamewright: a transfer may leave its station unmarked', () => {
    const table = metroCity().flip('transfer').mark('G', 0);
    expect(table.markAt('3-7')).toBe('empty');
    expect(table.line('G').windows).toEqual(['transfer', null]);
  });

  it('[MX-10] gamewright: a skip may be cut short too', () => {
    expect(metroCity().flip('skip-3').mark('A', 1).filled()).toEqual(['0-0']);
  });

  it('[MX-10] okazu: the full effect is compulsory', () => {
    for (const card of ['3', 'skip-3', 'transfer'] as const) {
      const table = new TestTable({ edition: 'okazu' }).flip(card);
      expect(table.refuse({ type: 'mark', seat: 0, line: 'A', count: 0 })).toEqual({
        code: 'too-few',
        rule: 'MX-10',
      });
    }
  });
});
