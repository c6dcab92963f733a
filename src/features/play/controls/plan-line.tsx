import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { PlanWords } from '../speech/plan-words';

interface Props {
  readonly words: PlanWords;
  readonly height: number;
  readonly isShort: boolean;
}

/** What Confirm would do, in words. */
export const PlanLine = memo(function PlanLine({ words: { head, detail, delta }, height, isShort }: Props) {
  const t = useTexts();
  const spoken = [head, detail, delta === 0 ? '' : t.play.deltaSpoken(delta)].filter((part) => part !== '');
  return (
    <View
      testID={playIds.preview}
      accessible
      accessibilityLiveRegion="polite"
      accessibilityLabel={spoken.join(', ')}
      style={[styles.line, { height }]}
    >
      <View style={styles.words}>
        <View style={styles.head}>
          <Txt variant="label" numberOfLines={1} style={styles.shrinks}>
            {head}
          </Txt>
          {delta !== 0 && (
            <Txt variant="strong" tone={delta > 0 ? 'good' : 'danger'}>
              {t.play.delta(delta)}
            </Txt>
          )}
        </View>
        <Txt variant="small" tone="soft" numberOfLines={isShort ? 1 : 2}>
          {detail}
        </Txt>
      </View>
    </View>
  );
});

const styles = StyleSheet.create({
  line: { flex: 1, flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4 },
  words: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  shrinks: { flexShrink: 1 },
});
