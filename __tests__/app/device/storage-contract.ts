/** What every storage promises, whatever lies behind it. */
import type { Storage } from '@/table/ports';

export function describeStorageContract(name: string, make: () => Promise<Storage>): void {
  describe(`storage contract: ${name}`, () => {
    it('reads what was written, and null for what was not', async () => {
      const storage = await make();
      await storage.write('a', 'one');
      await storage.write('a', 'two ✓ "quoted" \u0000');
      expect(await storage.read('a')).toBe('two ✓ "quoted" \u0000');
      expect(await storage.read('b')).toBeNull();
    });

    it('replaces only what it was told is there', async () => {
      const storage = await make();
      expect(await storage.replace('a', 'x', '1')).toBe(false);
      expect(await storage.replace('a', null, '1')).toBe(true);
      expect(await storage.replace('a', null, '2')).toBe(false);
      expect(await storage.replace('a', '1', '2')).toBe(true);
      expect(await storage.replace('a', '1', '3')).toBe(false);
      expect(await storage.read('a')).toBe('2');
    });

    it('lets one of two replacements through', async () => {
      const storage = await make();
      const won = await Promise.all(['1', '2', '3'].map((value) => storage.replace('a', null, value)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await storage.read('a')).toBe(String(won.indexOf(true) + 1));
    });

    it('removes, also what is not there', async () => {
      const storage = await make();
      await storage.write('a', '1');
      await storage.remove('a');
      await storage.remove('a');
      expect(await storage.read('a')).toBeNull();
      expect(await storage.replace('a', null, '2')).toBe(true);
    });

    it('lists keys by their beginning, taken literally', async () => {
      const storage = await make();
      for (const key of ['game/b', 'game/a', 'game', 'games/c', 'g%', 'settings'])
        await storage.write(key, key);
      expect([...(await storage.keys('game/'))].sort()).toEqual(['game/a', 'game/b']);
      expect(await storage.keys('g%')).toEqual(['g%']);
      expect(await storage.keys('none')).toEqual([]);
    });
  });
}
