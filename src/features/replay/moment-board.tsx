import { StyleSheet, View } from 'react-native';
import { StillBoard } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { replayIds } from '@/ui/test-ids';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly line: string | null;
}

export function MomentBoard({ view, seat, line }: Props) {
  const t = useTexts();
  return (
    <View style={styles.board}>
      <StillBoard
        view={view}
        seat={seat}
        selectedLine={line}
        label={t.replay.board}
        testID={replayIds.board}
      />
    </View>
  );
}

const styles = StyleSheet.create({ board: { flex: 1 } });
