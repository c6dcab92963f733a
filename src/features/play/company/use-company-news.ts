import { useState } from 'react';
import type { MetroXView } from '@/games/metro-x';
import { useTexts } from '@/i18n';
import type { Company } from './company';
import { companyNews } from './table-news';

/** Kept until the next turn closes, so that a screen reader is not interrupted by who thinks and who does not. */
export function useCompanyNews(view: MetroXView, company: Company | undefined): string {
  const t = useTexts();
  const [seen, setSeen] = useState({ view, news: '' });
  if (company !== undefined && seen.view.bonuses !== view.bonuses) {
    const news = companyNews(t, seen.view, view, company);
    const isNewTurn = seen.view.turn !== view.turn;
    setSeen({ view, news: news !== '' ? news : isNewTurn ? '' : seen.news });
  }
  if (company === undefined || view.over) return seen.news;
  return [seen.news, company.needsCard && view.turn > 0 ? t.play.table.allActed : '']
    .filter((part) => part !== '')
    .join('. ');
}
