import { StyleSheet } from 'react-native';
import { LineDisc } from '@/boards/metro-x';
import { useTexts, stationName, type Texts } from '@/i18n';
import type { MetroXView } from '@/games/metro-x';
import { getMap } from '@/maps/catalog';
import { Tap } from '@/ui/tap';
import { scoreIds } from '@/ui/test-ids';
import { radius, useTheme } from '@/ui/theme';
import { Txt } from '@/ui/txt';
import type { Addend } from './addends';

interface Props {
  readonly addend: Addend;
  readonly view: MetroXView;
  readonly selected: boolean;
  readonly onPress: () => void;
}

/** One number of the sum; a tap shows on the map where it comes from. */
export function AddendChip({ addend, view, selected, onPress }: Props) {
  const { tokens } = useTheme();
  const t = useTexts();
  const line =
    addend.kind === 'line' ? getMap(view.options.map).lines.find(({ id }) => id === addend.line) : undefined;
  return (
    <Tap
      testID={scoreIds.addend(addend.key)}
      label={labelOf(t, view, addend)}
      hint={t.score.showOnMap}
      state={{ selected }}
      onPress={onPress}
      style={[
        styles.chip,
        {
          backgroundColor: selected ? tokens.pressed : tokens.surface,
          borderColor: selected ? tokens.accent : tokens.border,
        },
      ]}
    >
      {line && <LineDisc letter={line.id} colour={line.colour} size={24} />}
      <Txt variant="strong">{faceOf(t, addend)}</Txt>
    </Tap>
  );
}

function faceOf(t: Texts, addend: Addend): string {
  return addend.kind === 'empty' ? t.score.emptyCount(addend.stations.length) : String(addend.points);
}

function labelOf(t: Texts, view: MetroXView, addend: Addend): string {
  const { map, edition } = view.options;
  switch (addend.kind) {
    case 'line':
      return t.score.addendLine(addend.line, addend.points, t.cards[edition][addend.bonus]);
    case 'transfer':
      return t.score.addendStation(stationName(t, map, addend.station), addend.points);
    case 'empty':
      return t.score.addendEmpty(addend.stations.length, -addend.points);
  }
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 10,
    borderWidth: 2,
    borderRadius: radius.m,
  },
});
