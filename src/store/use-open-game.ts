import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-redux';

import { useAppDispatch, useAppSelector } from './hooks';
import type { OpenTable } from './open-table';
import type { RootState } from './store';
import { selectTable } from './table-selectors';
import { type OpenedTable, resumeGame } from './table-thunks';

export type NotOpened = Exclude<OpenedTable, { readonly ok: true }>['reason'];

export type OpenGame =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly reason: NotOpened }
  | { readonly status: 'open'; readonly table: OpenTable };

/**
 * The game of that id, read from the disk when the screen comes to the front and the game is not open. While
 * another one is opened from here (*Play again*) or above, the screen goes on showing what it had: two
 * screens must never take the table from each other.
 */
export function useOpenGame(id: string, isInFront: boolean): OpenGame {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const table = useAppSelector(useMemo(() => lastTableOf(id), [id]));
  const [failed, setFailed] = useState<{ readonly id: string; readonly reason: NotOpened } | null>(null);

  useEffect(() => {
    if (!isInFront || selectTable(store.getState())?.id === id) return undefined;
    let isCurrent = true;
    const open = async () => {
      let answer = await dispatch(resumeGame(id));
      // Another table was just being opened, and this was its answer.
      if (isCurrent && answer.ok && answer.id !== id) answer = await dispatch(resumeGame(id));
      if (isCurrent) setFailed(answer.ok ? null : { id, reason: answer.reason });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, store, id, isInFront]);

  if (failed?.id === id) return { status: 'failed', reason: failed.reason };
  return table === null ? { status: 'opening' } : { status: 'open', table };
}

/** A selector that remembers: the table of that id as it was last seen. */
function lastTableOf(id: string): (state: RootState) => OpenTable | null {
  let last: OpenTable | null = null;
  return (state) => {
    const table = selectTable(state);
    if (table?.id === id) last = table;
    return last;
  };
}
