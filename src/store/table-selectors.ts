import type { OpenTable } from './open-table';
import type { RootState } from './store';

export const selectTable = (state: RootState): OpenTable | null => state.table.table;
export const selectIsSaving = (state: RootState) => state.table.pending !== null;
export const selectRefused = (state: RootState) => state.table.refused;
export const selectTrouble = (state: RootState) => state.table.trouble;
