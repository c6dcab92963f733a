import { openDatabaseAsync } from 'expo-sqlite';

import type { Entropy } from '@/table/ports';

/**
 * Hermes has no `crypto`. SQLite's `randomblob` is ChaCha20 keyed from the system's random source; a
 * database in memory keeps it apart from the saves.
 */
export const entropy: Entropy = {
  hex: async (bytes) => {
    const db = await openDatabaseAsync(':memory:', { useNewConnection: true });
    try {
      const row = await db.getFirstAsync<{ hex: string }>('SELECT lower(hex(randomblob(?))) AS hex', bytes);
      if (row?.hex.length !== 2 * bytes) throw new Error('no random bytes');
      return row.hex;
    } finally {
      await db.closeAsync();
    }
  },
};
