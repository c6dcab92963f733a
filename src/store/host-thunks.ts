/** Tables that are decided on this device. */
import { notSeated, type Seated } from './seated';
import type { AppThunk } from './store';

export interface NewTable {
  readonly name: string;
  /** Null: this device only flips, or shows the table to everybody. */
  readonly playerName: string | null;
}

/** A table on this phone, or the one that served this page; without a network it is for passing on. */
export const openTable =
  (_table: NewTable): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(notSeated({ kind: 'unreached' }));

/** Opens a table of this device again, with the same code, seats and game. */
export const continueTable =
  (_id: string): AppThunk<Promise<Seated>> =>
  () =>
    Promise.resolve(notSeated({ kind: 'missing' }));
