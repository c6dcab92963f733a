import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Ghost } from '@/boards/metro-x';
import { useAppDispatch } from '@/store/hooks';
import { act } from '@/store/table-thunks';
import {
  currentChoice,
  isFree,
  isToAct,
  lineChosen,
  noChoice,
  stationChosen,
  stepped,
  stepsOf,
  type Choice,
  type SeatView,
} from './model/choice';
import { planOf, type Plan } from './model/plan';

/** The choice of this turn and everything that follows from it. The handlers never change. */
export function useTurn(at: SeatView) {
  const dispatch = useAppDispatch();
  const [made, setMade] = useState(() => noChoice(at.view.turn));
  // What was confirmed is on the board; a line that stayed chosen would dim the rest of it while one waits.
  const canAct = isToAct(at);
  const choice = useMemo(
    () => (canAct ? currentChoice(made, at.view.turn) : noChoice(at.view.turn)),
    [canAct, made, at.view.turn],
  );
  const plan = useMemo(() => planOf(at, choice), [at, choice]);
  const ghost = useMemo(() => ghostOf(plan), [plan]);
  const steps = useMemo(() => stepsOf(at, choice), [at, choice]);

  const latest = useRef({ at, plan });
  useEffect(() => {
    latest.current = { at, plan };
  });
  const change = useCallback((next: (now: SeatView, choice: Choice) => Choice) => {
    setMade((before) => {
      const now = latest.current.at;
      return next(now, currentChoice(before, now.view.turn));
    });
  }, []);

  const chooseLine = useCallback((line: string) => change((now) => lineChosen(now, line)), [change]);
  const chooseStation = useCallback(
    (station: string) => change((now, before) => stationChosen(now, before, station)),
    [change],
  );
  const step = useCallback((by: 1 | -1) => change((now, before) => stepped(now, before, by)), [change]);
  const clear = useCallback(() => change((now) => noChoice(now.view.turn)), [change]);
  const confirm = useCallback(() => {
    const { plan: planned } = latest.current;
    if (planned.kind !== 'none') void dispatch(act(planned.move));
  }, [dispatch]);
  /** Before Confirm it only forgets the choice; after it, at a table of several, the rules take it back. */
  const takeBack = useCallback(() => {
    const { view, seat } = latest.current.at;
    if (view.pending === null) clear();
    else void dispatch(act({ type: 'take-back', seat }));
  }, [clear, dispatch]);

  return { choice, plan, ghost, steps, chooseLine, chooseStation, step, clear, confirm, takeBack };
}

function ghostOf(plan: Plan): Ghost | null {
  if (plan.kind === 'none') return null;
  const { stations, writes } = plan.preview;
  return { stations, writes, stopsAt: plan.kind === 'mark' ? plan.preview.stopsAt : null };
}

/** The stations that a tap may choose now; null when the card asks for a line. */
export function stationsToChoose(at: SeatView): readonly string[] | null {
  if (!isFree(at) || at.view.acted[at.seat] === true) return null;
  return at.view.boards[at.seat]?.sheet.empty ?? null;
}
