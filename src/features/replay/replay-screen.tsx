import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { openReplay, type OpenedReplay } from '@/store/history-thunks';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { replayIds } from '@/ui/test-ids';
import { ReplayTable } from './replay-table';

export function ReplayScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const opened = useReplay(id);
  if (opened === null) return <Screen testID={replayIds.opening} />;
  if (!opened.ok) return <ReplayGone />;
  return <ReplayTable key={id} replay={opened.replay} names={opened.summary.names} />;
}

function useReplay(id: string): OpenedReplay | null {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<{ readonly id: string; readonly opened: OpenedReplay } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(openReplay(id)).then((opened) => {
      if (isCurrent) setFound({ id, opened });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, id]);
  return found?.id === id ? found.opened : null;
}

function ReplayGone() {
  const t = useTexts();
  const router = useRouter();
  return (
    <Screen testID={replayIds.gone} title={t.replay.title}>
      <Notice testID={replayIds.message} tone="danger" text={t.play.missing} />
      <Button
        testID={replayIds.home}
        kind="primary"
        title={t.play.home}
        onPress={() => router.dismissTo('/')}
      />
    </Screen>
  );
}
