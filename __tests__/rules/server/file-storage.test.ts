import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openFileStorage } from '../../../scripts/table/file-storage';
import { FolderInUse, lockFolder } from '../../../scripts/table/folder-lock';
import { describeStorageContract } from '../../app/device/storage-contract';
import { temporaryFolder } from '../ground/temporary-folder';

const folder = temporaryFolder();
const fresh = (): string => mkdtempSync(path.join(folder, 'data-'));

describeStorageContract('files', () => openFileStorage(fresh()));

describe('storage on files', () => {
  it('keeps what was written for the next process', async () => {
    const data = fresh();
    const before = await openFileStorage(data);
    await before.write('room/0011', 'a table');
    await before.close();
    const after = await openFileStorage(data);
    expect(await after.read('room/0011')).toBe('a table');
  });

  it.each(['../escape', 'A', 'a.b', 'ä/ö', 'x%2Fy', '', 'lock'])(
    'takes "%s" for a key and nothing else',
    async (key) => {
      const data = fresh();
      const storage = await openFileStorage(data);
      await storage.write(key, 'kept');
      expect(await storage.keys(key)).toEqual([key]);
      expect(await storage.read(key.toLowerCase() === key ? `${key}x` : key.toLowerCase())).toBeNull();
      expect(readdirSync(path.dirname(data)).filter((name) => name.includes('escape'))).toEqual([]);
    },
  );

  it('does not take half a file for a value', async () => {
    const data = fresh();
    writeFileSync(path.join(data, 'game%2fx.text.part'), 'half a va');
    const storage = await openFileStorage(data);
    expect(await storage.keys('')).toEqual([]);
    await storage.write('game/x', 'whole');
    expect(await storage.read('game/x')).toBe('whole');
  });

  it('lets one process at a time have a folder', async () => {
    const data = fresh();
    const first = await openFileStorage(data);
    await expect(openFileStorage(data)).rejects.toThrow(FolderInUse);
    await first.close();
    await (await openFileStorage(data)).close();
    expect(readdirSync(data)).toEqual([]);
  });

  it('lets one of several have what a killed process left, when all take it over at once', async () => {
    const data = fresh();
    writeFileSync(path.join(data, 'lock-999999999-12345-1.has'), '');
    for (let round = 0; round < 20; round += 1) {
      const all = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(data)));
      const won = all.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      expect(won).toHaveLength(1);
      await won[0]!();
      expect(readdirSync(data)).toEqual([]);
      writeFileSync(path.join(data, `lock-999999999-12345-${round}.has`), '');
    }
  });

  it('takes over from a process that was killed', async () => {
    const data = fresh();
    const dead = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => dead.on('close', resolve));
    writeFileSync(path.join(data, `lock-${dead.pid!}-12345-1.has`), '');
    await expect(openFileStorage(data)).resolves.toBeDefined();
  });

  it('does not mistake another process of the same number for the one that was killed', async () => {
    const data = fresh();
    writeFileSync(path.join(data, `lock-${process.pid}-1-1.has`), '');
    await expect(openFileStorage(data)).resolves.toBeDefined();
  });
});
