/** Ways out of the app and into it. */
import { RECORD_LIMITS } from '@/engine/record';

import { type Imported, importRecord } from './history-thunks';
import type { PickOutcome, ShareOutcome } from './services';
import type { AppThunk } from './store';

/** The share sheet, or the clipboard where there is none. */
export const shareText =
  (message: string): AppThunk<Promise<ShareOutcome>> =>
  (_dispatch, _getState, { services }) =>
    services.share.text(message).catch((): ShareOutcome => 'failed');

export type ImportedFile = Imported | Extract<PickOutcome, { readonly ok: false }>;

/** Lets the player choose a record and puts it on the shelf. */
export const importFile =
  (): AppThunk<Promise<ImportedFile>> =>
  async (dispatch, _getState, { services }) => {
    const picked = await services.files.pick(RECORD_LIMITS.chars);
    return picked.ok ? dispatch(importRecord(picked.text)) : picked;
  };
