import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { IconButton } from '@/ui/icon-button';
import { replayIds } from '@/ui/test-ids';
import { Scrubber } from './scrubber';

interface Props {
  readonly at: number;
  readonly of: number;
  readonly onSeek: (index: number) => void;
}

/** First, back, anywhere, on, last. */
export function Transport({ at, of, onSeek }: Props) {
  const t = useTexts();
  const isFirst = at === 0;
  const isLast = at === of;
  return (
    <View style={styles.row}>
      <IconButton
        testID={replayIds.first}
        label={t.replay.first}
        icon="first"
        disabled={isFirst}
        onPress={() => onSeek(0)}
      />
      <IconButton
        testID={replayIds.previous}
        label={t.replay.previous}
        icon="back"
        disabled={isFirst}
        onPress={() => onSeek(at - 1)}
      />
      <Scrubber at={at} of={of} onSeek={onSeek} />
      <IconButton
        testID={replayIds.next}
        label={t.replay.next}
        icon="forward"
        disabled={isLast}
        onPress={() => onSeek(at + 1)}
      />
      <IconButton
        testID={replayIds.last}
        label={t.replay.last}
        icon="last"
        disabled={isLast}
        onPress={() => onSeek(of)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center' } });
