/** The preview in words: what happens, why it stops there, what it brings. */
import type { MetroXView } from '@/games/metro-x';
import { stationName, type Texts } from '@/i18n';
import type { Plan } from '../model/plan';

export interface PlanWords {
  readonly head: string;
  readonly detail: string;
  /** Points; most marks bring none yet. */
  readonly delta: number;
}

export function planWords(t: Texts, view: MetroXView, plan: Plan): PlanWords {
  const words = t.cards[view.options.edition];
  if (plan.kind === 'none') return invitation(t, view);
  const completes = plan.preview.completes.map(({ line, points, bonus }) =>
    t.play.completes(line, points, words[bonus]),
  );
  if (plan.kind === 'free') {
    if (plan.station === null) return { head: t.play.nothingToMark, detail: '', delta: 0 };
    return {
      head: stationName(t, view.options.map, plan.station),
      detail: completes.join(', '),
      delta: plan.preview.delta,
    };
  }
  const { preview } = plan;
  const why =
    preview.writes === null ? t.play.stop[preview.stop](words) : t.play.linesHere(preview.writes / 2);
  const detail = [why, ...completes].join(', ');
  return { head: `${preview.line} · ${markHead(t, view, plan)}`, detail, delta: preview.delta };
}

function markHead(t: Texts, view: MetroXView, { preview }: Extract<Plan, { kind: 'mark' }>): string {
  const words = t.cards[view.options.edition];
  if (preview.count === 0) return t.play.onlyWindow(words);
  return preview.writes === null ? words.mark(preview.count) : t.play.writes(preview.writes);
}

function invitation(t: Texts, view: MetroXView): PlanWords {
  if (view.card === 'free') {
    return { head: t.play.chooseStation, detail: t.play.chooseStationDetail, delta: 0 };
  }
  const words = t.cards[view.options.edition];
  return { head: t.play.chooseLine, detail: view.card === null ? '' : words.hint(view.card), delta: 0 };
}
