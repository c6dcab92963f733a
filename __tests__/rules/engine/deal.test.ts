import { dealAt, pickWeighted } from '@/engine/deal';
import { randomFrom } from '@/engine/random';

const CARDS = [
  { outcome: 'a', weight: 3 },
  { outcome: 'never', weight: 0 },
  { outcome: 'b', weight: 1 },
];

describe('picking by weight', () => {
  it('follows the weights', () => {
    const state = randomFrom('weights');
    const picked = Array.from({ length: 8000 }, () => pickWeighted(state, CARDS));
    expect(picked.filter((card) => card === 'a').length / 8000).toBeCloseTo(0.75, 1);
    expect(picked).not.toContain('never');
  });

  it('has nothing to pick from an empty deck', () => {
    expect(() => pickWeighted(randomFrom('x'), [])).toThrow(RangeError);
    expect(() => pickWeighted(randomFrom('x'), [{ outcome: 'a', weight: 0 }])).toThrow(RangeError);
  });

  it('deals the same card for the same seed and index, whenever it is asked', () => {
    const deal = (index: number) => dealAt('seed', index, CARDS);
    const forward = Array.from({ length: 50 }, (_, index) => deal(index));
    const backward = Array.from({ length: 50 }, (_, index) => deal(49 - index)).reverse();
    expect(backward).toEqual(forward);
    expect(new Set(forward)).toEqual(new Set(['a', 'b']));
  });
});
