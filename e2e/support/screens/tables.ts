import { joinIds, tableIds } from '@/ui/test-ids';
import { expect } from '../detox';
import { awaitId, byId, tapId } from './screen';

const coming = (ids: typeof tableIds | typeof joinIds) => ({
  appears: () => awaitId(ids.screen),
  says: (words: string) => expect(byId(ids.lead)).toHaveText(words),
  playNow: () => tapId(ids.playNow),
  back: () => tapId(ids.back),
});

export const startTable = coming(tableIds);
export const joinTable = coming(joinIds);
