import type { Timers } from '@/table/net-ports';

/** Milliseconds before each question; the last one repeats. Questions get lost: one alone found two tables in three. */
const PAUSES = [0, 250, 500, 1_000, 2_000, 5_000];

/** Asks on the schedule until the answer is called. */
export function askOnSchedule(timers: Timers, ask: () => void): () => void {
  let forget: () => void = () => undefined;
  const next = (nth: number): void => {
    forget = timers.after(PAUSES[Math.min(nth, PAUSES.length - 1)]!, () => {
      next(nth + 1);
      ask();
    });
  };
  next(0);
  return () => forget();
}
