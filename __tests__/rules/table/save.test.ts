import fc from 'fast-check';

import { makeSaveText, parseSave, type Save } from '@/table/save';

import { makeFrailStorage } from './frail-storage';
import { makePorts, pickMove, playOut, startSolo, submit } from './solo-table';

async function someSave(): Promise<Save> {
  const host = await startSolo(makePorts(makeFrailStorage()), 2);
  await submit(host, pickMove(host, 3, 1), 1);
  return host.save();
}

describe('save file', () => {
  it('comes back as it was written', async () => {
    const save = await someSave();
    expect(parseSave(makeSaveText(save))).toMatchObject({ ok: true, save });
  });

  it('comes back after a whole game', async () => {
    const host = await startSolo(makePorts(makeFrailStorage()), 3);
    await playOut(host);
    expect(parseSave(makeSaveText(host.save()))).toMatchObject({ ok: true, save: host.save() });
  });

  it.each([
    ['nothing', '', 'not JSON'],
    ['half a file', '{"format":"interchange-save/1","id":', 'not JSON'],
    ['another kind of thing', '[]', 'Invalid input'],
    ['an endless file', `"${'x'.repeat(5_000_000)}"`, 'too large'],
  ])('is not %s', (_what, text, why) => {
    const parsed = parseSave(text);
    expect(parsed).toMatchObject({
      ok: false,
      fault: { at: -1, refusal: { code: 'bad-save', rule: 'SV-1' } },
    });
    expect(JSON.stringify(parsed)).toContain(why);
  });

  it('of a later version is told from a damaged one', () => {
    expect(parseSave('{"format":"interchange-save/2","new":true}')).toMatchObject({
      ok: false,
      fault: { refusal: { code: 'newer-save', rule: 'SV-2' } },
    });
  });

  it.each([
    ['id', { id: '../settings' }],
    ['dealer.seed', { dealer: { kind: 'seeded', seed: 'short', commitment: null } }],
    ['names', { names: Array<string>(31).fill('') }],
    ['startedAt', { startedAt: 'yesterday' }],
    ['startedAt', { startedAt: 1e20 }],
    ['updatedAt', { updatedAt: -1 }],
    [
      'record.events',
      { record: { format: 'interchange/1', game: 'metro-x', seats: 1, options: {}, events: 7 } },
    ],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    const text = makeSaveText({ ...(await someSave()), ...wrong } as Save);
    const parsed = parseSave(text);
    expect(parsed.ok ? '' : parsed.fault.refusal.params?.['why']).toContain(field);
  });

  it('never throws, whatever the disk holds', async () => {
    const text = makeSaveText(await someSave());
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 40 }), (at, gone, rubbish) => {
        const parsed = parseSave(text.slice(0, at) + rubbish + text.slice(at + gone));
        expect(typeof parsed.ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
