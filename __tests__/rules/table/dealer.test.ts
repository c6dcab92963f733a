import type { GameEvent, Weighted } from '@/engine/game';
import { makeDealer } from '@/table/dealer';

const dealer = makeDealer({
  kind: 'seeded',
  seed: '00112233445566778899aabbccddeeff',
  commitment: null,
});
const outcomes: readonly Weighted<GameEvent>[] = [
  { outcome: { type: 'a' }, weight: 3 },
  { outcome: { type: 'b' }, weight: 0 },
  { outcome: { type: 'c' }, weight: 1 },
];

describe('seeded dealer', () => {
  it('deals the same at the same draw, in any order', () => {
    const forward = Array.from({ length: 40 }, (_, index) => dealer.deal(outcomes, index));
    const backward = Array.from({ length: 40 }, (_, index) => dealer.deal(outcomes, 39 - index)).reverse();
    expect(backward).toEqual(forward);
  });

  it('deals by weight, and never what has none', () => {
    const dealt = Array.from({ length: 4000 }, (_, index) => dealer.deal(outcomes, index)!.type);
    const share = dealt.filter((type) => type === 'a').length / dealt.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
    expect(dealt).not.toContain('b');
  });

  it('deals another game from another seed', () => {
    const other = makeDealer({ kind: 'seeded', seed: 'f'.repeat(32), commitment: null });
    const game = (of: typeof dealer) =>
      Array.from({ length: 30 }, (_, index) => of.deal(outcomes, index)!.type);
    expect(game(other)).not.toEqual(game(dealer));
  });
});
