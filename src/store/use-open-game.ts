import { useEffect, useState } from 'react';

import { useAppDispatch, useAppSelector } from './hooks';
import type { OpenTable } from './open-table';
import { selectTable } from './table-selectors';
import { type OpenedTable, resumeGame } from './table-thunks';

export type NotOpened = Exclude<OpenedTable, { readonly ok: true }>['reason'];

export type OpenGame =
  | { readonly status: 'opening' }
  | { readonly status: 'failed'; readonly reason: NotOpened }
  | { readonly status: 'open'; readonly table: OpenTable };

/** The game of that id at this device, read from the disk when another one or none is open. */
export function useOpenGame(id: string): OpenGame {
  const dispatch = useAppDispatch();
  const table = useAppSelector(selectTable);
  const [failed, setFailed] = useState<{ readonly id: string; readonly reason: NotOpened } | null>(null);
  const isOpen = table?.id === id;
  useEffect(() => {
    if (isOpen) return undefined;
    let isCurrent = true;
    const open = async () => {
      let answer = await dispatch(resumeGame(id));
      // Another table was just being opened, and this was its answer.
      if (isCurrent && answer.ok && answer.id !== id) answer = await dispatch(resumeGame(id));
      if (isCurrent && !answer.ok) setFailed({ id, reason: answer.reason });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id, isOpen]);
  if (table?.id === id) return { status: 'open', table };
  return failed?.id === id ? { status: 'failed', reason: failed.reason } : { status: 'opening' };
}
