import { metroX, type MetroXMove, previewFree, previewMark } from '@/games/metro-x';
import { nextBelow, randomAt } from '@/engine/random';
import { MAP_IDS } from '@/maps/catalog';
import { TestTable } from './table';

const mark = (table: TestTable, line: string, count?: number) =>
  previewMark(table.view().state, 0, line, count);

describe('the preview of a mark', () => {
  it('[MX-5] stops when the card is used up', () => {
    expect(mark(new TestTable().flip('3'), 'B')).toMatchObject({
      ...{ refusal: null, stations: ['0-0', '1-0', '1-1'], count: 3, fewest: 0, most: 3 },
      ...{ stop: 'count', stopsAt: null, writes: null, completes: [], delta: 0 },
    });
  });

  it('[MX-5] stops at a filled station, and says which', () => {
    const table = new TestTable().turn('3', 'E').turn('6', 'B').flip('5');
    expect(mark(table, 'A')).toMatchObject({
      stations: ['4-2', '4-4', '4-5'],
      stop: 'filled',
      stopsAt: '4-6',
    });
  });

  it('[MX-5] stops at the end point', () => {
    const table = new TestTable({ map: 'tube-town' }).turn('3', 'N').flip('5');
    expect(mark(table, 'N')).toMatchObject({
      stations: ['2-10', '3-10', '4-10'],
      stop: 'end',
      stopsAt: null,
    });
  });

  it('[MX-6] a skip passes filled stations', () => {
    const table = new TestTable().turn('3', 'E').turn('6', 'B').flip('5').mark('A').flip('skip-3');
    expect(mark(table, 'A')).toMatchObject({
      stations: ['3-7'],
      stop: 'end',
      completes: [{ line: 'A', points: 2 }],
    });
  });

  it('[MX-7] a transfer writes its number and earns it', () => {
    expect(mark(new TestTable().flip('transfer'), 'G')).toMatchObject({
      stations: ['3-7'],
      writes: 6,
      delta: 6,
    });
    expect(mark(new TestTable().flip('transfer'), 'G', 0)).toMatchObject({
      stations: [],
      writes: null,
      delta: 0,
    });
  });

  it('[MX-9] a full line takes the card without a mark', () => {
    const table = new TestTable().turn('6', 'B').turn('6', 'A').flip('3');
    expect(mark(table, 'A')).toMatchObject({
      refusal: null,
      stations: [],
      most: 0,
      stop: 'line-full',
      delta: 0,
    });
  });

  it('[MX-10] fewer are chosen, or cannot be', () => {
    expect(mark(new TestTable().flip('5'), 'A', 2)).toMatchObject({
      stations: ['0-0', '1-0'],
      stop: 'chosen',
      most: 5,
    });
    const okazu = mark(new TestTable({ edition: 'okazu' }).flip('5'), 'A', 2);
    expect(okazu).toMatchObject({
      refusal: { code: 'too-few', rule: 'MX-10' },
      stations: [],
      fewest: 5,
      most: 5,
    });
  });

  it('[MX-11] names every line it completes, with the bonus that is open', () => {
    const table = new TestTable({}, 2).turn('6', 'B', 'C').turn('6', 'A', 'B').flip('6');
    expect(previewMark(table.view(1).state, 1, 'A')).toMatchObject({
      completes: [{ line: 'A', bonus: 'later', points: 1 }],
      delta: 1,
    });
  });

  it('says why a line cannot be chosen', () => {
    expect(mark(new TestTable(), 'A').refusal?.code).toBe('no-card');
    expect(mark(new TestTable().flip('3'), 'Z').refusal?.code).toBe('unknown-line');
    expect(mark(new TestTable().turn('3', 'A').turn('3', 'A').flip('3'), 'A').refusal?.code).toBe(
      'no-window',
    );
    expect(mark(new TestTable().flip('free'), 'A').refusal?.code).toBe('card-needs-station');
  });
});

describe('the preview of a free mark', () => {
  it('[MX-8] shows both lines that the last station completes', () => {
    const table = new TestTable({ map: 'tube-town' })
      .flip('6')
      .mark('K', 6)
      .flip('6')
      .mark('K', 2)
      .flip('6')
      .mark('N', 5);
    const preview = previewFree(table.flip('free').view().state, 0, '4-10');
    expect(preview).toMatchObject({ refusal: null, stations: ['4-10'], delta: 5 });
    expect(preview.completes.map(({ line }) => line)).toEqual(['K', 'N']);
    expect(previewFree(table.view().state, 0, '4-3').refusal).toMatchObject({
      code: 'station-filled',
      rule: 'MX-8',
    });
  });
});

it('promises exactly what the move then does, in random games on every map', () => {
  for (let index = 0; index < 24; index += 1) {
    const random = randomAt('preview', index);
    const table = new TestTable({
      map: MAP_IDS[index % 4]!,
      edition: index % 3 === 0 ? 'okazu' : 'gamewright',
    });
    for (;;) {
      const turn = metroX.turn(table.state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        table.do(turn.outcomes[nextBelow(random, turn.outcomes.length)]!.outcome);
        continue;
      }
      const moves = metroX.moves(table.state, 0);
      const move = moves[nextBelow(random, moves.length)]!;
      const before = { total: table.view().scores[0]!.total, filled: new Set(table.filled()) };
      const preview = previewOf(table, move);
      table.do(move);
      expect(preview.refusal).toBeNull();
      expect(table.view().scores[0]!.total - before.total).toBe(preview.delta);
      expect(
        table
          .filled()
          .filter((id) => !before.filled.has(id))
          .sort(),
      ).toEqual([...preview.stations].sort());
    }
  }
});

function previewOf(table: TestTable, move: MetroXMove) {
  if (move.type === 'mark') return previewMark(table.state, 0, move.line, move.count);
  return previewFree(table.state, 0, move.type === 'free' ? move.station : null);
}
