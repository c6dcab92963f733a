import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';

import type { Screen } from '@/store/services';

const TAG = 'table';

/** A browser may refuse, and over plain http it always does: the table goes on, the screen goes dark. */
export const screen: Screen = {
  keepOn: (on) => {
    const asked = on ? activateKeepAwakeAsync(TAG) : deactivateKeepAwake(TAG);
    asked.catch(() => undefined);
  },
};
