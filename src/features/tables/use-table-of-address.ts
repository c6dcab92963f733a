import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/store/hooks';
import type { Seating } from '@/store/seating';
import { backAtTable } from '@/store/seating-thunks';

/**
 * Keeps the table in the address: who loads the page again, or comes forward to it, is back at this table and not
 * at a new one. True where the address named a table when the screen was opened.
 */
export function useTableOfAddress(seating: Seating | null): boolean {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { id } = useLocalSearchParams<{ id?: string }>();
  const [asked] = useState(seating === null ? id : undefined);
  useEffect(() => {
    if (asked !== undefined) void dispatch(backAtTable(asked));
  }, [asked, dispatch]);
  const here = seating?.id;
  useEffect(() => {
    if (here !== undefined && here !== id) router.setParams({ id: here });
  }, [here, id, router]);
  return asked !== undefined;
}
