import { memo } from 'react';
import { StillBoard } from '@/boards/metro-x';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { scoreIds } from '@/ui/test-ids';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly line: string | null;
  readonly stations: readonly string[] | null;
}

export const FinalBoard = memo(function FinalBoard({ view, seat, line, stations }: Props) {
  const t = useTexts();
  return (
    <StillBoard
      view={view}
      seat={seat}
      selectedLine={line}
      choices={stations}
      label={t.score.board}
      testID={scoreIds.board}
    />
  );
});
