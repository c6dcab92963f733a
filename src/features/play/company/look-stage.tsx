import { memo, useMemo, type PropsWithChildren, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { StillBoard, useDeadLines } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { playIds } from '@/ui/test-ids';
import { TARGET, useTheme } from '@/ui/theme';
import { railLines } from '../model/rail-lines';
import { describeBoard } from '../speech/describe-board';
import { Description } from '../stage/description';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly isDescribed: boolean;
  /** Stands where the tools of one's own map do. */
  readonly tools: ReactNode;
  readonly onDescribed: () => void;
}

const Board = memo(StillBoard);

/** Somebody else's board as it was disclosed. Children lie over it. */
export function LookStage({ tools, ...look }: PropsWithChildren<Props>) {
  const { leftHand } = useTheme();
  return (
    <View style={[styles.stage, leftHand && styles.mirrored]}>
      <LookedAt {...look} />
      {tools !== null && <View style={styles.column}>{tools}</View>}
    </View>
  );
}

function LookedAt({
  view,
  seat,
  isDescribed,
  onDescribed,
  children,
}: PropsWithChildren<Omit<Props, 'tools'>>) {
  const t = useTexts();
  return (
    <View style={styles.map}>
      <Board
        view={view}
        seat={seat}
        selectedLine={null}
        label={t.play.board(t.metroX.maps[view.options.map])}
        testID={playIds.board}
      />
      {children}
      {isDescribed && <Described view={view} seat={seat} onClose={onDescribed} />}
    </View>
  );
}

interface DescribedProps {
  readonly view: MetroXView;
  readonly seat: number;
  readonly onClose: () => void;
}

function Described({ view, seat, onClose }: DescribedProps) {
  const t = useTexts();
  const dead = useDeadLines(view, seat);
  const sentences = useMemo(
    () => describeBoard(t, view.options.edition, railLines({ view, seat }, dead)),
    [t, view, seat, dead],
  );
  return <Description sentences={sentences} onClose={onClose} />;
}

const styles = StyleSheet.create({
  stage: { flex: 1, minHeight: 140, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  map: { flex: 1 },
  column: { width: TARGET },
});
