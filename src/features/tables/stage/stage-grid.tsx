import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import { useStageSize } from './use-stage-size';

interface Props {
  readonly testID?: string;
  readonly title: string;
  /** The title changes while one looks on, and is read out then. */
  readonly live?: boolean;
  readonly columns: number;
  readonly children: readonly ReactElement[];
}

/** Cells of one width under a heading: nothing moves when a word in one of them gets longer. */
export function StageGrid({ testID, title, live = false, columns, children }: Props) {
  const { font } = useStageSize();
  return (
    <View testID={testID} style={styles.section}>
      <Txt variant="heading" style={font(17)} accessibilityLiveRegion={live ? 'polite' : 'none'}>
        {title}
      </Txt>
      <EvenRows columns={columns}>{children}</EvenRows>
    </View>
  );
}

export function EvenRows({ columns, children }: Pick<Props, 'columns' | 'children'>) {
  const rows = Array.from({ length: Math.ceil(children.length / columns) }, (_row, index) =>
    children.slice(index * columns, (index + 1) * columns),
  );
  return (
    <View style={styles.rows}>
      {rows.map((row, index) => (
        <View key={index} style={styles.row}>
          {row.map((cell) => (
            <View key={cell.key} style={styles.cell}>
              {cell}
            </View>
          ))}
          {row.length < columns && rows.length > 1 && <View style={{ flex: columns - row.length }} />}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  rows: { gap: space.s },
  row: { flexDirection: 'row', gap: space.s },
  cell: { flex: 1, minWidth: 0 },
});
