import type { ShareOutcome } from '@/store/services';
import type { AppThunk } from '@/store/store';
import type { SetAside } from '@/table/set-aside';

/** Hands out a save that cannot be played, every byte as it was, for somebody to look at. */
export const handOutSetAside =
  ({ id, text }: SetAside): AppThunk<Promise<ShareOutcome>> =>
  (_dispatch, _getState, { services }) =>
    services.files.give(`set-aside-${id}.json`, text);
