import type { PropsWithChildren } from 'react';
import { StyleSheet, View } from 'react-native';
import type { MetroXScore } from '@/games/metro-x';
import { useTexts, whole } from '@/i18n';
import { Tap } from '@/ui/tap';
import { scoreIds } from '@/ui/test-ids';
import { radius, space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly seat: number;
  readonly place: number;
  readonly name: string;
  readonly score: MetroXScore;
  readonly stoodIn: number;
  readonly isOwn: boolean;
  readonly isShown: boolean;
  readonly onShow: (seat: number) => void;
}

/** Place, name, what the total is made of, and the total; the sheet follows when it is open. */
export function RankingRow({
  seat,
  place,
  name,
  score,
  stoodIn,
  isOwn,
  isShown,
  onShow,
  children,
}: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  const t = useTexts();
  const who = isOwn ? `${name} (${t.score.you})` : name;
  const forThem = stoodIn === 0 ? null : t.score.stoodIn(stoodIn, name);
  return (
    <View
      style={[
        styles.entry,
        { borderColor: isShown ? tokens.accent : tokens.border, backgroundColor: tokens.surface },
      ]}
    >
      <Tap
        testID={scoreIds.seat(String(seat))}
        label={[t.score.standing(place, who, score.total), t.score.sum(score), forThem]
          .filter(Boolean)
          .join(', ')}
        state={{ expanded: isShown, selected: isShown }}
        onPress={() => onShow(seat)}
        style={styles.row}
      >
        <Txt variant="heading" level={null} tone={place === 1 ? 'ink' : 'soft'} style={styles.place}>
          {t.stage.place(place)}
        </Txt>
        <View style={styles.words}>
          <Txt variant="strong" numberOfLines={1}>
            {who}
          </Txt>
          <Txt variant="small" tone="soft" numberOfLines={1}>
            {`${whole(score.completed)} + ${whole(score.transfers)} − ${whole(score.penalty)}`}
          </Txt>
        </View>
        <Txt
          {...(isShown && { testID: scoreIds.total })}
          variant="title"
          level={null}
          accessibilityLabel={t.score.total(score.total)}
          style={styles.total}
        >
          {whole(score.total)}
        </Txt>
      </Tap>
      {forThem !== null && (
        <Txt testID={scoreIds.stoodIn(seat)} variant="small" tone="soft" style={styles.aside}>
          {forThem}
        </Txt>
      )}
      {isShown && <View style={styles.sheet}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  entry: { borderWidth: 1.5, borderRadius: radius.m },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingHorizontal: space.m },
  place: { minWidth: 28, fontVariant: ['tabular-nums'] },
  words: { flex: 1 },
  total: { fontVariant: ['tabular-nums'] },
  aside: { paddingHorizontal: space.m, paddingBottom: space.xs },
  sheet: { paddingHorizontal: space.m, paddingBottom: space.s },
});
