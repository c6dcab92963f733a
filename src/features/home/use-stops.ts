import { useRouter } from 'expo-router';
import { useTexts } from '@/i18n';
import { selectFinishedCount } from '@/store/history-selectors';
import { useAppSelector } from '@/store/hooks';
import { homeIds } from '@/ui/test-ids';
import type { Stop } from './line-menu';

/** Where one can go from home besides playing. */
export function useStops(): readonly Stop[] {
  const t = useTexts();
  const router = useRouter();
  const finished = useAppSelector(selectFinishedCount);
  return [
    {
      testID: homeIds.newGame,
      title: t.home.newGame,
      detail: t.home.newGameDetail,
      onPress: () => router.push('/new'),
    },
    {
      testID: homeIds.history,
      title: t.home.history,
      detail: finished > 0 ? t.home.historyDetail(finished) : t.home.historyEmpty,
      onPress: () => router.push('/history'),
    },
    {
      testID: homeIds.rules,
      title: t.home.rules,
      detail: t.home.rulesDetail,
      onPress: () => router.push('/rules'),
    },
    {
      testID: homeIds.settings,
      title: t.home.settings,
      detail: t.home.settingsDetail,
      onPress: () => router.push('/settings'),
    },
  ];
}
