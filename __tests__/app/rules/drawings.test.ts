import type { Cell } from '@/features/rules/drawings/mark';
import { penaltySteps, rankSteps } from '@/features/rules/drawings/steps';
import { STRIPS } from '@/features/rules/drawings/strips';
import { EDITION_IDS, EDITIONS, RANKS, type Card } from '@/games/metro-x';

/** What a card marks on a line, written straight from the rules: filled or not, from the start point on. */
function marks(card: Card, filled: readonly boolean[]): number[] {
  const skips = card.startsWith('skip-');
  const most = Number(card.replace('skip-', ''));
  const found: number[] = [];
  for (let at = filled.indexOf(false); at >= 0 && at < filled.length && found.length < most; at += 1) {
    if (!filled[at]) found.push(at);
    else if (!skips) break;
  }
  return found;
}

const placesOf = (cells: readonly Cell[], ...kinds: readonly Cell[]) =>
  cells.flatMap((cell, at) => (kinds.includes(cell) ? [at] : []));

describe.each(EDITION_IDS)('drawings of %s', (edition) => {
  const strips = STRIPS[edition];

  it.each(['MX-5', 'MX-6', 'MX-9', 'MX-13'] as const)('[%s] the example is what the rule says', (rule) => {
    const { card, cells } = strips[rule]!;
    const before = cells.map((cell) => cell === 'filled');
    expect(placesOf(cells, 'new', 'ghost')).toEqual(marks(card!, before));
  });

  it('[MX-10] uses fewer only where the edition allows it', () => {
    const { card, cells } = strips['MX-10']!;
    const all = marks(
      card!,
      cells.map((cell) => cell === 'filled'),
    );
    const drawn = placesOf(cells, 'new');
    expect(drawn).toEqual(all.slice(0, drawn.length));
    expect(drawn.length < all.length).toBe(EDITIONS[edition].fewer);
  });

  it('[MX-7] the number is twice the lines that stop there, at the first empty station', () => {
    const { cells, crossed } = strips['MX-7']!;
    expect(cells[crossed!.at]).toBe(2 * (crossed!.lines + 1));
    expect(cells.findIndex((cell) => cell !== 'filled')).toBe(crossed!.at);
  });

  it('[MX-8] the free card fills one station and no window', () => {
    const { cells, windows } = strips['MX-8']!;
    expect(placesOf(cells, 'new')).toHaveLength(1);
    expect(windows).toEqual([null, null]);
  });

  it('[MX-11] the completed line has no empty station', () => {
    expect(strips['MX-11']!.cells).not.toContain('empty');
  });
});

describe('tables', () => {
  const rows = (edition: (typeof EDITION_IDS)[number]) =>
    penaltySteps(EDITIONS[edition].penalty).map(({ from, to, penalty }) => [from, to, penalty]);

  it('[MX-16] joins the empty stations that cost the same', () => {
    expect(rows('okazu')).toEqual([
      [0, 5, 0],
      [6, 6, 1],
      [7, 7, 2],
      [8, 8, 3],
      [9, 10, 4],
      [11, 12, 5],
      [13, 14, 6],
      [15, 16, 7],
      [17, 18, 8],
      [19, 20, 9],
      [21, null, 10],
    ]);
    expect(rows('gamewright').slice(0, 2)).toEqual([
      [0, 4, 0],
      [5, 5, 1],
    ]);
    expect(rows('gamewright').at(-1)).toEqual([20, null, 10]);
  });

  it('[MX-18] gives each rank its range', () => {
    expect(rankSteps(RANKS).map(({ from, to }) => [from, to])).toEqual([
      [50, null],
      [40, 49],
      [30, 39],
      [20, 29],
      [10, 19],
      [5, 9],
      [1, 4],
      [null, 0],
    ]);
  });
});
