import { aboutIds } from '@/ui/test-ids';
import { awaitId, tapId } from './screen';

export const about = {
  appears: () => awaitId(aboutIds.screen),
  back: () => tapId(aboutIds.back),
};
