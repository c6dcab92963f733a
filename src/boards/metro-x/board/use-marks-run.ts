import { useEffect, useMemo, useState } from 'react';
import type { BoardView } from '@/games/metro-x';
import type { MapDrawing } from '@/maps/drawing/model';

const STEP_MS = 75;
/** More than one card can mark: a jump through the match, to be shown at once. */
const LONGEST = 6;

/** Stations that became filled, in the order in which a train would pass them; empty after a jump. */
export function freshMarks(drawing: MapDrawing, before: BoardView, after: BoardView): readonly string[] {
  const ids = drawing.stations.map(({ id }) => id);
  const isFilled = ({ stations }: BoardView, id: string) => (stations[id] ?? 'empty') !== 'empty';
  if (ids.some((id) => isFilled(before, id) && !isFilled(after, id))) return [];
  const fresh = ids.filter((id) => isFilled(after, id) && !isFilled(before, id));
  if (fresh.length === 0 || fresh.length > LONGEST) return [];
  const orders = drawing.lines.map(({ route }) => route.stops.map(({ station }) => station));
  const order = orders.find((stops) => fresh.every((id) => stops.includes(id)));
  return order === undefined ? fresh : order.filter((id) => fresh.includes(id));
}

const freshlyComplete = (before: BoardView, after: BoardView): readonly string[] => {
  const known = new Set(before.lines.filter(({ complete }) => complete !== null).map(({ id }) => id));
  return after.lines.filter(({ id, complete }) => complete !== null && !known.has(id)).map(({ id }) => id);
};

export interface MarksRun {
  /** Filled already, but still to be revealed. */
  readonly hidden: ReadonlySet<string>;
  /** The station whose mark has just appeared. */
  readonly latest: string | null;
  /** Lines to be celebrated now; their light must not show before. */
  readonly celebrated: readonly string[];
  readonly unlit: readonly string[];
}

interface Run {
  readonly board: BoardView;
  readonly trail: readonly string[];
  readonly completed: readonly string[];
  readonly shown: number;
}

const NONE: readonly string[] = [];

/** Marks appear one after another along the line; the first one at once, so that Confirm answers at once. */
export function useMarksRun(drawing: MapDrawing, board: BoardView, reducedMotion: boolean): MarksRun {
  const [run, setRun] = useState<Run>({ board, trail: NONE, completed: NONE, shown: 0 });
  if (run.board !== board) {
    const trail = reducedMotion ? NONE : freshMarks(drawing, run.board, board);
    const fresh = reducedMotion ? NONE : freshlyComplete(run.board, board);
    // The view of a closing turn comes in two steps: what it completes belongs to the marks still running.
    const isRunning = trail.length === 0 && run.shown < run.trail.length && !reducedMotion;
    setRun(
      isRunning
        ? { ...run, board, completed: [...run.completed, ...fresh] }
        : { board, trail, completed: fresh, shown: Math.min(1, trail.length) },
    );
  }

  const running = run.shown < run.trail.length;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setRun((now) => ({ ...now, shown: now.shown + 1 })), STEP_MS);
    return () => clearTimeout(timer);
  }, [running, run.shown]);

  const hidden = useMemo(() => new Set(run.trail.slice(run.shown)), [run.trail, run.shown]);
  return {
    hidden,
    latest: run.trail[run.shown - 1] ?? null,
    celebrated: running ? NONE : run.completed,
    unlit: running ? run.completed : NONE,
  };
}
