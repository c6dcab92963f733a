import type { Net } from '@/store/services';

/** A device that reaches nobody. */
export const offline: Net = {
  timers: {
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  page: () => Promise.resolve(null),
  transport: { connect: () => Promise.reject(new Error('no network')) },
  server: null,
  announcer: null,
  finder: null,
};
