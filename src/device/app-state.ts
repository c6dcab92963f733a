import { AppState as Native } from 'react-native';

import type { AppState } from '@/store/services';

export const appState: AppState = {
  subscribe: (listener) => {
    const subscription = Native.addEventListener('change', (state) => {
      if (state === 'active') listener('front');
      // 'inactive' is a glance at the notifications, and nothing is put to sleep by it.
      else if (state === 'background') listener('back');
    });
    return () => subscription.remove();
  },
};
