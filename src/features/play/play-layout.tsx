import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { playIds } from '@/ui/test-ids';
import { useTheme } from '@/ui/theme';
import type { Arrangement } from './arrangement';

interface Props {
  readonly arrangement: Arrangement;
  readonly head: ReactNode;
  readonly stage: ReactNode;
  readonly controls: ReactNode;
}

/** A phone held upright stacks; everything wider puts the controls beside the map, on the thumb's side. */
export function PlayLayout({ arrangement, head, stage, controls }: Props) {
  const { tokens, leftHand } = useTheme();
  const insets = useSafeAreaInsets();
  const edges = {
    paddingTop: insets.top,
    paddingBottom: Math.max(insets.bottom, 6),
    paddingLeft: insets.left,
    paddingRight: insets.right,
    backgroundColor: tokens.ground,
  };
  if (arrangement.kind === 'stacked') {
    return (
      <View testID={playIds.screen} style={[styles.screen, edges]}>
        <View style={styles.head}>{head}</View>
        {stage}
        <View style={styles.thumb}>{controls}</View>
      </View>
    );
  }
  return (
    <View
      testID={playIds.screen}
      style={[styles.screen, leftHand ? styles.panelLeft : styles.panelRight, edges]}
    >
      {stage}
      <View style={[styles.panel, { width: arrangement.panel, borderColor: tokens.border }]}>
        <View style={styles.panelHead}>{head}</View>
        {controls}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  head: { gap: 4, paddingHorizontal: 8, paddingTop: 4, zIndex: 1 },
  thumb: { flexShrink: 1, maxHeight: '62%', gap: 5, paddingHorizontal: 8, paddingTop: 2 },
  panelLeft: { flexDirection: 'row-reverse' },
  panelRight: { flexDirection: 'row' },
  panel: { gap: 5, paddingHorizontal: 8, paddingTop: 4, justifyContent: 'flex-end' },
  panelHead: { gap: 4, flexGrow: 1 },
});
