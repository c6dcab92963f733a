import { openIndexedDbStorage } from '@/device/indexed-db-storage';
import { openSqliteStorage } from '@/device/sqlite-storage';
import { makeMemoryStorage } from '@/table/memory-storage';

import { makeFakeIndexedDb } from './fake-indexed-db';
import { makeFakeSqlite } from './fake-sqlite';
import { describeStorageContract } from './storage-contract';

beforeAll(() => {
  const bound = (lower: string, upper: string) => ({ lower, upper });
  Object.assign(globalThis, { IDBKeyRange: { bound } });
});

describeStorageContract('memory', () => Promise.resolve(makeMemoryStorage()));
describeStorageContract('sqlite', () => openSqliteStorage(makeFakeSqlite()));
describeStorageContract('indexed db', () => openIndexedDbStorage(makeFakeIndexedDb().factory));
describeStorageContract('indexed db of an older browser', () =>
  openIndexedDbStorage(makeFakeIndexedDb({ old: true }).factory),
);

describe('sqlite storage', () => {
  it('asks for commits that survive a loss of power', async () => {
    const db = makeFakeSqlite();
    await openSqliteStorage(db);
    expect(db.executed.join()).toMatch(
      /journal_mode = WAL;\s+PRAGMA synchronous = FULL;\s+PRAGMA fullfsync = 1;/,
    );
  });

  it('passes a failure on', async () => {
    const db = { ...makeFakeSqlite(), runAsync: () => Promise.reject(new Error('disk I/O error')) };
    const storage = await openSqliteStorage(db);
    await expect(storage.write('a', '1')).rejects.toThrow('disk I/O error');
    await expect(storage.replace('a', null, '1')).rejects.toThrow('disk I/O error');
  });
});

describe('indexed db storage', () => {
  it('writes strictly, and answers only when the transaction is complete', async () => {
    const fake = makeFakeIndexedDb();
    const storage = await openIndexedDbStorage(fake.factory);
    const release = fake.hold();
    let done = false;
    const write = storage.write('a', '1').then(() => (done = true));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done).toBe(false);
    release();
    await write;
    expect(fake.durabilities).toEqual(['strict']);
  });

  it('commits a replacement at once, and nothing where there is nothing to replace', async () => {
    const fake = makeFakeIndexedDb();
    const storage = await openIndexedDbStorage(fake.factory);
    expect(await storage.replace('a', null, '1')).toBe(true);
    expect(await storage.replace('a', null, '2')).toBe(false);
    expect(fake.commits).toBe(1);
  });

  it('rejects a change that the browser gave up after its requests had succeeded', async () => {
    const fake = makeFakeIndexedDb();
    const storage = await openIndexedDbStorage(fake.factory);
    fake.abortNext = true;
    await expect(storage.replace('a', null, '1')).rejects.toThrow('QuotaExceededError');
    expect(await storage.read('a')).toBeNull();
    expect(await storage.replace('a', null, '2')).toBe(true);
  });

  it('opens another connection after the browser closed one', async () => {
    const fake = makeFakeIndexedDb();
    const storage = await openIndexedDbStorage(fake.factory);
    await storage.write('a', '1');
    fake.closeByBrowser();
    expect(await storage.read('a')).toBe('1');
    expect(fake.connections).toBe(2);
  });

  it('hands out a foreign value as text, for the schema to refuse', async () => {
    const fake = makeFakeIndexedDb();
    const storage = await openIndexedDbStorage(fake.factory);
    fake.entries.set('a', { not: 'text' });
    expect(await storage.read('a')).toBe('{"not":"text"}');
  });

  it('rejects where there is no database', async () => {
    const closed = {
      open: () => {
        throw new Error('SecurityError');
      },
    } as unknown as IDBFactory;
    await expect(openIndexedDbStorage(closed)).rejects.toThrow('SecurityError');
  });
});
