import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/ui/theme';
import { TableTools, type TableWays } from './table-tools';

/** On a small phone: at the edge of the map that its own tools leave free, so that the bar is left to the people. */
export function EdgeTools(ways: TableWays) {
  const { leftHand } = useTheme();
  return (
    <View style={[styles.edge, leftHand ? styles.right : styles.left]}>
      <TableTools {...ways} floating />
    </View>
  );
}

const styles = StyleSheet.create({
  edge: { position: 'absolute', top: 4, gap: 4, pointerEvents: 'box-none' },
  left: { left: 4 },
  right: { right: 4 },
});
