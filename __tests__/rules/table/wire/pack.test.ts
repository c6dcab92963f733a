import fc from 'fast-check';

import { asciiText } from '@/table/wire/ascii';
import { encodeMessage } from '@/table/wire/codec';
import { packedField } from '@/table/wire/fields';
import { type Entry, pack, unpack } from '@/table/wire/pack';

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

  it('[LG-6] hold the moves of thirty seats in one turn in less than a kibibyte', () => {
    const turn = Array.from({ length: 30 }, (_, seat): Entry => [
      871 + seat,
      { type: 'mark', seat, line: `line-${seat % 9}`, count: 3 } as never,
    ]);
    const news = { t: 'news', match: 'f'.repeat(16), seat: 29, from: 900, entries: pack(turn) };
    const bytes = encodeMessage(Object.assign(news, { hash: 'a'.repeat(32), due: 'chance' }));
    expect(bytes.length).toBeLessThan(1024 - 16);
  });

  it.each([
    ['a shape that is not there', { k: [['type=mark']], r: [[0, 1]] }],
    ['a shape that is no number', { k: [['type=mark']], r: [[0, '0']] }],
    ['a place below zero', { k: [['type=mark']], r: [[-1, 0]] }],
    ['half a place', { k: [['type=mark']], r: [[0.5, 0]] }],
    ['too few values', { k: [['type=mark', 'seat']], r: [[0, 0]] }],
    ['too many values', { k: [['type=mark', 'seat']], r: [[0, 0, 1, 2]] }],
    ['an event without a type', { k: [['seat']], r: [[0, 0, 1]] }],
    ['a type among the values', { k: [['type', 'seat']], r: [[0, 0, 'mark', 1]] }],
    ['a field twice', { k: [['type=mark', 'seat', 'seat']], r: [[0, 0, 1, 1]] }],
    ['two types', { k: [['type=mark', 'type=free']], r: [[0, 0]] }],
    ['a prototype', { k: [['type=mark', '__proto__']], r: [[0, 0, { seat: 1 }]] }],
  ])('[LG-6] refuse %s', (_, packed) => {
    expect(unpack(packed)).toBeNull();
  });
});
