import { useEffect, useState } from 'react';
import { isLineDead, type MetroXView } from '@/games/metro-x';

/** How far a seat had come: a line that is dead stays so for whatever comes later, and only for that. */
interface Moment {
  readonly seat: number;
  readonly turn: number;
  /** Windows and stations still to fill. */
  readonly left: number;
}

interface Found extends Moment {
  readonly lines: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The lines of a seat that nothing can complete any more. Found after the position was drawn, one line at a
 * time, so that no tap and no animation waits for the search; until then what was known before stays.
 */
export function useDeadLines(view: MetroXView, seat: number): ReadonlySet<string> {
  const { state, turn, boards } = view;
  const board = boards[seat];
  const left = leftOn(board);
  const [known, setKnown] = useState<Found>({ seat, turn, left, lines: NONE });
  useEffect(() => {
    const open = board?.lines.filter(({ complete }) => complete === null) ?? [];
    const lines = new Set<string>();
    let timer: ReturnType<typeof setTimeout>;
    const look = (at: number) => {
      const line = open[at];
      if (line === undefined) {
        setKnown((before) => learn(before, { seat, turn, left, lines }));
        return;
      }
      if (isLineDead(state, seat, line.id)) lines.add(line.id);
      timer = setTimeout(() => look(at + 1), 0);
    };
    timer = setTimeout(() => look(0), 0);
    return () => clearTimeout(timer);
  }, [state, board, seat, turn, left]);
  // Back in a replay, or after a take-back, the lines of the later position may be alive again.
  return holdsAt(known, { seat, turn, left }) ? known.lines : NONE;
}

function leftOn(board: MetroXView['boards'][number] | undefined): number {
  if (board === undefined) return 0;
  return board.lines.reduce((sum, { windowsLeft }) => sum + windowsLeft, board.sheet.empty.length);
}

const holdsAt = (found: Found, { seat, turn, left }: Moment): boolean =>
  found.seat === seat && (found.turn < turn || (found.turn === turn && found.left >= left));

/** Nobody draws again for what was known. */
const learn = (before: Found, found: Found): Found =>
  holdsAt(before, found) && isSame(before.lines, found.lines) ? before : found;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((line) => b.has(line));
