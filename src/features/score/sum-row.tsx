import { StyleSheet, View } from 'react-native';
import { useTexts, whole } from '@/i18n';
import type { MetroXView } from '@/games/metro-x';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { AddendChip } from './addend-chip';
import type { Addend } from './addends';

interface Props {
  readonly testID: string;
  readonly title: string;
  readonly sum: number;
  readonly addends: readonly Addend[];
  readonly view: MetroXView;
  readonly shown: Addend | null;
  readonly onShow: (addend: Addend) => void;
}

/** A row of the sheet as on paper: what was collected, and its sum in the right column. */
export function SumRow({ testID, title, sum, addends, view, shown, onShow }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  return (
    <View style={[styles.row, { borderColor: tokens.border }]}>
      <View style={styles.left}>
        <Txt variant="label" tone="soft">
          {title}
        </Txt>
        <View style={styles.addends}>
          {addends.length === 0 && <Txt tone="soft">{t.score.none}</Txt>}
          {addends.map((addend) => (
            <AddendChip
              key={addend.key}
              addend={addend}
              view={view}
              selected={shown?.key === addend.key}
              onPress={() => onShow(addend)}
            />
          ))}
        </View>
      </View>
      <Txt testID={testID} variant="title" accessibilityLabel={`${title}: ${sum}`} style={styles.sum}>
        {whole(sum)}
      </Txt>
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: space.m,
    paddingVertical: space.s,
    borderBottomWidth: 1,
  },
  left: { flex: 1, gap: 4 },
  addends: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  sum: { minWidth: 56, textAlign: 'right', fontVariant: ['tabular-nums'] },
});
