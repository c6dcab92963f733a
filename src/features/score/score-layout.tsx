import type { PropsWithChildren, ReactNode } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from '@/ui/icon-button';
import { scoreIds } from '@/ui/test-ids';
import { space, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';

interface Props {
  readonly title: string;
  readonly back: { readonly testID: string; readonly label: string; readonly onPress: () => void };
  readonly board: ReactNode;
  readonly actions: ReactNode;
}

/** The map stays in sight while the sheet scrolls: every number of it points there. */
export function ScoreLayout({ title, back, board, actions, children }: PropsWithChildren<Props>) {
  const { tokens, leftHand } = useTheme();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const isWide = width >= 700 || width > height;
  const edges = {
    paddingTop: insets.top,
    paddingBottom: insets.bottom + space.s,
    paddingLeft: insets.left,
    paddingRight: insets.right,
    backgroundColor: tokens.ground,
  };
  const head = (
    <View style={styles.head}>
      <IconButton testID={back.testID} label={back.label} icon="back" onPress={back.onPress} />
      <Txt variant="heading" style={styles.title}>
        {title}
      </Txt>
    </View>
  );
  const sheet = (
    <>
      <ScrollView style={styles.sheet} contentContainerStyle={styles.content}>
        {children}
      </ScrollView>
      <View style={styles.actions}>{actions}</View>
    </>
  );
  if (!isWide) {
    return (
      <View testID={scoreIds.screen} style={[styles.screen, edges]}>
        {head}
        <View style={{ height: Math.round(height * 0.38) }}>{board}</View>
        {sheet}
      </View>
    );
  }
  return (
    <View testID={scoreIds.screen} style={[styles.screen, leftHand ? styles.mirrored : styles.beside, edges]}>
      <View style={styles.board}>{board}</View>
      <View style={{ width: Math.min(440, Math.max(344, width * 0.4)) }}>
        {head}
        {sheet}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  beside: { flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  board: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4 },
  title: { flex: 1 },
  sheet: { flex: 1 },
  content: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.s },
  actions: { paddingHorizontal: space.s, paddingTop: space.s },
});
