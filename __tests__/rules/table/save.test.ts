import fc from 'fast-check';

import { resumeTable } from '@/table/open-table';
import { type DealerSecret, makeSaveText, parseSave, type Save } from '@/table/save';

import { makeFrailStorage } from './frail-storage';
import { hostOf, makePorts, pickMove, playOut, startSolo, submit } from './solo-table';

/** Byte for byte as the first version wrote it. */
const FIRST_VERSION =
  '{"format":"interchange-save/1","id":"e1d2c3b4a5968778","startedAt":1700000001000,"names":[""],' +
  '"dealer":{"kind":"seeded","seed":"00112233445566778899aabbccddeeff","commitment":null},"updatedAt":1700000003000,' +
  '"progress":{"draws":2,"scores":[{"completed":0,"transfers":0,"empty":33,"penalty":10,"total":-10}],"over":false,"winners":[]},' +
  '"record":{"format":"interchange/1","game":"metro-x","seats":1,"options":{"map":"metro-city","edition":"gamewright"},' +
  '"events":[{"type":"flip","card":"3"},{"type":"mark","seat":0,"line":"A","count":2},{"type":"flip","card":"5"}]}}';
const FIRST_CARDS = ['3', '5', '6'];

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

  it('of the first version of the app still opens, and goes on with the same cards', async () => {
    const parsed = parseSave(FIRST_VERSION);
    expect(parsed).toMatchObject({ ok: true, save: { id: 'e1d2c3b4a5968778', dealer: { kind: 'seeded' } } });
    const storage = makeFrailStorage({ disk: new Map([['game/e1d2c3b4a5968778', FIRST_VERSION]]) });
    const host = hostOf(await resumeTable(makePorts(storage), 'e1d2c3b4a5968778'));
    await submit(host, { type: 'mark', seat: 0, line: 'B', count: 3 });
    expect(host.events.map((event) => (event as { card?: string }).card).filter(Boolean)).toEqual(
      FIRST_CARDS,
    );
  });

  it.each<DealerSecret>([
    {
      kind: 'committed',
      secret: '1'.repeat(32),
      commitment: '2'.repeat(64),
      mix: [{ device: '1', nonce: '3'.repeat(32) }],
    },
    { kind: 'physical' },
    { kind: 'elsewhere', device: '3', seats: [1] },
  ])('knows who deals: $kind', async (dealer) => {
    const save = { ...(await someSave()), dealer, room: '4'.repeat(16) };
    expect(parseSave(makeSaveText(save))).toMatchObject({ ok: true, save });
  });

  it('of a game that another device decides is not played on here', async () => {
    const save: Save = { ...(await someSave()), dealer: { kind: 'elsewhere', device: '3', seats: [1] } };
    const storage = makeFrailStorage({ disk: new Map([[`game/${save.id}`, makeSaveText(save)]]) });
    expect(await resumeTable(makePorts(storage), save.id)).toEqual({ ok: false, reason: 'at-table' });
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
