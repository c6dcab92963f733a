import { useMemo } from 'react';
import { useTexts } from '@/i18n';
import { useAppSelector } from '@/store/hooks';
import type { OpenTable } from '@/store/open-table';
import { selectSeating } from '@/store/seating-selectors';
import { companyOf, type Company } from './company';

export function useCompany(table: OpenTable): Company {
  const t = useTexts();
  const seating = useAppSelector(selectSeating);
  return useMemo(() => companyOf(table, seating, t), [table, seating, t]);
}
