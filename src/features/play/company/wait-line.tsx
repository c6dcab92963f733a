import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

interface Props {
  readonly text: string;
  readonly canTakeBack: boolean;
  readonly height: number;
}

/** Whom one waits for, where the plan stands while one may choose. */
export function WaitLine({ text, canTakeBack, height }: Props) {
  const t = useTexts();
  const detail = canTakeBack ? t.play.table.canTakeBack : '';
  return (
    <View
      testID={playIds.waiting}
      accessible
      accessibilityLiveRegion="polite"
      accessibilityLabel={[text, detail].filter((part) => part !== '').join('. ')}
      style={[styles.line, { height }]}
    >
      <Txt variant="label" numberOfLines={2}>
        {text}
      </Txt>
      {canTakeBack && (
        <Txt variant="small" tone="soft" numberOfLines={1}>
          {detail}
        </Txt>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flex: 1, justifyContent: 'center', paddingHorizontal: 4 },
});
