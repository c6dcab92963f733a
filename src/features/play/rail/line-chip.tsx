import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import { LineStroke } from '@/boards/metro-x';
import type { EditionId } from '@/games/metro-x';
import { Tap } from '@/ui/tap';
import { playIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import type { ChipSize } from '../arrangement';
import type { RailLine } from '../model/rail-lines';
import { RoomyFacts, TightFacts } from './chip-rows';
import { Hatch } from './hatch';

interface Props {
  readonly rail: RailLine;
  readonly edition: EditionId;
  readonly label: string;
  /** Shown where there is room for a sentence. */
  readonly note: string;
  readonly selected: boolean;
  readonly size: ChipSize;
  readonly onChoose: (line: string) => void;
  readonly onExplain: (line: string) => void;
}

/** A line in the thumb zone. One that cannot be chosen is disabled, but a tap on it still says why. */
export const LineChip = memo(function LineChip({ rail, edition, label, note, selected, size, ...on }: Props) {
  const { tokens } = useTheme();
  const isClosed = rail.closed !== null;
  const facts = { rail, edition, size };
  return (
    // A browser swallows touches inside a disabled button, so a closed one lets them pass to what lies around it.
    <View
      onStartShouldSetResponder={() => isClosed}
      onResponderRelease={() => on.onExplain(rail.id)}
      style={{ width: size.width }}
    >
      <Tap
        testID={playIds.line(rail.id)}
        label={label}
        state={{ selected }}
        disabled={isClosed}
        onPress={() => on.onChoose(rail.id)}
        style={[
          styles.chip,
          { minHeight: size.height, backgroundColor: tokens.surface, borderColor: tokens.border },
          isClosed && { backgroundColor: tokens.ground, pointerEvents: 'none' },
          selected && { backgroundColor: tokens.pressed, borderColor: tokens.accent },
        ]}
      >
        <View>
          <LineStroke {...rail} width={size.width} thickness={size.stroke} />
          {rail.dead && <Hatch width={size.width} height={size.stroke} colour={tokens.surface} />}
        </View>
        <View style={[styles.facts, isClosed && styles.closed]}>
          {size.isRoomy ? <RoomyFacts {...facts} note={note} /> : <TightFacts {...facts} />}
        </View>
      </Tap>
    </View>
  );
});

const styles = StyleSheet.create({
  chip: { borderRadius: radius.s, borderWidth: 2, overflow: 'hidden' },
  facts: { flex: 1, justifyContent: 'space-evenly', paddingHorizontal: 5 },
  closed: { opacity: 0.5 },
});
