import type { ShareOutcome } from '@/store/services';
import type { AppThunk } from '@/store/store';

export const shareText =
  (message: string): AppThunk<Promise<ShareOutcome>> =>
  (_dispatch, _getState, { services }) =>
    services.share.text(message).catch((): ShareOutcome => 'failed');
