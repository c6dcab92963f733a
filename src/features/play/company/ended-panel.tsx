import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { comeBack, leaveSeating } from '@/store/seating-thunks';
import type { Reason } from '@/table/wire/reasons';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { playIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { useBusy } from '@/ui/use-busy';

interface Props {
  readonly reason: Reason;
  readonly tableId: string | null;
}

/** Going back to the table may still work; in the other cases somebody there has decided otherwise. */
const CAN_COME_BACK: ReadonlySet<Reason> = new Set<Reason>(['replaced', 'silent', 'busy']);

/** This device is not at the table any more: why, in words, and the ways on. The board stays in sight. */
export function EndedPanel({ reason, tableId }: Props) {
  const t = useTexts();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [isBusy, run] = useBusy();
  const [hasFailed, setFailed] = useState(false);
  const back = (id: string) =>
    run(async () => {
      const answer = await dispatch(comeBack(id));
      setFailed(!answer.ok);
    });
  const join = () => {
    void dispatch(leaveSeating());
    router.replace('/join');
  };
  const canComeBack = tableId !== null && CAN_COME_BACK.has(reason);
  return (
    <View style={styles.panel}>
      <Notice
        testID={playIds.ended}
        tone="danger"
        text={hasFailed ? t.play.table.couldNotComeBack : t.troubles.reasons[reason]}
      />
      {canComeBack ? (
        <Button
          testID={playIds.comeBack}
          kind="primary"
          title={t.play.table.comeBack}
          disabled={isBusy}
          onPress={() => back(tableId)}
        />
      ) : (
        <Button testID={playIds.join} kind="primary" title={t.home.joinTable} onPress={join} />
      )}
      <Button testID={playIds.home} title={t.gone.home} onPress={() => router.dismissTo('/')} />
    </View>
  );
}

const styles = StyleSheet.create({ panel: { gap: space.s, paddingVertical: space.s } });
