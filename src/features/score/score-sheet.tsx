import { useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import { selectSeating } from '@/store/seating-selectors';
import { useNextMatch } from '@/store/use-next-match';
import { scoreIds } from '@/ui/test-ids';
import { stationsBehind, type Addend } from './addends';
import { FinalBoard } from './final-board';
import { Ranking } from './ranking';
import { Result } from './result';
import { ScoreActions } from './score-actions';
import { ScoreLayout } from './score-layout';
import { SeatSheet } from './seat-sheet';
import { tableFacts } from './table-facts';

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
  const seating = useAppSelector(selectSeating);
  const facts = useMemo(
    () => (view.seats === 1 ? null : tableFacts(t, id, names, seating)),
    [t, view.seats, id, names, seating],
  );
  const next = useNextMatch(id);
  useEffect(() => {
    // Everybody goes to the rematch by themselves.
    if (next !== null) router.replace(next.hasSeat ? `/play/${next.match}` : '/table');
  }, [next, router]);
  const stations = useMemo(() => stationsBehind(shown), [shown]);
  const onShow = useCallback(
    (addend: Addend) => setShown((before) => (before?.key === addend.key ? null : addend)),
    [],
  );
  const onSeat = useCallback((to: number) => {
    setSeat(to);
    setShown(null);
  }, []);
  const sheet = <SeatSheet view={view} seat={seat} shown={shown} onShow={onShow} />;
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
      actions={<ScoreActions id={id} view={view} seat={own} facts={facts} />}
    >
      {facts === null ? (
        <>
          <Result view={view} />
          {sheet}
        </>
      ) : (
        <Ranking view={view} facts={facts} own={own} shown={seat} onShow={onSeat} sheet={sheet} />
      )}
    </ScoreLayout>
  );
}
