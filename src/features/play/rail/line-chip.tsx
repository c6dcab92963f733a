import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { LineDisc, LineStroke, WindowRow } from '@/boards/metro-x';
import type { EditionId } from '@/games/metro-x';
import { Tap } from '@/ui/tap';
import { playIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import type { ChipSize } from '../arrangement';
import type { RailLine } from '../model/rail-lines';
import { ChipBonus, ChipGain, ChipLeft } from './chip-facts';
import { Hatch } from './hatch';

interface Props {
  readonly rail: RailLine;
  readonly edition: EditionId;
  readonly label: string;
  readonly selected: boolean;
  readonly size: ChipSize;
  readonly onChoose: (line: string) => void;
  readonly onExplain: (line: string) => void;
}

/** A line in the thumb zone. One that cannot be chosen is disabled, but a tap on it still says why. */
export const LineChip = memo(function LineChip({ rail, edition, label, selected, size, ...on }: Props) {
  const { tokens } = useTheme();
  const isClosed = rail.closed !== null;
  return (
    <Pressable
      accessible={false}
      focusable={false}
      disabled={!isClosed}
      onPress={() => on.onExplain(rail.id)}
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
          isClosed && { backgroundColor: tokens.ground },
          selected && { backgroundColor: tokens.pressed, borderColor: tokens.accent },
        ]}
      >
        <View>
          <LineStroke {...rail} width={size.width} thickness={size.stroke} />
          {rail.line.dead && rail.line.complete === null && (
            <Hatch width={size.width} height={size.stroke} colour={tokens.surface} />
          )}
        </View>
        <View style={[styles.facts, isClosed && styles.closed]}>
          <View style={styles.row}>
            <LineDisc letter={rail.id} colour={rail.colour} size={size.disc} />
            <ChipGain rail={rail} />
            <View style={styles.space} />
            <ChipBonus rail={rail} />
          </View>
          <View style={styles.row}>
            <WindowRow windows={rail.line.windows} edition={edition} height={size.window} />
            <View style={styles.space} />
            <ChipLeft rail={rail} />
          </View>
        </View>
      </Tap>
    </Pressable>
  );
});

const styles = StyleSheet.create({
  chip: { borderRadius: radius.s, borderWidth: 2, overflow: 'hidden' },
  facts: { flex: 1, justifyContent: 'space-evenly', paddingHorizontal: 5 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  space: { flex: 1 },
  closed: { opacity: 0.5 },
});
