import { checkMap } from '@/maps/check';
import { FAULT_WORDS, type FaultCode, sayFault } from '@/maps/faults';
import { smallMap, withLine, withStation } from './small-map';

const lineA = smallMap.lines[0]!;
const lineB = smallMap.lines[1]!;

/** One broken map for every fault the validator knows: a new code without one is a type error. */
const BROKEN: Record<FaultCode, unknown> = {
  malformed: { ...smallMap, format: 'interchange-map/0' },
  'duplicate-station': { ...smallMap, stations: [...smallMap.stations, { id: 'a', at: [1, 1] }] },
  'duplicate-line': { ...smallMap, lines: [lineA, lineB, { ...lineA, colour: 'gold', pattern: 'morse' }] },
  'duplicate-colour': withLine('B', { colour: 'red' }),
  'duplicate-pattern': withLine('B', { pattern: 'solid' }),
  'unknown-station': withLine('B', { stations: ['f', 'b', 'c', 'd', 'nowhere'] }),
  'unused-station': { ...smallMap, stations: [...smallMap.stations, { id: 'z', at: [1, 1] }] },
  'repeated-stop': withLine('B', { stations: ['f', 'b', 'c', 'd', 'g', 'b'] }),
  'bonus-order': withLine('B', { first: 2, later: 2 }),
  'not-connected': {
    ...withLine('A', { stations: ['a', 'e'] }),
    lines: [
      { ...lineA, stations: ['a', 'e'] },
      { ...lineB, stations: ['f', 'b', 'c', 'd', 'g'] },
    ],
  },
  'unknown-bend': { ...smallMap, bends: [{ between: ['a', 'g'], at: [[5, 5]] }] },
  'duplicate-bend': {
    ...smallMap,
    bends: [
      { between: ['a', 'b'], at: [[5, 5]] },
      { between: ['b', 'a'], at: [[5, 5]] },
    ],
  },
  'not-octilinear': withStation('e', [12, 5]),
  'doubles-back': withStation('c', [6, 4]),
  'train-backwards': withLine('A', { train: { at: [3, 4], heading: 'w' } }),
  'sign-backwards': withLine('A', { sign: { at: [12.5, 4], heading: 'w' } }),
  'run-together': withLine('B', { stations: ['f', 'b', 'd', 'g'] }),
  'too-close': {
    ...withLine('A', { stations: ['a', 'x', 'b', 'c', 'd', 'e'] }),
    stations: [...smallMap.stations, { id: 'x', at: [4.5, 4.5] }],
  },
  overlap: withLine('B', { train: { at: [3, 8], heading: 'e' }, sign: { at: [12.25, 8], heading: 'e' } }),
  struck: {
    ...smallMap,
    stations: [...smallMap.stations, { id: 'h', at: [11, 7] }],
    lines: [
      lineA,
      lineB,
      {
        ...lineA,
        id: 'C',
        colour: 'green',
        pattern: 'core',
        stations: ['d', 'h'],
        train: { at: [10, 4], heading: 's' },
        sign: { at: [11, 9], heading: 's' },
      },
    ],
    bends: [{ between: ['d', 'h'], at: [[11, 6]] }],
  },
};

describe('the map validator', () => {
  it('finds nothing wrong with a sound map', () => {
    expect(checkMap(smallMap).map(sayFault)).toEqual([]);
  });

  it.each(Object.entries(BROKEN) as [FaultCode, unknown][])('finds: %s', (code, json) => {
    expect(checkMap(json).map((found) => found.code)).toContain(code);
  });

  it.each(Object.entries(BROKEN))('fills every hole of its sentences: %s', (_, json) => {
    for (const sentence of checkMap(json).map(sayFault)) expect(sentence).not.toMatch(/[{}]/);
  });

  it('names what is wrong and where', () => {
    expect(checkMap(withStation('e', [12, 5])).map(sayFault)).toEqual([
      'Line A is neither level, upright nor diagonal between d and e.',
      'Line A is neither level, upright nor diagonal between e and its sign.',
    ]);
    expect(sayFault({ code: 'too-close', params: { a: 'a', b: 'x', apart: 0.71, pitch: 0.95 } })).toBe(
      'Stations a and x are only 0.71 apart; the least is 0.95.',
    );
  });

  it.each([
    ['a number', 7],
    ['nothing', null],
    ['an unknown field', { ...smallMap, author: 'me' }],
    ['five windows', withLine('A', { windows: 5 })],
    ['one window', withLine('A', { windows: 1 })],
    ['a bonus of nought', withLine('A', { later: 0 })],
    ['a bonus of 21', withLine('A', { first: 21 })],
    ['an unknown colour', { ...smallMap, lines: [{ ...lineA, colour: 'mauve' }, lineB] }],
    ['a line of one station', withLine('A', { stations: ['a'] })],
    ['a place off the quarter grid', withStation('a', [4.1, 4])],
  ])('refuses %s as malformed', (_, json) => {
    expect(checkMap(json).map(({ code }) => code)).toContain('malformed');
  });

  it('has words for every code', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(Object.keys(FAULT_WORDS).sort());
  });
});
