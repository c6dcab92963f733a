import type { Standing } from '@/engine/game';
import { ownFirst } from '@/table/own-first';

const standings = (count: number): readonly Standing[] =>
  Array.from({ length: count }, (_standing, index) => ({
    seat: count - 1 - index,
    place: index + 1,
    score: { total: 100 - index },
  }));
const seats = (of: readonly Standing[]) => of.map(({ seat }) => seat);

describe('one’s own place in the ranking', () => {
  it('comes ahead of a list that is longer than a glance, with its place, and is not told twice', () => {
    const { ahead, rest } = ownFirst(standings(30), [0, 12]);
    expect(seats(ahead)).toEqual([12, 0]);
    expect(ahead.map(({ place }) => place)).toEqual([18, 30]);
    expect(rest).toHaveLength(28);
  });

  it('stays where it is among the first ones, and in a short list', () => {
    expect(ownFirst(standings(30), [28]).ahead).toEqual([]);
    expect(ownFirst(standings(8), [0])).toEqual({ ahead: [], rest: standings(8) });
  });
});
