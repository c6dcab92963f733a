import type { Storage } from '@/table/ports';

/** What is used of expo-sqlite's database. */
export interface Database {
  execAsync(sql: string): Promise<void>;
  runAsync(sql: string, ...params: string[]): Promise<{ readonly changes: number }>;
  getFirstAsync<Row>(sql: string, ...params: string[]): Promise<Row | null>;
  getAllAsync<Row>(sql: string, ...params: string[]): Promise<Row[]>;
}

/**
 * `synchronous = FULL`: in WAL mode the usual NORMAL leaves the last commits to the next checkpoint, and a
 * phone that loses power would lose confirmed moves. `fullfsync` makes iOS flush the drive's own cache too.
 */
const SETUP = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA fullfsync = 1;
CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID;
`;

export async function openSqliteStorage(db: Database): Promise<Storage> {
  await db.execAsync(SETUP);
  return {
    durable: true,
    read: async (key) => {
      const row = await db.getFirstAsync<{ value: string }>('SELECT value FROM entries WHERE key = ?', key);
      return row?.value ?? null;
    },
    write: async (key, value) => {
      await db.runAsync('INSERT OR REPLACE INTO entries (key, value) VALUES (?, ?)', key, value);
    },
    replace: async (key, expected, value) => {
      const { changes } =
        expected === null
          ? await db.runAsync('INSERT OR IGNORE INTO entries (key, value) VALUES (?, ?)', key, value)
          : await db.runAsync(
              'UPDATE entries SET value = ? WHERE key = ? AND value = ?',
              value,
              key,
              expected,
            );
      return changes === 1;
    },
    remove: async (key) => {
      await db.runAsync('DELETE FROM entries WHERE key = ?', key);
    },
    keys: async (prefix) => {
      const rows = await db.getAllAsync<{ key: string }>(
        'SELECT key FROM entries WHERE substr(key, 1, length(?)) = ? ORDER BY key',
        prefix,
        prefix,
      );
      return rows.map(({ key }) => key);
    },
  };
}
