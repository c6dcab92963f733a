import { act, renderHook } from '@testing-library/react-native';
import { useDeadLines } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';

/** Which lines are dead is the rules' to say; here each position simply names them. */
jest.mock('@/games/metro-x', () => ({
  ...jest.requireActual<object>('@/games/metro-x'),
  isLineDead: ({ dead }: { dead: string }, seat: number, line: string) => dead.includes(`${line}${seat}`),
}));

/** Only what the hook reads of a view. */
const view = (turn: number, empty: number, dead: string): MetroXView => {
  const board = {
    lines: ['A', 'B'].map((id) => ({ id, complete: null, windowsLeft: 1 })),
    sheet: { empty: Array.from({ length: empty }, String) },
  };
  return { state: { dead }, turn, boards: [board, board] } as unknown as MetroXView;
};

const EARLY = view(3, 9, '');
const BEFORE_THE_MARK = view(8, 5, 'B1');
const LATE = view(8, 2, 'A0 B1');
const LATER = view(9, 2, 'A0 B0 B1');

const found = () => act(() => jest.runAllTimers());

function lookAt(first: MetroXView) {
  const { result, rerender } = renderHook(
    ({ at, seat }: { at: MetroXView; seat: number }) => useDeadLines(at, seat),
    { initialProps: { at: first, seat: 0 } },
  );
  return { dead: () => [...result.current], go: (at: MetroXView, seat = 0) => rerender({ at, seat }) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps the dead lines that were known while it looks at a later position', () => {
  const { dead, go } = lookAt(LATE);
  expect(dead()).toEqual([]);
  found();
  expect(dead()).toEqual(['A']);
  go(LATER);
  expect(dead()).toEqual(['A']);
  found();
  expect(dead()).toEqual(['A', 'B']);
});

it.each([
  ['an earlier turn', EARLY],
  ['the same turn before it was marked', BEFORE_THE_MARK],
])('forgets them at once at %s', (_where, earlier) => {
  const { dead, go } = lookAt(LATE);
  found();
  go(earlier);
  expect(dead()).toEqual([]);
  found();
  go(LATE);
  found();
  expect(dead()).toEqual(['A']);
});

it('takes no line of one seat for dead on the board of another', () => {
  const { dead, go } = lookAt(LATE);
  found();
  go(LATE, 1);
  expect(dead()).toEqual([]);
  found();
  expect(dead()).toEqual(['B']);
});
