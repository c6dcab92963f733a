/** What Confirm would do with the present choice. */
import type { ActionPreview, MarkPreview } from '@/games/metro-x/preview';
import { previewFree, previewMark, type MetroXMove } from '@/games/metro-x';
import { isFree, type Choice, type SeatView } from './choice';

export type Plan =
  | { readonly kind: 'none' }
  | { readonly kind: 'mark'; readonly move: MetroXMove; readonly preview: MarkPreview }
  | {
      readonly kind: 'free';
      readonly move: MetroXMove;
      readonly preview: ActionPreview;
      readonly station: string | null;
    };

const NONE: Plan = { kind: 'none' };

export function planOf(at: SeatView, choice: Choice): Plan {
  const { view, seat } = at;
  if (view.card === null || view.acted[seat] === true) return NONE;
  if (!isFree(at)) {
    if (choice.line === null) return NONE;
    const preview = previewMark(view.state, seat, choice.line, choice.count ?? undefined);
    if (preview.refusal !== null) return NONE;
    return { kind: 'mark', preview, move: { type: 'mark', seat, line: choice.line, count: preview.count } };
  }
  const isBoardFull = view.scores[seat]?.empty === 0;
  if (choice.station === null && !isBoardFull) return NONE;
  const preview = previewFree(view.state, seat, choice.station);
  if (preview.refusal !== null) return NONE;
  return {
    kind: 'free',
    preview,
    station: choice.station,
    move: { type: 'free', seat, station: choice.station },
  };
}
