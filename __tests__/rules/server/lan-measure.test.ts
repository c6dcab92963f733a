import { delaysOf, percentile, tooSlow } from '../../../scripts/lan/measure';
import { LANES, RUNS, runsOfLane } from '../../../scripts/lan/runs';

describe('what the lab measures', () => {
  it('fails a run in which one of them was too slow', () => {
    expect(tooSlow('seated', [200, 5_000], 5_000)).toEqual([]);
    expect(tooSlow('seated', [200, 5_001], 5_000)).toEqual(['seated after 200, 5001 ms, of 5000 at most']);
  });

  it('tells what nearly all do not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, nth) => 100 - nth);
    expect([percentile(hundred, 50), percentile(hundred, 99), percentile([7], 99)]).toEqual([50, 99, 7]);
    expect(percentile([], 99)).toBe(0);
  });

  it('counts from a card of the host to the same card of a guest', () => {
    expect(delaysOf([10, 20, 30], [12.4, 19])).toEqual([2, 0]);
  });

  it('runs everything once, in one lane or another', () => {
    const all = Array.from({ length: LANES }, (_, lane) => runsOfLane(lane, '')).flat();
    expect(all.map(({ title }) => title).sort()).toEqual(RUNS.map(({ title }) => title).sort());
    expect(runsOfLane(0, 'flood').map(({ title }) => title)).toEqual(['somebody floods the table']);
  });
});
