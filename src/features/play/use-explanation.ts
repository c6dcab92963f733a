import { useCallback, useEffect, useRef, useState } from 'react';
import type { Refusal } from '@/engine/game';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectRefused, selectTrouble } from '@/store/table-selectors';
import { messageDismissed, type TableTrouble } from '@/store/table-slice';
import type { SeatView } from './model/choice';
import { refusalOfLine, refusalOfStation } from './model/refusals';

export interface Explanation {
  readonly refusal: Refusal | null;
  readonly trouble: TableTrouble | null;
  readonly dismiss: () => void;
}

interface Choosing {
  readonly chooseLine: (line: string) => void;
  readonly chooseStation: (station: string) => void;
}

/** Choosing that says why when it cannot be done; what it said goes with the next tap. */
export function useExplanation(at: SeatView, choosing: Choosing): Explanation & Choosing {
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectRefused);
  const trouble = useAppSelector(selectTrouble);
  const [shown, setShown] = useState<{ readonly turn: number; readonly refusal: Refusal } | null>(null);
  const latest = useRef(at);
  useEffect(() => {
    latest.current = at;
  });
  const hasMessage = refused !== null || trouble !== null;
  const dismiss = useCallback(() => {
    setShown(null);
    if (hasMessage) dispatch(messageDismissed());
  }, [dispatch, hasMessage]);

  const { chooseLine, chooseStation } = choosing;
  const tryLine = useCallback(
    (line: string) => {
      const refusal = refusalOfLine(latest.current, line);
      dismiss();
      if (refusal === null) chooseLine(line);
      else setShown({ turn: latest.current.view.turn, refusal });
    },
    [chooseLine, dismiss],
  );
  const tryStation = useCallback(
    (station: string) => {
      const refusal = refusalOfStation(latest.current, station);
      dismiss();
      if (refusal === null) chooseStation(station);
      else setShown({ turn: latest.current.view.turn, refusal });
    },
    [chooseStation, dismiss],
  );
  const explained = shown?.turn === at.view.turn ? shown.refusal : null;
  return {
    refusal: explained ?? refused?.refusal ?? null,
    trouble,
    dismiss,
    chooseLine: tryLine,
    chooseStation: tryStation,
  };
}
