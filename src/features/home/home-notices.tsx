import { useState } from 'react';
import { useTexts } from '@/i18n';
import { selectHistoryStatus, selectIsDurable, selectUnseenSetAside } from '@/store/history-selectors';
import { acknowledgeSetAside } from '@/store/history-thunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/notice';
import { homeIds } from '@/ui/test-ids';

/** What a player has to know about saves before playing on. */
export function HomeNotices() {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const unseen = useAppSelector(selectUnseenSetAside);
  const durable = useAppSelector(selectIsDurable);
  const status = useAppSelector(selectHistoryStatus);
  const [told, setTold] = useState(false);
  return (
    <>
      {unseen.length > 0 && (
        <Notice
          testID={homeIds.notice}
          tone="danger"
          text={t.home.setAside(unseen.length)}
          action={{
            testID: homeIds.noticeClose,
            title: t.words.close,
            onPress: () => void dispatch(acknowledgeSetAside()),
          }}
        />
      )}
      {status === 'failed' && <Notice testID={homeIds.shelfFailed} tone="danger" text={t.home.shelfFailed} />}
      {status === 'ready' && !durable && !told && (
        <Notice
          testID={homeIds.notDurable}
          text={t.home.notDurable}
          action={{ testID: homeIds.notDurableClose, title: t.words.close, onPress: () => setTold(true) }}
        />
      )}
    </>
  );
}
