import { useGlobalSearchParams, usePathname, useRouter } from 'expo-router';
import { useMemo } from 'react';

export interface LookedAt {
  /** Whose board is looked at; null: one's own. */
  readonly seat: number | null;
  readonly areBonusesShown: boolean;
  readonly lookAt: (seat: number) => void;
  readonly showBonuses: () => void;
  /** Only what lies on top; safe to be asked for twice. */
  readonly close: () => void;
  /** Back to one's own board, whatever lies over it. */
  readonly closeAll: () => void;
}

/** Kept in the address: the Back of a browser closes it before it leaves the game, and a reload keeps it. */
export function useLookedAt(match: string): LookedAt {
  const router = useRouter();
  const own = `/play/${match}` as const;
  const path = usePathname();
  const params = useGlobalSearchParams<{ readonly seat?: string }>();
  const areBonusesShown = path === `${own}/bonuses`;
  const isLooking = path === `${own}/look`;
  const seat =
    (isLooking || areBonusesShown) && /^\d{1,2}$/.test(params.seat ?? '') ? Number(params.seat) : null;
  return useMemo(() => {
    const board = seat === null ? own : (`${own}/look?seat=${seat}` as const);
    return {
      seat,
      areBonusesShown,
      lookAt: (to) => {
        // From board to board there is one way back: to one's own.
        if (isLooking) router.setParams({ seat: String(to) });
        else if (areBonusesShown) router.replace(`${own}/look?seat=${to}`);
        else router.push(`${own}/look?seat=${to}`);
      },
      showBonuses: () => {
        if (!areBonusesShown) router.push(`${own}/bonuses${seat === null ? '' : `?seat=${seat}`}`);
      },
      close: () => router.dismissTo(areBonusesShown ? board : own),
      closeAll: () => {
        if (isLooking || areBonusesShown) router.dismissTo(own);
      },
    };
  }, [router, own, seat, areBonusesShown, isLooking]);
}
