import { openDatabaseAsync } from 'expo-sqlite';

import { entropy as webEntropy } from '@/device/entropy.web';
import { entropy } from '@/device/entropy';
import { openStorage } from '@/device/storage';
import { openStorage as openWebStorage } from '@/device/storage.web';

import { makeFakeSqlite } from './fake-sqlite';

jest.mock('expo-sqlite', () => ({ openDatabaseAsync: jest.fn() }));

const open = openDatabaseAsync as unknown as jest.Mock;

describe('storage of the device', () => {
  it('is durable on a phone', async () => {
    open.mockResolvedValueOnce(makeFakeSqlite());
    const storage = await openStorage();
    expect(storage.durable).toBe(true);
  });

  it('says that it forgets when the disk cannot be used', async () => {
    open.mockRejectedValueOnce(new Error('file is not a database'));
    const storage = await openStorage();
    expect(storage.durable).toBe(false);
    await storage.write('a', '1');
    expect(await storage.read('a')).toBe('1');
  });

  it('says that it forgets in a browser that lends no database', async () => {
    expect((await openWebStorage()).durable).toBe(false);
  });
});

describe('entropy', () => {
  it('comes from SQLite on a phone, and closes what it opened', async () => {
    const closeAsync = jest.fn().mockResolvedValue(undefined);
    open.mockResolvedValueOnce({
      getFirstAsync: () => Promise.resolve({ hex: 'ab'.repeat(16) }),
      closeAsync,
    });
    expect(await entropy.hex(16)).toBe('ab'.repeat(16));
    expect(closeAsync).toHaveBeenCalledTimes(1);
  });

  it('rejects rather than return fewer bits', async () => {
    open.mockResolvedValueOnce({
      getFirstAsync: () => Promise.resolve(null),
      closeAsync: () => Promise.resolve(),
    });
    await expect(entropy.hex(16)).rejects.toThrow('no random bytes');
  });

  it('is as long as asked in a browser, and differs each time', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, () => webEntropy.hex(16)));
    for (const hex of drawn) expect(hex).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(drawn).size).toBe(20);
  });
});
