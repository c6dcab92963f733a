import type { Seat, Standing } from '@/engine/game';

import type { OpenTable } from './open-table';
import type { RootState } from './store';

const NOBODY: readonly Seat[] = [];

export const selectTable = (state: RootState): OpenTable | null => state.table.table;
const selectDue = (state: RootState) => state.table.table?.due ?? null;
export const selectIsSaving = (state: RootState) => state.table.pending !== null;
export const selectRefused = (state: RootState) => state.table.refused;
export const selectTrouble = (state: RootState) => state.table.trouble;
export const selectIsOver = (state: RootState) => state.table.table?.due.kind === 'over';

/** The seats that still have to act. */
function selectWaitingFor(state: RootState): readonly Seat[] {
  const due = selectDue(state);
  return due?.kind === 'seats' ? due.seats : NOBODY;
}

export function selectIsMyTurn(state: RootState): boolean {
  const table = selectTable(state);
  return table !== null && selectWaitingFor(state).includes(table.seat);
}

/** Null until the game is over. */
export function selectStandings(state: RootState): readonly Standing[] | null {
  const due = selectDue(state);
  return due?.kind === 'over' ? due.standings : null;
}

/** The score of this device's seat as it stands. */
export function selectOwnScore(state: RootState) {
  const table = selectTable(state);
  return table ? (table.scores[table.seat] ?? null) : null;
}
