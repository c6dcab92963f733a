import { useEffect, useState } from 'react';
import type { BoardView, LineView } from '@/games/metro-x';

export interface Completions {
  /** The lines that the last turn completed. */
  readonly lines: readonly LineView[];
  /** For a short while after it. */
  readonly isNew: boolean;
}

const NEW_MS = 2200;
const NONE: readonly LineView[] = [];

function freshlyComplete(before: BoardView, after: BoardView): readonly LineView[] {
  const known = new Set(before.lines.filter(({ complete }) => complete !== null).map(({ id }) => id));
  const lines = after.lines.filter(({ id, complete }) => complete !== null && !known.has(id));
  return lines.length === 0 ? NONE : lines;
}

export function useCompletions(board: BoardView): Completions {
  const [seen, setSeen] = useState({ board, lines: NONE, isNew: false });
  if (seen.board !== board) {
    const lines = freshlyComplete(seen.board, board);
    setSeen({ board, lines, isNew: lines.length > 0 });
  }
  const { lines, isNew } = seen;
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, isNew: false })), NEW_MS);
    return () => clearTimeout(timer);
  }, [isNew, lines]);
  return { lines, isNew };
}
