import { useLocalSearchParams } from 'expo-router';
import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { openReplay, type OpenedReplay } from '@/store/history-thunks';
import { Gone } from '@/ui/gone';
import { Screen } from '@/ui/screen';
import { replayIds } from '@/ui/test-ids';
import { ReplayTable } from './replay-table';

export function ReplayScreen() {
  const t = useTexts();
  const { id } = useLocalSearchParams<{ id: string }>();
  const opened = useReplay(id);
  if (opened === null) return <Screen testID={replayIds.opening} />;
  if (!opened.ok) {
    return <Gone ids={replayIds} title={t.replay.title} text={t.gone.why[opened.reason]} ways={t.gone} />;
  }
  const { names, seat } = opened.summary;
  return <ReplayTable key={id} replay={opened.replay} names={names} own={seat} />;
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
