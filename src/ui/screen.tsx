import type { PropsWithChildren, ReactNode, Ref } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { IconButton } from './icon-button';
import { ScrollCue, useScrollCue } from './scroll-cue';
import { space, useTheme } from './theme';
import { Txt } from './txt';

interface Props {
  readonly testID: string;
  readonly title?: string;
  readonly back?: { readonly testID: string; readonly label: string; readonly onPress: () => void };
  readonly actions?: ReactNode;
  /** Stays in the thumb zone while the content scrolls. */
  readonly footer?: ReactNode;
  /** `wide` lets a page put columns side by side on tablets; `full` gives it the whole screen, down to the bottom. */
  readonly width?: 'column' | 'wide' | 'full';
  readonly scrollRef?: Ref<ScrollView>;
  /** Scrolls with the page and runs from edge to edge. */
  readonly banner?: ReactNode;
}

/** Lines longer than this are hard to read; two columns may be wider together. */
const MOST = { column: 640, wide: 960, full: 2400 } as const;

/** A page that scrolls: safe areas, a header with the way back, a readable width on tablets. */
export function Screen({
  testID,
  title,
  back,
  actions,
  footer,
  width = 'column',
  scrollRef,
  banner,
  children,
}: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  const insets = useSafeAreaInsets();
  const { hasMore, scrolling } = useScrollCue();
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  const fill = width === 'full' && styles.fill;
  return (
    <View testID={testID} style={[styles.screen, { backgroundColor: tokens.ground, paddingTop: insets.top }]}>
      {(title !== undefined || back) && (
        <View
          style={[
            styles.header,
            { maxWidth: MOST[width] + 2 * space.l },
            { paddingRight: insets.right + space.s, paddingLeft: insets.left + space.s },
          ]}
        >
          {back && <IconButton testID={back.testID} label={back.label} icon="back" onPress={back.onPress} />}
          <Txt variant="heading" level={1} style={[styles.title, !back && styles.indented]}>
            {title}
          </Txt>
          {actions}
        </View>
      )}
      <ScrollView
        ref={scrollRef}
        style={styles.scroll}
        {...scrolling}
        contentContainerStyle={[styles.content, { paddingBottom: (footer ? 0 : insets.bottom) + space.xl }]}
      >
        {banner}
        <View style={[styles.padded, sides, fill]}>
          <View style={[styles.column, { maxWidth: MOST[width] }, fill]}>{children}</View>
        </View>
      </ScrollView>
      {footer && (
        <View
          style={[
            styles.footer,
            sides,
            {
              backgroundColor: tokens.ground,
              borderColor: tokens.border,
              paddingBottom: insets.bottom + space.m,
            },
          ]}
        >
          {hasMore && (
            <View style={styles.cue}>
              <ScrollCue colour={tokens.raised} />
            </View>
          )}
          <View style={[styles.column, { maxWidth: MOST[width] }]}>{footer}</View>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  header: { flexDirection: 'row', alignItems: 'center', minHeight: 56, width: '100%', alignSelf: 'center' },
  title: { flex: 1 },
  indented: { paddingLeft: space.s },
  scroll: { flex: 1 },
  content: { paddingTop: space.s, flexGrow: 1 },
  padded: { width: '100%' },
  fill: { flexGrow: 1 },
  column: { width: '100%', gap: space.l, alignSelf: 'center' },
  /** Astride the edge of the footer, where it covers the least of the page. */
  cue: { position: 'absolute', top: 14, left: 0, right: 0, pointerEvents: 'none' },
  footer: { paddingTop: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
