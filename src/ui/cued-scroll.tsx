import type { PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { ScrollCue, useScrollCue } from './scroll-cue';

interface Props {
  readonly cueID?: string;
  /** What the sign lies on. */
  readonly colour: string;
  readonly contentContainerStyle?: StyleProp<ViewStyle>;
}

/** Scrolls where there is not enough room, and says so. */
export function CuedScroll({ cueID, colour, contentContainerStyle, children }: PropsWithChildren<Props>) {
  const { hasMore, scrolling } = useScrollCue();
  return (
    <View style={styles.box}>
      <ScrollView style={styles.scroll} contentContainerStyle={contentContainerStyle} {...scrolling}>
        {children}
      </ScrollView>
      {hasMore && <ScrollCue {...(cueID !== undefined && { testID: cueID })} colour={colour} />}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexShrink: 1, minHeight: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
});
