import { StyleSheet } from 'react-native';
import { useTexts } from '@/i18n';
import { useAppDispatch } from '@/store/hooks';
import { command } from '@/store/seating-thunks';
import { Button } from '@/ui/button';
import { scoreIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useBusy } from '@/ui/use-busy';

interface Props {
  readonly by: 'lead' | 'wait';
  readonly onSaid: (words: string) => void;
}

/** The same seats once more: who leads the table starts it. */
export function NextGame({ by, onSaid }: Props) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const [isBusy, run] = useBusy();
  if (by === 'wait') {
    return (
      <Txt testID={scoreIds.waiting} variant="strong" tone="soft" centred style={styles.wait}>
        {t.score.waitingForRematch}
      </Txt>
    );
  }
  const rematch = () =>
    run(async () => {
      const answer = await dispatch(command({ type: 'rematch' }));
      if (!answer.ok) {
        onSaid(answer.reason === 'refused' ? t.score.notRematched : t.troubles.refusals[answer.reason]);
      }
    });
  return (
    <Button
      testID={scoreIds.again}
      kind="primary"
      title={t.stage.rematch}
      disabled={isBusy}
      onPress={rematch}
      style={styles.again}
    />
  );
}

const styles = StyleSheet.create({ again: { flex: 1 }, wait: { flex: 1, alignSelf: 'center' } });
