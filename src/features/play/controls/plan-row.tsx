import { memo, useMemo, type ReactNode, type RefObject } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { PanZoomHandle } from '@/ui/canvas';
import type { Plan } from '../model/plan';
import { planWords } from '../speech/plan-words';
import { ZoomButtons } from '../stage/zoom-buttons';
import { PlanLine } from './plan-line';

interface Props {
  readonly view: MetroXView;
  readonly plan: Plan;
  /** Stands in its place. */
  readonly notice: ReactNode;
  /** Set when the tools of the map lie here. */
  readonly canvas: RefObject<PanZoomHandle | null> | null;
  readonly height: number;
  readonly isShort: boolean;
}

export const PlanRow = memo(function PlanRow({ view, plan, notice, canvas, ...size }: Props) {
  const t = useTexts();
  const words = useMemo(() => planWords(t, view, plan), [t, view, plan]);
  return (
    <>
      {notice ?? <PlanLine words={words} {...size} />}
      {canvas && <ZoomButtons canvas={canvas} />}
    </>
  );
});
