import { useState, type PropsWithChildren } from 'react';
import { ScrollView, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from './icons/icon';
import { radius, useTheme } from './theme';

interface Props {
  readonly cueID?: string;
  /** What the sign lies on. */
  readonly colour: string;
  readonly contentContainerStyle?: StyleProp<ViewStyle>;
}

/** Less is no more than the space below the last line. */
const LEAST = 12;
const CUE = 28;

/** Scrolls where there is not enough room, and says so: phones show no scroll bar before one has scrolled. */
export function CuedScroll({ cueID, colour, contentContainerStyle, children }: PropsWithChildren<Props>) {
  const { tokens } = useTheme();
  const [room, setRoom] = useState(0);
  const [content, setContent] = useState(0);
  const [from, setFrom] = useState(0);
  const hasMore = room > 0 && content - room - from > LEAST;
  return (
    <View style={styles.box}>
      <ScrollView
        style={styles.scroll}
        contentContainerStyle={contentContainerStyle}
        scrollEventThrottle={32}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
        onContentSizeChange={(_width, height) => setContent(height)}
        onScroll={({ nativeEvent }) => setFrom(nativeEvent.contentOffset.y)}
      >
        {children}
      </ScrollView>
      {hasMore && (
        <View testID={cueID} style={[styles.cue, { backgroundColor: colour, borderColor: tokens.border }]}>
          <Icon name="down" size={18} colour={tokens.inkSoft} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexShrink: 1, minHeight: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
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
