import type { Timers } from '@/table/net-ports';

/** The clock of Node, of browsers and of phones alike. */
export const systemTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
