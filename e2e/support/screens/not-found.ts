import { notFoundIds } from '@/ui/test-ids';
import { awaitId, tapId } from './screen';

export const notFound = {
  appears: () => awaitId(notFoundIds.screen),
  goHome: () => tapId(notFoundIds.home),
};
