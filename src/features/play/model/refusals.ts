/** The refusal that the rules would give to a tap; null when the tap chooses something. */
import type { Refusal } from '@/engine/game';
import { previewFree, previewMark } from '@/games/metro-x';
import { emptyOn, isFree, linesAt, type SeatView } from './choice';

export function refusalOfLine(at: SeatView, line: string): Refusal | null {
  const { view, seat } = at;
  if (!isFree(at)) return previewMark(view.state, seat, line).refusal;
  if (!view.boards[seat]?.lines.some(({ id }) => id === line)) return { code: 'unknown-line', rule: 'MX-1' };
  return emptyOn(at, line).length > 0 ? null : { code: 'station-filled', rule: 'MX-8' };
}

export function refusalOfStation(at: SeatView, station: string): Refusal | null {
  const { view, seat } = at;
  if (isFree(at)) return previewFree(view.state, seat, station).refusal;
  const refusals = linesAt(at, station).map((line) => previewMark(view.state, seat, line).refusal);
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
