import type { HapticName, Haptics } from '@/store/services';

import { hasBeenTouched } from './user-activation';

const PATTERNS: Record<HapticName, number[]> = {
  mark: [12],
  line: [16, 50, 28],
  over: [40],
  refused: [8, 40, 8],
};

export const haptics: Haptics = {
  play: (name) => {
    if ('vibrate' in navigator && hasBeenTouched()) navigator.vibrate(PATTERNS[name]);
  },
};
