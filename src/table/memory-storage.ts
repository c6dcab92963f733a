import type { Storage } from './ports';

/** Keeps everything until the app ends: for a browser that lends no room, and for tests. */
export function makeMemoryStorage(entries: Iterable<readonly [string, string]> = []): Storage {
  const values = new Map<string, string>(entries);
  const holds = (key: string) => values.get(key) ?? null;
  return {
    durable: false,
    read: (key) => Promise.resolve(holds(key)),
    write: (key, value) => Promise.resolve(void values.set(key, value)),
    replace: (key, expected, value) => {
      const same = holds(key) === expected;
      if (same) values.set(key, value);
      return Promise.resolve(same);
    },
    remove: (key) => Promise.resolve(void values.delete(key)),
    keys: (prefix) => Promise.resolve([...values.keys()].filter((key) => key.startsWith(prefix))),
  };
}
