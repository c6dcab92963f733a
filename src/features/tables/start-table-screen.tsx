import { useTexts } from '@/i18n';
import { tableIds } from '@/ui/test-ids';
import { ComingScreen } from './coming-screen';

export function StartTableScreen() {
  return <ComingScreen ids={tableIds} texts={useTexts().tables.start} />;
}
