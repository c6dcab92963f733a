import type { Standing } from '@/engine/game';

interface Tie {
  readonly seats: readonly number[];
  /** Fewer empty stations decided between them; otherwise they share the place. */
  readonly broken: boolean;
}

/** Seats with the same total, best first: people ask why one of them is ahead. */
export function tiesIn(standings: readonly Standing[]): readonly Tie[] {
  const totals = [...new Set(standings.map(({ score }) => score.total))];
  return totals.flatMap((total) => {
    const equal = standings.filter(({ score }) => score.total === total);
    if (equal.length < 2) return [];
    const places = new Set(equal.map(({ place }) => place));
    return [{ seats: equal.map(({ seat }) => seat), broken: places.size > 1 }];
  });
}
