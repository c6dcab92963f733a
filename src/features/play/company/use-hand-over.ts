import { useCallback, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { OpenTable } from '@/store/open-table';
import { selectOwnSeats, selectRoster } from '@/store/seating-selectors';
import { showSeat } from '@/store/seating-thunks';
import { curtainFor, isDueIn, type Hands } from './hand-over';

const NONE: readonly number[] = [];
const NOBODY: Hands = { holder: null, wanted: null, stays: false };

export interface HandOver {
  /** Whom the phone has to be handed to; null: the board of `table.seat` may be seen. */
  readonly to: number | null;
  /** Who had it and may want it back. */
  readonly from: number | null;
  /** Passes it on; null for a device with one seat. */
  readonly ask: ((seat: number) => void) | null;
  readonly show: (seat: number) => void;
}

export function useHandOver({ seat: shown, due }: OpenTable): HandOver {
  const dispatch = useAppDispatch();
  const isSeated = useAppSelector(selectRoster) !== null;
  const seats = useAppSelector(selectOwnSeats);
  const own = isSeated ? seats : NONE;
  const [hands, setHands] = useState(NOBODY);
  const { holder } = hands;
  // Whoever took an action back goes on as everybody does.
  if (hands.stays && holder !== null && isDueIn(due, holder)) setHands({ ...hands, stays: false });

  const show = useCallback(
    (seat: number) => {
      dispatch(showSeat(seat));
      setHands({ holder: seat, wanted: null, stays: !isDueIn(due, seat) });
    },
    [dispatch, due],
  );
  const pass = useCallback(
    (seat: number) => {
      // Between turns there is nothing to hide.
      if (due.kind === 'seats') setHands((before) => ({ ...before, wanted: seat }));
      else show(seat);
    },
    [due, show],
  );
  const to = curtainFor({ own, due, shown, ...hands });
  return { to, from: holder === to ? null : holder, ask: own.length > 1 ? pass : null, show };
}
