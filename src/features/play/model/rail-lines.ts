/** What the rail shows of each line. */
import { previewMark, type LineView, type MarkPreview } from '@/games/metro-x';
import { getMap } from '@/maps/catalog';
import type { MapLine } from '@/maps/schema';
import { emptyOn, isFree, type SeatView } from './choice';

export type Closed = 'no-window' | 'no-empty' | 'acted';

export interface RailLine {
  readonly id: string;
  readonly colour: MapLine['colour'];
  readonly pattern: MapLine['pattern'];
  readonly line: LineView;
  /** Nothing that may still come can complete it. */
  readonly dead: boolean;
  /** What the open card would do there; null for the free card and between turns. */
  readonly preview: MarkPreview | null;
  readonly bonus: { readonly kind: 'first' | 'later'; readonly points: number };
  /** Who has the higher bonus, when it is gone. */
  readonly takenBy: readonly string[];
  /** Why it cannot be chosen now. */
  readonly closed: Closed | null;
}

export function railLines(
  at: SeatView,
  dead: ReadonlySet<string>,
  names: readonly string[] = [],
): readonly RailLine[] {
  const { view, seat } = at;
  const map = getMap(view.options.map);
  const board = view.boards[seat];
  if (board === undefined) return [];
  return map.lines.flatMap((drawn, index) => {
    const line = board.lines[index];
    const bonus = view.bonuses[index];
    if (line === undefined || bonus === undefined) return [];
    const preview = view.card === null || isFree(at) ? null : previewMark(view.state, seat, drawn.id);
    return [
      {
        id: drawn.id,
        colour: drawn.colour,
        pattern: drawn.pattern,
        line,
        dead: line.complete === null && dead.has(drawn.id),
        preview: preview?.refusal === null ? preview : null,
        bonus: { kind: bonus.open, points: bonus[bonus.open] },
        takenBy: bonus.open === 'first' ? [] : bonus.firstBy.map((by) => names[by] ?? '').filter(Boolean),
        closed: closedFor(at, line),
      },
    ];
  });
}

function closedFor(at: SeatView, line: LineView): Closed | null {
  if (at.view.acted[at.seat] === true) return 'acted';
  if (isFree(at)) return emptyOn(at, line.id).length === 0 ? 'no-empty' : null;
  return line.windowsLeft === 0 ? 'no-window' : null;
}
