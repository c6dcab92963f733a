/** Looks one step ahead: takes the action after which its board looks best. */
import type { Seat } from '@/engine/game';
import { type BoardView, type LineView, metroX, type MetroXMove, type MetroXView } from '@/games/metro-x';

import type { Bot } from './bot';

/** What an average card marks on a line it may run along. */
const STRIDE = 2.6;

export const greedyMetroX: Bot<MetroXView, MetroXMove> = {
  choose(view, seat) {
    const { state } = view;
    let best: MetroXMove | null = null;
    let most = -Infinity;
    for (const move of metroX.moves(state, seat)) {
      const after = metroX.view(metroX.apply(state, move), seat);
      const worth = worthOf(after, seat);
      if (worth > most) [best, most] = [move, worth];
    }
    if (best === null) throw new Error('a seat that is due has a move');
    return best;
  },
};

/** In points: what is on the sheet, and what may still come. */
function worthOf(view: MetroXView, seat: Seat): number {
  const board = view.boards[seat]!;
  const score = view.scores[seat]!;
  return (
    score.transfers -
    emptyCost(board) +
    board.lines.reduce((sum, line, index) => {
      const bonus = view.bonuses[index]!;
      if (line.complete !== null) return sum + line.points;
      if (line.next === null) return sum + bonus[bonus.open];
      return sum + bonus[bonus.open] * chanceOf(line, view);
    }, 0)
  );
}

/** Every empty station may cost something in the end; more so when there are few windows to mark it. */
const emptyCost = ({ sheet }: BoardView): number => 0.35 * sheet.empty.length;

/** How likely the line will be complete: what its windows can mark against what it needs. */
function chanceOf(line: LineView, view: MetroXView): number {
  const needs = line.length - line.filled;
  const can = line.windowsLeft * STRIDE + 0.05 * view.windowsLeft;
  return 1 / (1 + Math.exp(1.1 * (needs - can)));
}
