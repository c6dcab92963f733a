import { useRouter } from 'expo-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import type { OpenTable } from '@/store/open-table';
import { selectIsSaving } from '@/store/table-selectors';
import type { PanZoomHandle } from '@/ui/canvas';
import { ActionRow } from './controls/action-row';
import { PlanLine } from './controls/plan-line';
import { DeckStrip } from './header/deck-strip';
import { TopBar } from './header/top-bar';
import { isFree } from './model/choice';
import { railLines } from './model/rail-lines';
import { PlayLayout } from './play-layout';
import { LineRail } from './rail/line-rail';
import { Announcer } from './speech/announcer';
import { planWords } from './speech/plan-words';
import { turnNews } from './speech/turn-news';
import { BoardStage } from './stage/board-stage';
import { Overlays } from './stage/overlays';
import { ZoomButtons } from './stage/zoom-buttons';
import { useCompletions } from './stage/use-completions';
import { useArrangement } from './use-arrangement';
import { useExplanation } from './use-explanation';
import { useKeys } from './use-keys';
import { useScoreWhenOver } from './use-score-when-over';
import { stationsToChoose, useTurn } from './use-turn';

/** An open table of Metro X: everything between the card and Confirm. */
export function PlayTable({ table }: { readonly table: OpenTable }) {
  const t = useTexts();
  const router = useRouter();
  const view = table.view as MetroXView;
  const { seat } = table;
  const at = useMemo(() => ({ view, seat }), [view, seat]);
  const { edition } = view.options;
  const arrangement = useArrangement();
  const isSaving = useAppSelector(selectIsSaving);
  const turn = useTurn(at);
  const lines = useMemo(() => railLines(at), [at]);
  const words = useMemo(() => planWords(t, view, turn.plan), [t, view, turn.plan]);
  const choices = useMemo(() => stationsToChoose(at), [at]);
  const explain = useExplanation(at, turn);
  const completed = useCompletions(view.boards[seat]!);
  const news = useMemo(
    () => turnNews(t, { view, seat, events: table.events, completed: completed.lines }),
    [t, view, seat, table.events, completed.lines],
  );
  useScoreWhenOver(table.id, view.over);
  useKeys({
    onLetter: explain.chooseLine,
    onStep: turn.step,
    onConfirm: turn.confirm,
    onClear: turn.takeBack,
  });
  const canvas = useRef<PanZoomHandle>(null);
  const [isDescribed, setDescribed] = useState(false);
  const onDescribe = useCallback(() => setDescribed(true), []);
  const onLeave = useCallback(() => router.dismissTo('/'), [router]);

  const canStep = isFree(at) || (view.state.options.edition === 'gamewright' && view.card !== null);
  return (
    <PlayLayout
      arrangement={arrangement}
      head={
        <>
          <TopBar view={view} seat={seat} card={arrangement.card} onLeave={onLeave} />
          <DeckStrip
            deck={view.deck}
            left={view.cardsLeft}
            edition={edition}
            width={arrangement.panel - 16}
          />
        </>
      }
      stage={
        <BoardStage
          view={view}
          seat={seat}
          canvas={canvas}
          tools={arrangement.tools}
          selectedLine={turn.choice.line}
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
            onDescribed={() => setDescribed(false)}
          />
        </BoardStage>
      }
      plan={
        <>
          <PlanLine words={words} isShort={arrangement.isShort} />
          {arrangement.tools === 'below' && <ZoomButtons canvas={canvas} />}
        </>
      }
      rail={
        <LineRail
          lines={lines}
          edition={edition}
          selected={turn.choice.line}
          size={arrangement.chip}
          onChoose={explain.chooseLine}
          onExplain={explain.chooseLine}
        />
      }
      actions={
        <>
          <ActionRow
            steps={canStep ? turn.steps : undefined}
            isPlace={isFree(at)}
            canTakeBack={turn.choice.line !== null || turn.choice.station !== null || view.pending !== null}
            isReady={turn.plan.kind !== 'none'}
            isSaving={isSaving}
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
