import { StyleSheet, View } from 'react-native';
import { rankOf, type MetroXView } from '@/games/metro-x';
import { useTexts, whole } from '@/i18n';
import { scoreIds } from '@/ui/test-ids';
import { Txt } from '@/ui/txt';

/** The total and what it says about the player. */
export function Result({ view, seat }: { readonly view: MetroXView; readonly seat: number }) {
  const t = useTexts();
  const total = view.scores[seat]?.total ?? 0;
  const rank = t.score.ranks[rankOf(total)];
  const place = view.standings?.find((standing) => standing.seat === seat)?.place ?? 1;
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
          {view.seats === 1 ? rank.title : t.score.place(place)}
        </Txt>
        <Txt variant="small" tone="soft">
          {view.seats === 1 ? rank.line : t.metroX.maps[view.options.map]}
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
