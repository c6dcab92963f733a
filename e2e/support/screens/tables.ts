import { joinIds, tableIds } from '@/ui/test-ids';
import { awaitId, tapId } from './screen';

export const startTable = {
  appears: () => awaitId(tableIds.screen),
  back: () => tapId(tableIds.back),
};

export const joinTable = {
  appears: () => awaitId(joinIds.screen),
  back: () => tapId(joinIds.back),
};
