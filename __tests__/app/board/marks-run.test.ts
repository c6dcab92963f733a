import { act, renderHook } from '@testing-library/react-native';
import type { BoardView, MetroXEvent } from '@/games/metro-x';
import { freshMarks, useMarksRun } from '@/boards/metro-x/board/use-marks-run';
import { boardAfter, drawing } from './positions';

const flip3: MetroXEvent = { type: 'flip', card: '3' };
const markB: MetroXEvent = { type: 'mark', seat: 0, line: 'B', count: 3 };
const empty = boardAfter();
const marked = boardAfter(flip3, markB);

describe('the order of fresh marks', () => {
  it('is the order of the line', () => {
    expect(freshMarks(drawing, empty, marked)).toEqual(['0-0', '1-0', '1-1']);
  });

  it('is nothing after a take-back', () => {
    expect(freshMarks(drawing, marked, empty)).toEqual([]);
  });

  it('is nothing after a jump through the match', () => {
    const flip5: MetroXEvent = { type: 'flip', card: '5' };
    const markH: MetroXEvent = { type: 'mark', seat: 0, line: 'H', count: 5 };
    expect(freshMarks(drawing, empty, boardAfter(flip3, markB, flip5, markH))).toEqual([]);
  });
});

describe('a run of marks', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const run = (reducedMotion: boolean) =>
    renderHook(({ board }: { board: BoardView }) => useMarksRun(drawing, board, reducedMotion), {
      initialProps: { board: empty },
    });

  it('shows the first mark at once and the others one after another', () => {
    const { result, rerender } = run(false);
    rerender({ board: marked });
    expect([...result.current.hidden]).toEqual(['1-0', '1-1']);
    expect(result.current.latest).toBe('0-0');
    act(() => jest.advanceTimersByTime(80));
    expect([...result.current.hidden]).toEqual(['1-1']);
    act(() => jest.advanceTimersByTime(80));
    expect([...result.current.hidden]).toEqual([]);
  });

  it('shows everything at once under reduced motion', () => {
    const { result, rerender } = run(true);
    rerender({ board: marked });
    expect(result.current.hidden.size).toBe(0);
    expect(result.current.latest).toBeNull();
  });

  it('celebrates a completed line when its last mark has appeared, not before', () => {
    const { result, rerender } = run(false);
    const lines = marked.lines.map((line) =>
      line.id === 'B' ? { ...line, complete: 'first' as const } : line,
    );
    rerender({ board: { ...marked, lines } });
    expect(result.current).toMatchObject({ celebrated: [], unlit: ['B'] });
    act(() => jest.advanceTimersByTime(80));
    act(() => jest.advanceTimersByTime(80));
    expect(result.current).toMatchObject({ celebrated: ['B'], unlit: [] });
  });

  it('does not start over when an equal position arrives while it runs', () => {
    const { result, rerender } = run(false);
    rerender({ board: marked });
    act(() => jest.advanceTimersByTime(80));
    rerender({ board: { ...marked } });
    expect([...result.current.hidden]).toEqual(['1-1']);
  });
});
