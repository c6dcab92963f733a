/** Answers the five statements of the adapter as SQLite does; any other statement is a fault. */
import type { Database } from '@/device/sqlite-storage';

export interface FakeSqlite extends Database {
  readonly executed: string[];
}

export function makeFakeSqlite(): FakeSqlite {
  const rows = new Map<string, string>();
  const executed: string[] = [];
  const runs: Readonly<Record<string, (params: readonly string[]) => number>> = {
    'INSERT OR REPLACE INTO entries (key, value) VALUES (?, ?)': ([key, value]) => {
      rows.set(key!, value!);
      return 1;
    },
    'INSERT OR IGNORE INTO entries (key, value) VALUES (?, ?)': ([key, value]) => {
      if (rows.has(key!)) return 0;
      rows.set(key!, value!);
      return 1;
    },
    'UPDATE entries SET value = ? WHERE key = ? AND value = ?': ([value, key, expected]) => {
      if (rows.get(key!) !== expected) return 0;
      rows.set(key!, value!);
      return 1;
    },
    'DELETE FROM entries WHERE key = ?': ([key]) => (rows.delete(key!) ? 1 : 0),
  };
  const queries: Readonly<Record<string, (params: readonly string[]) => unknown[]>> = {
    'SELECT value FROM entries WHERE key = ?': ([key]) => (rows.has(key!) ? [{ value: rows.get(key!) }] : []),
    'SELECT key FROM entries WHERE substr(key, 1, length(?)) = ? ORDER BY key': ([prefix]) =>
      [...rows.keys()]
        .filter((key) => key.startsWith(prefix!))
        .sort()
        .map((key) => ({ key })),
  };
  return {
    executed,
    execAsync: (sql) => Promise.resolve(void executed.push(sql)),
    runAsync: async (sql, ...params) => Promise.resolve({ changes: runs[sql]!(params) }),
    getFirstAsync: async <Row>(sql: string, ...params: string[]) =>
      Promise.resolve((queries[sql]!(params)[0] ?? null) as Row | null),
    getAllAsync: async <Row>(sql: string, ...params: string[]) =>
      Promise.resolve(queries[sql]!(params) as Row[]),
  };
}
