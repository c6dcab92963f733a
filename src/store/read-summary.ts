import { parseSave, saveKey } from '@/table/save';

import type { AppThunk } from './store';
import { type GameSummary, summarise } from './summary';

/** A game's entry of the shelf from its save alone; null when there is none that can be read. */
export const readSummary =
  (id: string): AppThunk<Promise<GameSummary | null>> =>
  async (_dispatch, _getState, { services: { storage } }) => {
    // Null is 'not known', which who asks has to deal with anyway; opening the game says why.
    const text = await storage.read(saveKey(id)).catch(() => null);
    const parsed = text === null ? null : parseSave(text);
    return parsed?.ok ? summarise(parsed.save) : null;
  };
