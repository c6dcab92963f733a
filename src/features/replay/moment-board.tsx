import { StyleSheet, View } from 'react-native';
import { MetroXBoard, useDeadLines } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import { replayIds } from '@/ui/test-ids';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly line: string | null;
}

export function MomentBoard({ view, seat, line }: Props) {
  const t = useTexts();
  const { map, edition } = view.options;
  const board = view.boards[seat]!;
  const dead = useDeadLines(view, seat);
  return (
    <View style={styles.board}>
      <MetroXBoard
        drawing={drawingOf(getMap(map))}
        board={board}
        bonuses={view.bonuses}
        edition={edition}
        dead={dead}
        selectedLine={line}
        label={t.replay.board}
        testID={replayIds.board}
      />
    </View>
  );
}

const styles = StyleSheet.create({ board: { flex: 1 } });
