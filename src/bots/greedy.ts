/** Looks one step ahead: takes the action after which its board looks best. */
import type { Seat } from '@/engine/game';
import {
  type LineView,
  metroX,
  type MetroXMove,
  type MetroXView,
  previewFree,
  previewMark,
} from '@/games/metro-x';
import { getMap } from '@/maps/catalog';

import type { Bot } from './bot';

/** What a window marks on its line, about. */
const STRIDE = 3;
/** How sharply the chance falls with every station that its windows are short of. */
const SLOPE = 0.9;
/** What an empty station costs, about; in the end it is less for a few and more for many. */
const EMPTY = 0.55;
/** Other lines help: so many stations of a line for every window that is left anywhere. */
const HELP = 0.05;

export const greedyMetroX: Bot<MetroXView, MetroXMove> = {
  choose(view, seat) {
    let best: MetroXMove | null = null;
    let most = -Infinity;
    for (const move of metroX.moves(view.state, seat)) {
      const worth = worthOf(view, seat, move);
      if (worth > most) [best, most] = [move, worth];
    }
    if (best === null) throw new Error('a seat that is due has a move');
    return best;
  },
};

/** In points: what the move brings now, and what its board may still bring. */
function worthOf(view: MetroXView, seat: Seat, move: MetroXMove): number {
  const { stations, writes } =
    move.type === 'mark'
      ? previewMark(view.state, seat, move.line, move.count)
      : previewFree(view.state, seat, move.type === 'free' ? move.station : null);
  const { lines } = getMap(view.options.map);
  const used = move.type === 'mark' ? move.line : null;
  let worth = (writes ?? 0) + EMPTY * stations.length;
  for (const [index, line] of view.boards[seat]!.lines.entries()) {
    if (line.complete !== null) continue;
    const bonus = view.bonuses[index]!;
    const marked = stations.filter((station) => lines[index]!.stations.includes(station)).length;
    const windows = line.windowsLeft - (line.id === used ? 1 : 0);
    worth += bonus[bonus.open] * chanceOf(line, { marked, windows, all: view.windowsLeft - 1 });
  }
  return worth;
}

/** How likely the line will be complete: what its windows can mark against what it needs. */
function chanceOf(line: LineView, after: { marked: number; windows: number; all: number }): number {
  const needs = line.length - line.filled - after.marked;
  if (needs === 0) return 1;
  return 1 / (1 + Math.exp(SLOPE * (needs - after.windows * STRIDE - after.all * HELP)));
}
