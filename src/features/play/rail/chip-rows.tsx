import { StyleSheet, View } from 'react-native';
import { LineDisc, WindowRow } from '@/boards/metro-x';
import type { EditionId } from '@/games/metro-x';
import { Txt } from '@/ui/txt';
import type { ChipSize } from '../arrangement';
import type { RailLine } from '../model/rail-lines';
import { ChipBonus, ChipGain, ChipLeft } from './chip-facts';

interface Props {
  readonly rail: RailLine;
  readonly edition: EditionId;
  readonly size: ChipSize;
}

/** A third of a phone's width: what the card does above, the windows below. */
export function TightFacts({ rail, edition, size }: Props) {
  return (
    <>
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
    </>
  );
}

/** The whole width of a panel: the same, and a sentence. */
export function RoomyFacts({ rail, edition, size, note }: Props & { readonly note: string }) {
  return (
    <>
      <View style={styles.row}>
        <LineDisc letter={rail.id} colour={rail.colour} size={size.disc} />
        <WindowRow windows={rail.line.windows} edition={edition} height={size.window} />
        <View style={styles.space} />
        <ChipGain rail={rail} />
        <View style={styles.column}>
          <ChipLeft rail={rail} />
        </View>
        <View style={styles.column}>
          <ChipBonus rail={rail} />
        </View>
      </View>
      <Txt variant="small" tone="soft" numberOfLines={1}>
        {note}
      </Txt>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  space: { flex: 1 },
  column: { width: 38, alignItems: 'flex-end' },
});
