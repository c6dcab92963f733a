import { useRouter } from 'expo-router';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDeadLines } from '@/boards/metro-x';
import { useTexts } from '@/i18n';
import type { OpenTable } from '@/store/open-table';
import type { PanZoomHandle } from '@/ui/canvas';
import { Controls } from './controls/controls';
import { Head } from './header/head';
import { railLines } from './model/rail-lines';
import { PlayLayout } from './play-layout';
import { Announcer } from './speech/announcer';
import { turnNews } from './speech/turn-news';
import { BoardStage } from './stage/board-stage';
import { Overlays } from './stage/overlays';
import { useCompletions } from './stage/use-completions';
import { useArrangement } from './use-arrangement';
import { useExplanation } from './use-explanation';
import { useKeys } from './use-keys';
import { useScoreWhenOver } from './use-score-when-over';
import { stationsToChoose, useTurn } from './use-turn';

/**
 * An open table of Metro X: everything between the card and Confirm. The map answers a tap in the very next
 * frame; card, rail and words follow it, for on a slow phone they cost more than the map.
 */
export function PlayTable({ table }: { readonly table: OpenTable }) {
  const t = useTexts();
  const router = useRouter();
  const { view, seat } = table;
  const at = useMemo(() => ({ view, seat }), [view, seat]);
  const { edition } = view.options;
  const arrangement = useArrangement();
  const turn = useTurn(at);
  const { choice, plan, steps } = turn;
  const choices = useMemo(() => stationsToChoose(at), [at]);
  const explain = useExplanation(at, turn);
  const isExplained = explain.refusal !== null || explain.trouble !== null;
  useScoreWhenOver(table.id, view.over);
  const [isDescribed, setDescribed] = useState(false);
  const onDescribe = useCallback(() => setDescribed(true), []);
  const onDescribed = useCallback(() => setDescribed(false), []);
  useKeys({
    onLetter: explain.chooseLine,
    onStep: turn.step,
    onConfirm: turn.confirm,
    // What lies on top goes first: a message before the choice below it.
    onClear: isExplained ? explain.dismiss : turn.takeBack,
    onClose: isDescribed ? onDescribed : null,
  });
  const canvas = useRef<PanZoomHandle>(null);
  const onLeave = useCallback(() => router.dismissTo('/'), [router]);

  const now = useMemo(() => ({ at, choice, plan, steps }), [at, choice, plan, steps]);
  const later = useDeferredValue(now);
  const dead = useDeadLines(later.at.view, seat);
  const completed = useCompletions(later.at.view.boards[seat]!);
  const lines = useMemo(() => railLines(later.at, dead), [later.at, dead]);
  const events = useDeferredValue(table.events);
  const news = useMemo(
    () => turnNews(t, { ...later.at, events, completed: completed.lines }),
    [t, later.at, events, completed.lines],
  );
  return (
    <PlayLayout
      arrangement={arrangement}
      head={<Head at={later.at} card={arrangement.card} width={arrangement.panel - 16} onLeave={onLeave} />}
      stage={
        <BoardStage
          view={view}
          seat={seat}
          dead={dead}
          canvas={canvas}
          tools={arrangement.tools}
          selectedLine={choice.line}
          ghost={turn.ghost}
          choices={choices}
          onStation={explain.chooseStation}
          onDescribe={onDescribe}
        >
          <Overlays
            edition={edition}
            lines={lines}
            completed={completed}
            explanation={explain}
            isDescribed={isDescribed}
            onDescribed={onDescribed}
          />
        </BoardStage>
      }
      controls={
        <>
          <Controls
            moment={later}
            lines={lines}
            arrangement={arrangement}
            canvas={canvas}
            onLine={explain.chooseLine}
            onStep={turn.step}
            onTakeBack={turn.takeBack}
            onConfirm={turn.confirm}
          />
          <Announcer text={news} />
        </>
      }
    />
  );
}
