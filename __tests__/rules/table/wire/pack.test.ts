import fc from 'fast-check';

import { asciiText } from '@/table/wire/ascii';
import { encodeMessage } from '@/table/wire/codec';
import { packedField } from '@/table/wire/fields';
import { type Entry, pack, unpack } from '@/table/wire/pack';

import { playedLog } from '../guest/played-log';

const overTheWire = (entries: readonly Entry[]) => {
  const sent = packedField.parse(JSON.parse(asciiText(encodeMessage({ t: 'x', ...pack(entries) })) ?? ''));
  return unpack(sent);
};

const field = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,8}$/).filter((name) => name !== 'type');
const value = fc.oneof(
  fc.integer(),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.array(fc.integer(), { maxLength: 3 }),
);
const event = fc
  .tuple(fc.stringMatching(/^[a-z-]{1,12}$/), fc.dictionary(field, value, { maxKeys: 6 }), fc.boolean())
  .map(([type, rest, first]) => (first ? { type, ...rest } : { ...rest, type }));

describe('packed entries', () => {
  it('[LG-6] come back as they were, field order and all', () => {
    const entries = fc.array(fc.tuple(fc.nat({ max: 50_000 }), event), { maxLength: 12 });
    fc.assert(
      fc.property(entries, (sent) => {
        const found = overTheWire(sent);
        expect(found?.map((entry) => JSON.stringify(entry))).toEqual(
          sent.map((entry) => JSON.stringify(entry)),
        );
      }),
    );
  });

  it('[LG-6] hold the moves of thirty seats in one turn in less than half a kibibyte', () => {
    const turn = Array.from({ length: 30 }, (_, seat): Entry => [
      871 + seat,
      { type: 'mark', seat, line: `line-${seat % 9}`, count: 3 } as never,
    ]);
    const news = { t: 'news', match: 'f'.repeat(16), seat: 29, from: 900, entries: pack(turn) };
    const bytes = encodeMessage(Object.assign(news, { hash: 'a'.repeat(32), due: 'chance' }));
    expect(bytes.length).toBeLessThan(512 - 16);
  });

  it('[LG-6] hold a whole game of thirty seats in less than four kibibytes', () => {
    const events = playedLog({ seats: 30, takeBacks: false, turns: 100, pick: 5 });
    expect(events.length).toBeGreaterThan(700);
    const packed = pack(events.map((one, place) => [place, one]));
    expect(encodeMessage({ t: 'x', ...packed }).length).toBeLessThan(4096 - 256);
  });

  it('[LG-6] keep a seat that is none apart from one that is', () => {
    const seats = [-1, 0, 29, 30, 1.5, null, '3'];
    const sent = seats.map((seat, place): Entry => [place, { type: 'mark', seat } as never]);
    expect(overTheWire(sent)).toEqual(sent);
  });

  it('[LG-6] take more forms of events than two characters can number', () => {
    const sent = Array.from({ length: 300 }, (_, nth): Entry => [nth * 2, { type: 'free', nth } as never]);
    expect(overTheWire(sent)).toEqual(sent);
  });

  const mark = { k: [['type=mark', 'seat']], d: [[0]], p: [0, 1], s: '$' };

  it('[LG-6] are spelled as the document says', () => {
    expect(pack([[0, { type: 'mark', seat: 0 }]])).toEqual(mark);
    expect(unpack(mark)).toEqual([[0, { type: 'mark', seat: 0 }]]);
  });

  it.each([
    ['a shape that is not there', { d: [[1]] }],
    ['a shape that is no number', { d: [['0']] }],
    ['a form that is not there', { s: 'z' }],
    ['a form without a shape', { d: [[]] }],
    ['a character that is none', { s: '"' }],
    ['half a code', { d: Array.from({ length: 3 }, () => [0]), s: '$' }],
    ['a place below zero', { p: [-1, 1] }],
    ['half a place', { p: [0.5, 1] }],
    ['a run without an end', { p: [0] }],
    ['an empty run', { p: [0, 0, 0, 1] }],
    ['more places than entries', { p: [0, 2] }],
    ['fewer places than entries', { s: '$$' }],
    ['too few values', { s: '#' }],
    ['too many values', { d: [[0, 1]] }],
    ['a seat for an event without one', { k: [['type=mark', 'line']] }],
    ['an event without a type', { k: [['seat']] }],
    ['a type among the values', { k: [['type', 'seat']], d: [[0, 'mark']] }],
    ['a field twice', { k: [['type=mark', 'seat', 'seat']], d: [[0, 1]] }],
    ['two types', { k: [['type=mark', 'type=free', 'seat']], d: [[0]] }],
    ['a prototype', { k: [['type=mark', 'seat', '__proto__']], d: [[0, { seat: 1 }]] }],
  ])('[LG-6] refuse %s', (_, wrong) => {
    expect(unpack({ ...mark, ...wrong })).toBeNull();
  });
});
