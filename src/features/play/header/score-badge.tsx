import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { MetroXScore } from '@/games/metro-x';
import { useTexts, whole } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';
import { useTextScale } from '@/ui/use-text-scale';

interface Props {
  readonly score: MetroXScore;
  /** The numbers alone; all is spoken. */
  readonly isBare: boolean;
}

/**
 * Points earned, and below them what the empty stations would take away: a sum of both starts at −10, as if
 * the player had done something wrong. The spoken label says the sum, too.
 */
export const ScoreBadge = memo(function ScoreBadge({ score, isBare }: Props) {
  const t = useTexts();
  const isLarge = useTextScale() > 1.3;
  return (
    <View
      testID={playIds.score}
      accessible
      role="img"
      accessibilityLabel={t.play.score(score)}
      style={styles.badge}
    >
      <Txt variant="title" style={styles.total} numberOfLines={1}>
        {score.completed + score.transfers}
      </Txt>
      <Txt variant="small" tone="soft" numberOfLines={1}>
        {isBare || isLarge ? whole(-score.penalty) : t.play.emptyCost(score)}
      </Txt>
    </View>
  );
});

const styles = StyleSheet.create({
  badge: { alignItems: 'flex-end', paddingRight: 4 },
  total: { fontVariant: ['tabular-nums'] },
});
