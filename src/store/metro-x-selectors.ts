/** What the Metro X screens need of an open table; everything about rules is asked of the game. */
import { createSelector } from '@reduxjs/toolkit';

import { type MarkPreview, type MetroXView, previewMark } from '@/games/metro-x';

import type { RootState } from './store';

/** Null when no Metro X table is open. */
export function selectMetroX(state: RootState): MetroXView | null {
  const { table } = state.table;
  return table?.game === 'metro-x' ? (table.view as MetroXView) : null;
}

/** What the open card would do on each line, in the map's order, if as much is marked as it allows. */
export const selectLinePreviews = createSelector([selectMetroX], (view): readonly MarkPreview[] => {
  if (view === null) return [];
  const { seat, state, boards } = view;
  return typeof seat === 'number' ? boards[seat]!.lines.map(({ id }) => previewMark(state, seat, id)) : [];
});
