import { useRouter } from 'expo-router';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { scoreIds } from '@/ui/test-ids';

export function ScoreGone() {
  const t = useTexts();
  const router = useRouter();
  return (
    <Screen testID={scoreIds.gone} title={t.score.title}>
      <Notice testID={scoreIds.message} tone="danger" text={t.play.missing} />
      <Button
        testID={scoreIds.home}
        kind="primary"
        title={t.play.home}
        onPress={() => router.dismissTo('/')}
      />
    </Screen>
  );
}
