import { makeRecord, parseRecord, readRecord, RECORD_LIMITS } from '@/engine/record';
import { describeRefusal, KERNEL_REFUSAL_CODES, kernelRefusal } from '@/engine/refusals';

const RECORD = {
  format: 'interchange/1',
  game: 'metro-x',
  seats: 1,
  options: { map: 'metro-city', edition: 'gamewright' },
  events: [{ type: 'flip', card: '3' }],
};
const codeOf = (parsed: ReturnType<typeof parseRecord>) => (parsed.ok ? 'ok' : parsed.refusal.code);

describe('records', () => {
  it('go out and come in again', () => {
    const record = makeRecord('metro-x', RECORD);
    expect(record).toEqual(RECORD);
    expect(readRecord(JSON.stringify(record))).toEqual({ ok: true, record });
  });

  it('keep fields they do not know, such as the proof of a live game', () => {
    expect(parseRecord({ ...RECORD, proof: { seed: 'x' } })).toMatchObject({
      record: { proof: { seed: 'x' } },
    });
  });

  it.each([
    ['{', 'bad-json'],
    ['', 'bad-json'],
    ['null', 'unknown-format'],
    ['[]', 'unknown-format'],
    ['{"format":"interchange/2"}', 'unknown-format'],
    ['['.repeat(100_000), 'bad-json'],
  ])('refuse %.20s', (text, code) => {
    expect(codeOf(readRecord(text))).toBe(code);
  });

  it.each([
    { game: 7 },
    { seats: 0 },
    { seats: 31 },
    { seats: '1' },
    { options: null },
    { events: {} },
    { events: null },
  ])('refuse %j', (change) => {
    expect(codeOf(parseRecord({ ...RECORD, ...change }))).toBe('bad-record');
  });

  it('are bounded', () => {
    expect(codeOf(readRecord(' '.repeat(RECORD_LIMITS.chars + 1)))).toBe('too-large');
    const events = new Array(RECORD_LIMITS.events + 1).fill({ type: 'flip', card: '3' });
    expect(codeOf(parseRecord({ ...RECORD, events }))).toBe('bad-record');
  });

  it('have a rule for every refusal of the kernel', () => {
    for (const code of KERNEL_REFUSAL_CODES) expect(kernelRefusal(code).rule).toMatch(/^RE-\d$/);
    expect(describeRefusal(kernelRefusal('bad-seats', { fewest: 1, most: 30 }))).toBe(
      'bad seats (fewest 1, most 30), see RE-5',
    );
  });
});
