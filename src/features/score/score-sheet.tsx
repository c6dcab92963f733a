import { useRouter } from 'expo-router';
import { useCallback, useMemo, useState } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { ChoiceGroup } from '@/ui/choice-group';
import { scoreIds } from '@/ui/test-ids';
import { addendsOf, stationsBehind, type Addend } from './addends';
import { FinalBoard } from './final-board';
import { Result } from './result';
import { ScoreActions } from './score-actions';
import { ScoreLayout } from './score-layout';
import { SumRow } from './sum-row';

interface Props {
  readonly id: string;
  readonly view: MetroXView;
  /** The seat of this device; others can be looked at. */
  readonly own: number;
  readonly names: readonly string[];
}

export function ScoreSheet({ id, view, own, names }: Props) {
  const t = useTexts();
  const router = useRouter();
  const [seat, setSeat] = useState(own);
  const [shown, setShown] = useState<Addend | null>(null);
  const board = view.boards[seat]!;
  const score = view.scores[seat]!;
  const addends = useMemo(() => addendsOf(board.sheet, score), [board, score]);
  const stations = useMemo(() => stationsBehind(shown), [shown]);
  const onShow = useCallback(
    (addend: Addend) => setShown((before) => (before?.key === addend.key ? null : addend)),
    [],
  );
  const parts = t.score.parts[view.options.edition];
  const row = { view, shown, onShow };
  return (
    <ScoreLayout
      title={`${t.score.title} · ${t.metroX.maps[view.options.map]}`}
      back={{ testID: scoreIds.back, label: t.score.home, onPress: () => router.dismissTo('/') }}
      board={
        <FinalBoard
          view={view}
          seat={seat}
          line={shown?.kind === 'line' ? shown.line : null}
          stations={stations}
        />
      }
      actions={<ScoreActions id={id} view={view} seat={own} />}
    >
      {view.seats > 1 && (
        <ChoiceGroup
          label={t.score.title}
          value={String(seat)}
          onChange={(value) => {
            setSeat(Number(value));
            setShown(null);
          }}
          choices={view.boards.map((_, index) => ({
            value: String(index),
            title: t.score.seat(index + 1, names[index] ?? ''),
            testID: scoreIds.seat(String(index)),
          }))}
        />
      )}
      <Result view={view} seat={seat} />
      <SumRow
        testID={scoreIds.completed}
        title={t.score.completed}
        sum={score.completed}
        addends={addends.completed}
        {...row}
      />
      <SumRow
        testID={scoreIds.transfers}
        title={parts.transfers}
        sum={score.transfers}
        addends={addends.transfers}
        {...row}
      />
      <SumRow
        testID={scoreIds.empty}
        title={parts.empty}
        sum={-score.penalty}
        addends={addends.empty}
        {...row}
      />
    </ScoreLayout>
  );
}
