/** Why seats with the same total have the places they have (MX-17). Pure. */
import type { MetroXView } from '@/games/metro-x';

export interface Tie {
  /** The first place of those who have the same total. */
  readonly place: number;
  readonly seats: readonly number[];
  /** True: the places are shared; false: the empty stations decided. */
  readonly isShared: boolean;
}

/** One entry for every total that several seats reached; when some of them share a place, one for each of those. */
export function tiesOf(view: MetroXView): readonly Tie[] {
  const standings = view.standings ?? [];
  const groupBy = (key: (standing: (typeof standings)[number]) => number) => {
    const groups = new Map<number, { place: number; seat: number }[]>();
    for (const standing of standings) {
      groups.set(key(standing), [...(groups.get(key(standing)) ?? []), standing]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  };
  const tie = (group: readonly { place: number; seat: number }[], isShared: boolean): Tie => ({
    place: group[0]!.place,
    seats: group.map(({ seat }) => seat),
    isShared,
  });
  const broken = groupBy(({ score }) => score.total).filter((group) =>
    group.some(({ place }) => place !== group[0]!.place),
  );
  const shared = groupBy(({ place }) => place);
  return [...broken.map((group) => tie(group, false)), ...shared.map((group) => tie(group, true))].sort(
    (a, b) => a.place - b.place,
  );
}
