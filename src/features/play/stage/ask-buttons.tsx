import { useRouter } from 'expo-router';
import { memo } from 'react';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { playIds } from '@/ui/test-ids';

interface Props {
  readonly edition: EditionId;
  readonly onDescribe: () => void;
  /** Over the map, where they need a ground of their own. */
  readonly floating: boolean;
}

/** What one asks now and then: the rules, the board in words. */
export const AskButtons = memo(function AskButtons({ edition, onDescribe, floating }: Props) {
  const t = useTexts();
  const router = useRouter();
  return (
    <>
      <IconButton
        testID={playIds.rules}
        label={t.play.rules}
        icon="rules"
        floating={floating}
        onPress={() => router.push({ pathname: '/rules', params: { edition } })}
      />
      <IconButton
        testID={playIds.describe}
        label={t.play.describe}
        icon="speak"
        floating={floating}
        onPress={onDescribe}
      />
    </>
  );
});
