import { useMemo } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { scoreIds } from '@/ui/test-ids';
import { addendsOf, type Addend } from './addends';
import { SumRow } from './sum-row';

interface Props {
  readonly view: MetroXView;
  readonly seat: number;
  readonly shown: Addend | null;
  readonly onShow: (addend: Addend) => void;
}

/** The three sums of a seat, each with everything that it was added up from. */
export function SeatSheet({ view, seat, ...row }: Props) {
  const t = useTexts();
  const board = view.boards[seat]!;
  const score = view.scores[seat]!;
  const addends = useMemo(() => addendsOf(board.sheet, score), [board, score]);
  const parts = t.score.parts[view.options.edition];
  const sums = [
    [scoreIds.completed, t.score.completed, score.completed, addends.completed],
    [scoreIds.transfers, parts.transfers, score.transfers, addends.transfers],
    [scoreIds.empty, parts.empty, -score.penalty, addends.empty],
  ] as const;
  return (
    <>
      {sums.map(([testID, title, sum, of]) => (
        <SumRow key={testID} testID={testID} title={title} sum={sum} addends={of} view={view} {...row} />
      ))}
    </>
  );
}
