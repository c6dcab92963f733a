import { useRef, useState } from 'react';
import { StyleSheet, View, type GestureResponderEvent } from 'react-native';
import { useTexts } from '@/i18n';
import { replayIds } from '@/ui/test-ids';
import { radius, TARGET, useTheme } from '@/ui/theme';

interface Props {
  readonly at: number;
  readonly of: number;
  readonly onSeek: (index: number) => void;
}

const KNOB = 22;
const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }];

/** Drag or tap to a moment of the game. The buttons beside it do the same a step at a time. */
export function Scrubber({ at, of, onSeek }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const [width, setWidth] = useState(0);
  const sought = useRef(at);
  const seek = ({ nativeEvent }: GestureResponderEvent) => {
    const room = width - KNOB;
    if (room <= 0 || of === 0) return;
    const share = Math.min(1, Math.max(0, (nativeEvent.locationX - KNOB / 2) / room));
    const index = Math.round(share * of);
    if (index === sought.current && index === at) return;
    sought.current = index;
    onSeek(index);
  };
  const left = of === 0 ? 0 : (at / of) * Math.max(0, width - KNOB);
  return (
    <View
      testID={replayIds.scrubber}
      role="slider"
      accessible
      accessibilityLabel={t.replay.scrubber}
      accessibilityValue={{ min: 0, max: of, now: at, text: t.replay.step(at, of) }}
      accessibilityActions={ACTIONS}
      onAccessibilityAction={({ nativeEvent }) =>
        onSeek(at + (nativeEvent.actionName === 'increment' ? 1 : -1))
      }
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={seek}
      onResponderMove={seek}
      style={styles.scrubber}
    >
      <View style={[styles.track, styles.untouched, { backgroundColor: tokens.border }]} />
      <View
        style={[styles.track, styles.untouched, { width: left + KNOB / 2, backgroundColor: tokens.accent }]}
      />
      <View
        style={[
          styles.knob,
          styles.untouched,
          { left, backgroundColor: tokens.accent, borderColor: tokens.ground },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  scrubber: { flex: 1, height: TARGET, justifyContent: 'center' },
  // The knob would report places relative to itself.
  untouched: { pointerEvents: 'none' },
  track: { position: 'absolute', left: 0, width: '100%', height: 6, borderRadius: radius.round },
  knob: { position: 'absolute', width: KNOB, height: KNOB, borderRadius: radius.round, borderWidth: 3 },
});
