import { useRef, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent, type NativeScrollEvent } from 'react-native';
import type { NativeSyntheticEvent } from 'react-native';
import { Icon } from './icons/icon';
import { radius, useTheme } from './theme';

/** Less is no more than the space below the last line. */
const LEAST = 12;
const CUE = 28;

/** For a scroll view: whether something lies below its edge. Phones show no scroll bar before one has scrolled. */
export function useScrollCue() {
  const [hasMore, setHasMore] = useState(false);
  const seen = useRef({ room: 0, content: 0, from: 0 });
  const note = (now: Partial<typeof seen.current>) => {
    Object.assign(seen.current, now);
    const { room, content, from } = seen.current;
    // Said only when it changes: a page must not be drawn again with every step of a scroll.
    setHasMore(room > 0 && content - room - from > LEAST);
  };
  return {
    hasMore,
    scrolling: {
      scrollEventThrottle: 32,
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => note({ room: nativeEvent.layout.height }),
      onContentSizeChange: (_width: number, content: number) => note({ content }),
      onScroll: ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) =>
        note({ from: nativeEvent.contentOffset.y }),
    },
  };
}

interface Props {
  readonly testID?: string;
  /** What the sign lies on. */
  readonly colour: string;
}

/** Says that there is more below; lies over the lower edge of what scrolls. */
export function ScrollCue({ testID, colour }: Props) {
  const { tokens } = useTheme();
  return (
    <View testID={testID} style={[styles.cue, { backgroundColor: colour, borderColor: tokens.border }]}>
      <Icon name="down" size={18} colour={tokens.inkSoft} />
    </View>
  );
}

const styles = StyleSheet.create({
  cue: {
    position: 'absolute',
    bottom: 4,
    alignSelf: 'center',
    width: CUE,
    height: CUE,
    borderWidth: 1,
    borderRadius: radius.round,
    alignItems: 'center',
    justifyContent: 'center',
    pointerEvents: 'none',
  },
});
