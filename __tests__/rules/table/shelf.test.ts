import { findSave, readShelf } from '@/table/find-save';
import { adoptRecord, resumeTable } from '@/table/open-table';
import { makeSaveText, saveKey } from '@/table/save';
import { listSetAside, markSeen, setAside } from '@/table/set-aside';

import { makeFrailStorage, type Mishap } from './frail-storage';
import { hostOf, makePorts, pickMove, playOut, startSolo, submit } from './solo-table';

async function shelfWith(texts: Readonly<Record<string, string>>) {
  const storage = makeFrailStorage();
  const ports = makePorts(storage);
  const open = await startSolo(ports);
  const finished = await startSolo(ports);
  await playOut(finished);
  for (const [id, text] of Object.entries(texts)) storage.disk.set(saveKey(id), text);
  return { storage, ports, open, finished };
}

describe('shelf', () => {
  it('lists open and finished games as they stand', async () => {
    const { ports, open, finished } = await shelfWith({});
    const { saves, setAside: aside, leftAlone } = await readShelf(ports);
    expect(saves.map(({ id, progress }) => [id, progress.over]).sort()).toEqual(
      [
        [open.header.id, false],
        [finished.header.id, true],
      ].sort(),
    );
    expect([aside, leftAlone]).toEqual([[], []]);
  });

  it('sets a damaged save aside with the reason and every byte, and keeps the rest', async () => {
    const { ports, storage } = await shelfWith({ bad: '{"half', 'not-even-close': '\u0000\uffff' });
    const { saves, setAside: aside } = await readShelf(ports);
    expect(saves).toHaveLength(2);
    expect(
      aside.map(({ id, text, seen }) => ({ id, text, seen })).sort((a, b) => a.id.localeCompare(b.id)),
    ).toEqual([
      { id: 'bad', text: '{"half', seen: false },
      { id: 'not-even-close', text: '\u0000\uffff', seen: false },
    ]);
    expect(storage.disk.has(saveKey('bad'))).toBe(false);
  });

  it('sets an open game aside whose log the rules refuse, and says at which event', async () => {
    const { ports, storage, open } = await shelfWith({});
    await submit(open, pickMove(open, 0));
    const save = open.save();
    const events = [...save.record.events, { type: 'mark', seat: 0, line: 'nowhere', count: 1 }];
    const text = makeSaveText({ ...save, record: { ...save.record, events } });
    storage.disk.set(saveKey(save.id), text);
    const [entry] = (await readShelf(ports)).setAside;
    expect(entry).toMatchObject({ id: save.id, text, fault: { at: 3, refusal: { code: 'unknown-line' } } });
  });

  it('judges a finished game when it is looked at', async () => {
    const { ports, storage, finished } = await shelfWith({});
    const save = finished.save();
    const events = save.record.events.slice(1);
    storage.disk.set(saveKey(save.id), makeSaveText({ ...save, record: { ...save.record, events } }));
    expect((await readShelf(ports)).saves).toHaveLength(2);
    expect(await findSave(ports, save.id)).toMatchObject({
      ok: false,
      reason: 'set-aside',
      entry: { fault: { at: 0 } },
    });
    expect((await readShelf(ports)).saves).toHaveLength(1);
  });

  it('leaves alone what a later version wrote', async () => {
    const later = '{"format":"interchange-save/9"}';
    const { ports, storage, open } = await shelfWith({ later });
    const save = open.save();
    const other = makeSaveText({ ...save, id: 'other', record: { ...save.record, game: 'metro-y' } });
    storage.disk.set(saveKey('other'), other);
    const { leftAlone } = await readShelf(ports);
    expect(leftAlone.map(({ id, fault }) => [id, fault.refusal.code]).sort()).toEqual([
      ['later', 'newer-save'],
      ['other', 'unknown-game'],
    ]);
    expect(storage.disk.get(saveKey('later'))).toBe(later);
    expect(storage.disk.get(saveKey('other'))).toBe(other);
    expect(await resumeTable(ports, 'later')).toMatchObject({ ok: false, reason: 'left-alone' });
  });

  it('does not let a save be written under the name of another', async () => {
    const { ports, storage, open } = await shelfWith({});
    storage.disk.set(saveKey('copy'), makeSaveText(open.save()));
    expect(await resumeTable(ports, 'copy')).toMatchObject({ reason: 'set-aside', entry: { id: 'copy' } });
    expect((await resumeTable(ports, open.header.id)).ok).toBe(true);
  });

  it('reads the rest when one key cannot be read', async () => {
    const { ports, storage, open } = await shelfWith({});
    const broken = saveKey(open.header.id);
    const frail = {
      ...ports,
      storage: {
        ...storage,
        read: (key: string) => (key === broken ? Promise.reject(new Error()) : storage.read(key)),
      },
    };
    const { saves, leftAlone } = await readShelf(frail);
    expect(saves).toHaveLength(1);
    expect(leftAlone).toMatchObject([
      { id: open.header.id, fault: { refusal: { code: 'unreadable-save' } } },
    ]);
  });

  it('says when there is nothing of that name', async () => {
    const { ports } = await shelfWith({});
    expect(await resumeTable(ports, 'nobody')).toEqual({ ok: false, reason: 'missing' });
  });
});

describe('setting aside', () => {
  const fault = { at: -1, refusal: { code: 'bad-save', rule: 'SV-1', params: { why: 'not JSON' } } };

  it.each(['lost', 'kept', 'power-lost', 'power-kept'] as const)(
    'loses no byte when the disk fails at any of its writes (%s)',
    async (mishap: Mishap) => {
      for (const failing of [0, 1]) {
        const disk = new Map([[saveKey('x'), 'the bytes']]);
        const frail = makeFrailStorage({ disk, mishap: (write) => (write === failing ? mishap : 'none') });
        await expect(setAside(frail, { id: 'x', at: 1, fault, text: 'the bytes' })).rejects.toThrow();
        expect([...disk.values()].some((value) => value.includes('the bytes'))).toBe(true);
        const calm = makeFrailStorage({ disk });
        await setAside(calm, { id: 'x', at: 2, fault, text: 'the bytes' });
        expect(await listSetAside(calm)).toMatchObject([{ id: 'x', text: 'the bytes', fault }]);
        expect(disk.has(saveKey('x'))).toBe(false);
      }
    },
  );

  it('keeps two different files that had the same name', async () => {
    const storage = makeFrailStorage();
    await setAside(storage, { id: 'x', at: 1, fault, text: 'one' });
    await setAside(storage, { id: 'x', at: 2, fault, text: 'two' });
    expect((await listSetAside(storage)).map(({ text }) => text)).toEqual(['two', 'one']);
  });

  it('remembers that the player was told', async () => {
    const storage = makeFrailStorage();
    await markSeen(storage, await setAside(storage, { id: 'x', at: 1, fault, text: 'one' }));
    expect(await listSetAside(storage)).toMatchObject([{ id: 'x', seen: true, text: 'one' }]);
  });
});

describe('adopting a record', () => {
  it('makes a game that goes on where the record ends', async () => {
    const { ports, open } = await shelfWith({});
    await submit(open, pickMove(open, 2));
    const record = open.record();
    const adopted = await adoptRecord(ports, { ...record, events: record.events.slice(0, -1) });
    if (!adopted.ok) throw new Error(adopted.reason);
    // Kept as it came: the next card is turned when somebody sits down.
    expect(adopted.save.record.events).toEqual(record.events.slice(0, -1));
    const host = hostOf(await resumeTable(ports, adopted.save.id));
    expect(host.due().kind).toBe('seats');
    expect(host.events).toHaveLength(3);
  });

  it('refuses a record that breaks the rules, and says where', async () => {
    const { ports, open, storage } = await shelfWith({});
    const before = storage.disk.size;
    const record = open.record();
    const events = [...record.events, { type: 'flip', card: '3' }];
    expect(await adoptRecord(ports, { ...record, events })).toMatchObject({
      reason: 'faulty',
      fault: { at: 1 },
    });
    expect(storage.disk.size).toBe(before);
  });
});
