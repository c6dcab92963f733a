import { useEffect, useState } from 'react';
import { isLineDead, type MetroXView } from '@/games/metro-x';

/**
 * The lines of a seat that nothing can complete any more. Found after the position was drawn, one line at a
 * time, so that no tap and no animation waits for the search; until then what was last known stays.
 */
export function useDeadLines({ state, boards }: MetroXView, seat: number): ReadonlySet<string> {
  const [dead, setDead] = useState<ReadonlySet<string>>(() => new Set());
  const board = boards[seat];
  useEffect(() => {
    const open = board?.lines.filter(({ complete }) => complete === null) ?? [];
    const found = new Set<string>();
    let timer: ReturnType<typeof setTimeout>;
    const look = (at: number) => {
      const line = open[at];
      if (line === undefined) {
        setDead((before) => (isSame(before, found) ? before : found));
        return;
      }
      if (isLineDead(state, seat, line.id)) found.add(line.id);
      timer = setTimeout(() => look(at + 1), 0);
    };
    timer = setTimeout(() => look(0), 0);
    return () => clearTimeout(timer);
  }, [state, board, seat]);
  return dead;
}

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((line) => b.has(line));
