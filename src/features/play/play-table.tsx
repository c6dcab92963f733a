import { useRouter } from 'expo-router';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import { useDeadLines } from '@/boards/metro-x';
import { useTexts } from '@/i18n';
import type { OpenTable } from '@/store/open-table';
import type { PanZoomHandle } from '@/ui/canvas';
import type { Company } from './company/company';
import { LookStage } from './company/look-stage';
import { TableControls } from './company/table-controls';
import { TableOverlays } from './company/table-overlays';
import { TableTools } from './company/table-tools';
import { useCompanyNews } from './company/use-company-news';
import { useLook } from './company/use-look';
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

interface Props {
  readonly table: OpenTable;
  /** The others at the table; absent in a solo game. */
  readonly company?: Company;
  /** Passes a shared phone on. */
  readonly onHandOver?: ((seat: number) => void) | null;
}

/**
 * An open table of Metro X: everything between the card and Confirm. The map answers a tap in the very next
 * frame; card, rail and words follow it, for on a slow phone they cost more than the map.
 */
export function PlayTable({ table, company, onHandOver = null }: Props) {
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
  const look = useLook(table, company, arrangement);
  const { onDescribe, onSheetClosed: onDescribed } = look;
  const isDescribed = look.sheet === 'described';
  useScoreWhenOver(table.id, view.over && look.onClose === null);
  useKeys({
    onLetter: explain.chooseLine,
    onStep: turn.step,
    onConfirm: turn.confirm,
    // What lies on top goes first: a message before the choice below it.
    onClear: isExplained ? explain.dismiss : turn.takeBack,
    onClose: look.onClose,
  });
  const canvas = useRef<PanZoomHandle>(null);
  const onLeave = useCallback(() => router.dismissTo('/'), [router]);

  const now = useMemo(() => ({ at, choice, plan, steps }), [at, choice, plan, steps]);
  const later = useDeferredValue(now);
  const dead = useDeadLines(later.at.view, seat);
  const completed = useCompletions(later.at.view.boards[seat]!);
  const lines = useMemo(() => railLines(later.at, dead, look.names), [later.at, dead, look.names]);
  const events = useDeferredValue(table.events);
  const news = useMemo(
    () => turnNews(t, { ...later.at, events, completed: completed.lines }),
    [t, later.at, events, completed.lines],
  );
  const others = useCompanyNews(view, company);
  const thumb = {
    moment: later,
    lines,
    arrangement,
    canvas,
    onLine: explain.chooseLine,
    onStep: turn.step,
    onTakeBack: turn.takeBack,
    onConfirm: turn.confirm,
  };
  const overlays = (
    <Overlays
      edition={edition}
      lines={lines}
      completed={completed}
      explanation={explain}
      isDescribed={isDescribed}
      onDescribed={onDescribed}
    />
  );
  return (
    <PlayLayout
      arrangement={arrangement}
      head={
        <Head
          at={later.at}
          card={arrangement.card}
          width={arrangement.panel - 16}
          onLeave={onLeave}
          strip={look.strip}
          inBar={arrangement.isShort}
          below={look.below}
        />
      }
      stage={
        look.seat === null ? (
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
            <TableOverlays view={view} look={look} />
            {overlays}
          </BoardStage>
        ) : (
          <LookStage
            view={view}
            seat={look.seat}
            tools={look.tools && <TableTools {...look.tools} floating={false} />}
            isDescribed={isDescribed}
            onDescribed={onDescribed}
          >
            <TableOverlays view={view} look={look} />
          </LookStage>
        )
      }
      controls={
        <>
          {company ? (
            <TableControls
              {...thumb}
              company={company}
              looking={look.seat}
              onOwn={look.onOwn}
              onDescribe={onDescribe}
              onHandOver={onHandOver}
            />
          ) : (
            <Controls {...thumb} />
          )}
          <Announcer text={others === '' ? news : `${others}. ${news}`} />
        </>
      }
    />
  );
}
