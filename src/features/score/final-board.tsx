import { memo } from 'react';
import { MetroXBoard, useDeadLines } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { getMap } from '@/maps/catalog';
import { drawingOf } from '@/maps/drawing/compile';
import { scoreIds } from '@/ui/test-ids';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly line: string | null;
  readonly stations: readonly string[] | null;
}

export const FinalBoard = memo(function FinalBoard({ view, seat, line, stations }: Props) {
  const t = useTexts();
  const { map, edition } = view.options;
  const board = view.boards[seat]!;
  const dead = useDeadLines(view, seat);
  return (
    <MetroXBoard
      drawing={drawingOf(getMap(map))}
      board={board}
      bonuses={view.bonuses}
      edition={edition}
      dead={dead}
      selectedLine={line}
      choices={stations}
      label={t.score.board}
      testID={scoreIds.board}
    />
  );
});
