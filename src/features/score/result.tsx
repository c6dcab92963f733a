import { StyleSheet, View } from 'react-native';
import { rankOf, type MetroXView } from '@/games/metro-x';
import { useTexts, whole } from '@/i18n';
import { scoreIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** The total of a solo game and what it says about the player. */
export function Result({ view }: { readonly view: MetroXView }) {
  const t = useTexts();
  const total = view.scores[0]?.total ?? 0;
  const rank = t.score.ranks[rankOf(total)];
  return (
    <View style={styles.result}>
      <Txt
        testID={scoreIds.total}
        variant="display"
        accessibilityLabel={t.score.total(total)}
        style={styles.total}
      >
        {whole(total)}
      </Txt>
      <View style={styles.words}>
        <Txt testID={scoreIds.rank} variant="heading">
          {rank.title}
        </Txt>
        <Txt variant="small" tone="soft">
          {rank.line}
        </Txt>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  result: { flexDirection: 'row', alignItems: 'center', gap: 16 },
  total: { fontSize: 52, lineHeight: 58, fontVariant: ['tabular-nums'] },
  words: { flex: 1 },
});
