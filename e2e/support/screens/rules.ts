import { rulesIds } from '@/ui/test-ids';
import { awaitId, tapId } from './screen';

export const rules = {
  appears: () => awaitId(rulesIds.screen),
  chooseEdition: (edition: string) => tapId(rulesIds.edition(edition)),
  back: () => tapId(rulesIds.back),
};
