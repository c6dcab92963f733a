import { useRouter } from 'expo-router';
import { useState } from 'react';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { comeBack, leaveSeating } from '@/store/seating-thunks';
import type { Reason } from '@/table/wire/reasons';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Screen } from '@/ui/screen';
import { tableIds } from '@/ui/test-ids';
import { useBusy } from '@/ui/use-busy';
import { sayReason, sayTrouble } from './say-trouble';

interface Props {
  readonly id: string;
  readonly reason: Reason;
}

/** There is nothing to come back to at a table that is gone or does not know this device. */
const GONE: ReadonlySet<Reason> = new Set<Reason>([
  'closed',
  'removed',
  'no-such-device',
  'no-such-table',
  'version',
]);

/** The table does not talk to this device any more: why, and what can be done. */
export function EndedScreen({ id, reason }: Props) {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [busy, run] = useBusy();
  const [failed, setFailed] = useState<string | null>(null);
  const back = async () => {
    const answer = await dispatch(comeBack(id));
    setFailed(answer.ok ? null : sayTrouble(t, answer.trouble));
  };
  const leave = async (to: '/' | '/join') => {
    await dispatch(leaveSeating());
    if (to === '/') router.dismissTo('/');
    else router.replace(to);
  };
  return (
    <Screen testID={tableIds.screen} title={t.tables.lobbyTitle}>
      <Notice testID={tableIds.trouble} tone="danger" text={failed ?? sayReason(t, reason)} />
      {!GONE.has(reason) && (
        <Button
          testID={tableIds.again}
          title={t.tables.comeBack}
          kind="primary"
          disabled={busy}
          state={{ busy }}
          onPress={() => run(back)}
        />
      )}
      <Button testID={tableIds.join} title={t.home.joinTable} onPress={() => void leave('/join')} />
      <Button testID={tableIds.home} title={t.gone.home} onPress={() => void leave('/')} />
    </Screen>
  );
}
