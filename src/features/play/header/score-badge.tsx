import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { MetroXScore } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** The sum as it stands, and below it how it comes about: lines + transfers − empty. */
export const ScoreBadge = memo(function ScoreBadge({ score }: { readonly score: MetroXScore }) {
  const t = useTexts();
  const sum = `${score.completed} + ${score.transfers} − ${score.penalty}`;
  return (
    <View
      testID={playIds.score}
      accessible
      role="img"
      accessibilityLabel={t.play.score(score)}
      style={styles.badge}
    >
      <Txt variant="title" style={styles.total} numberOfLines={1}>
        {score.total < 0 ? `−${-score.total}` : score.total}
      </Txt>
      <Txt variant="small" tone="soft" numberOfLines={1}>
        {sum}
      </Txt>
    </View>
  );
});

const styles = StyleSheet.create({
  badge: { alignItems: 'flex-end', paddingRight: 4 },
  total: { fontVariant: ['tabular-nums'] },
});
