import { useTexts } from '@/i18n';
import { joinIds } from '@/ui/test-ids';
import { ComingScreen } from './coming-screen';

export function JoinTableScreen() {
  return <ComingScreen ids={joinIds} texts={useTexts().tables.join} />;
}
