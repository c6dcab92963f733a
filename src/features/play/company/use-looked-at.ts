import { useGlobalSearchParams, usePathname, useRouter } from 'expo-router';
import { useMemo } from 'react';

/** What can lie over a board; each has an address of that name below the game. */
const SHEETS = ['bonuses', 'described'] as const;
export type BoardSheet = (typeof SHEETS)[number];

export interface LookedAt {
  /** Whose board is looked at; null: one's own. */
  readonly seat: number | null;
  /** What lies over that board. */
  readonly sheet: BoardSheet | null;
  readonly lookAt: (seat: number) => void;
  readonly show: (sheet: BoardSheet) => void;
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
  const sheet = SHEETS.find((one) => path === `${own}/${one}`) ?? null;
  const isLooking = path === `${own}/look`;
  const isAway = isLooking || sheet !== null;
  const seat = isAway && /^\d{1,2}$/.test(params.seat ?? '') ? Number(params.seat) : null;
  return useMemo(() => {
    const board = seat === null ? own : (`${own}/look?seat=${seat}` as const);
    return {
      seat,
      sheet,
      lookAt: (to) => {
        // From board to board there is one way back: to one's own.
        if (isLooking) router.setParams({ seat: String(to) });
        else if (sheet !== null) router.replace(`${own}/look?seat=${to}`);
        else router.push(`${own}/look?seat=${to}`);
      },
      show: (to) => {
        if (sheet === to) return;
        const address = `${own}/${to}${seat === null ? '' : `?seat=${seat}`}` as const;
        // One sheet takes the place of another: Back leads to the board.
        if (sheet === null) router.push(address);
        else router.replace(address);
      },
      close: () => router.dismissTo(sheet === null ? own : board),
      closeAll: () => {
        if (isAway) router.dismissTo(own);
      },
    };
  }, [router, own, seat, sheet, isLooking, isAway]);
}
