/** What others did, for those who cannot see the board. Told when a turn closes; the open one is secret. */
import type { MetroXView } from '@/games/metro-x';
import type { Texts } from '@/i18n';
import type { Company } from './company';

/** Who completed what since `before`: the first ones at a line, and those after them. */
export function companyNews(t: Texts, before: MetroXView, view: MetroXView, company: Company): string {
  const words = t.cards[view.options.edition];
  const told = view.bonuses.flatMap((bonus, index) => {
    const old = before.bonuses[index];
    const fresh = (now: readonly number[], then: readonly number[] = []) =>
      company.seats.filter(({ seat, isShown }) => !isShown && now.includes(seat) && !then.includes(seat));
    return [
      ...fresh(bonus.firstBy, old?.firstBy).map(({ name }) => [name, words.first] as const),
      ...fresh(bonus.laterBy, old?.laterBy).map(({ name }) => [name, words.later] as const),
    ].map(([name, rank]) => t.play.table.tookFirst(name, bonus.line, rank));
  });
  return told.join('. ');
}

/** Whom or what the shown seat waits for; empty while it is to act itself. */
export function waitingWords(t: Texts, view: MetroXView, { needsCard, awaited }: Company): string {
  const { waitingForCard, waitingForFirst, waitingFor } = t.play.table;
  if (view.over) return '';
  if (needsCard) return view.turn === 0 ? waitingForFirst : waitingForCard;
  return awaited.length === 0 ? '' : waitingFor(awaited.map(({ name }) => name));
}
