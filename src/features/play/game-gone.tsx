import { useRouter } from 'expo-router';
import { useTexts, type Texts } from '@/i18n';
import type { NotOpened } from '@/store/use-open-game';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { playIds } from '@/ui/test-ids';

/** A game that cannot be opened: why, and the way home. */
export function GameGone({ reason }: { readonly reason: NotOpened }) {
  const t = useTexts();
  const router = useRouter();
  return (
    <Screen testID={playIds.gone} title={t.home.title}>
      <Notice testID={playIds.message} tone="danger" text={words(t, reason)} />
      <Button
        testID={playIds.home}
        kind="primary"
        title={t.play.home}
        onPress={() => router.dismissTo('/')}
      />
    </Screen>
  );
}

function words(t: Texts, reason: NotOpened): string {
  switch (reason) {
    case 'set-aside':
      return t.play.setAside;
    case 'left-alone':
      return t.play.leftAlone;
    case 'not-saved':
    case 'elsewhere':
      return t.play.notOpened;
    case 'missing':
    case 'refused':
      return t.play.missing;
  }
}
