import type { AppState } from '@/store/services';

/** A hidden tab goes on, if slowly; only a page that is put away stops. Both come back without a word of how long it was. */
export const appState: AppState = {
  subscribe: (listener) => {
    const front = () => {
      if (document.visibilityState === 'visible') listener('front');
    };
    const back = () => listener('back');
    document.addEventListener('visibilitychange', front);
    window.addEventListener('pageshow', front);
    window.addEventListener('online', front);
    window.addEventListener('pagehide', back);
    return () => {
      document.removeEventListener('visibilitychange', front);
      window.removeEventListener('pageshow', front);
      window.removeEventListener('online', front);
      window.removeEventListener('pagehide', back);
    };
  },
};
