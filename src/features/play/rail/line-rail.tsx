import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { EditionId } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { CHIP_GAP, type ChipSize } from '../arrangement';
import type { RailLine } from '../model/rail-lines';
import { lineLabel, lineNote } from '../speech/line-label';
import { LineChip } from './line-chip';

interface Props {
  readonly lines: readonly RailLine[];
  readonly edition: EditionId;
  readonly selected: string | null;
  readonly size: ChipSize;
  readonly onChoose: (line: string) => void;
  readonly onExplain: (line: string) => void;
}

export const LineRail = memo(function LineRail({ lines, edition, selected, ...rest }: Props) {
  const t = useTexts();
  return (
    <View style={styles.rail}>
      {lines.map((rail) => (
        <LineChip
          key={rail.id}
          rail={rail}
          edition={edition}
          label={lineLabel(t, edition, rail)}
          note={rest.size.isRoomy ? lineNote(t, edition, rail) : ''}
          selected={rail.id === selected}
          {...rest}
        />
      ))}
    </View>
  );
});

const styles = StyleSheet.create({
  rail: { flexDirection: 'row', flexWrap: 'wrap', gap: CHIP_GAP, justifyContent: 'center' },
});
