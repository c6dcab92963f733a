import { useRouter } from 'expo-router';
import { useTexts } from '@/i18n';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { notFoundIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

export function NotFoundScreen() {
  const t = useTexts();
  const router = useRouter();
  return (
    <Screen testID={notFoundIds.screen} title={t.home.notFoundTitle}>
      <Txt>{t.home.notFoundText}</Txt>
      <Button
        testID={notFoundIds.home}
        title={t.home.notFoundHome}
        kind="primary"
        onPress={() => router.replace('/')}
      />
    </Screen>
  );
}
