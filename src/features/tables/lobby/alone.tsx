import { useRouter } from 'expo-router';
import { useEffect } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectNearby } from '@/store/seating-selectors';
import { findPage, leaveSeating } from '@/store/seating-thunks';
import { Notice } from '@/ui/notice';
import { Panel } from '@/ui/panel';
import { tableIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** A device that nobody can reach: what works here, and where it works for everybody. */
export function Alone() {
  const t = useTexts();
  return (
    <>
      <OpenHere />
      <Panel testID={tableIds.alone}>
        <Txt variant="heading">{t.tables.aloneTitle}</Txt>
        <Txt>{t.tables.alone}</Txt>
      </Panel>
    </>
  );
}

/** The page came from somebody's table: most likely that is the one to sit at. */
function OpenHere() {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { page } = useAppSelector(selectNearby);
  useEffect(() => void dispatch(findPage()), [dispatch]);
  if (page === null) return null;
  const join = () => void dispatch(leaveSeating()).then(() => router.replace('/join'));
  return (
    <Notice
      testID={tableIds.openHere}
      text={t.tables.openHere(page.name)}
      action={{ testID: tableIds.openHereJoin, title: t.home.joinTable, onPress: join }}
    />
  );
}
