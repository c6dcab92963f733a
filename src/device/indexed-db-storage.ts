import type { Storage } from '@/table/ports';

const DATABASE = 'interchange';
const ENTRIES = 'entries';
/** Some browsers never answer an `open` whose disk they cannot use. */
const OPEN_WITHIN_MS = 5000;

/** Rejects when the browser lends no database, as in some private windows. */
export async function openIndexedDbStorage(factory: IDBFactory): Promise<Storage> {
  let connection: IDBDatabase | null = await connect(factory);

  /** A browser may close a connection by itself, for instance when it clears data; the next call opens another. */
  const database = async (): Promise<IDBDatabase> => {
    if (connection !== null) return connection;
    connection = await connect(factory);
    watch(connection);
    return connection;
  };
  const watch = (open: IDBDatabase) => {
    const forget = () => {
      open.close();
      if (connection === open) connection = null;
    };
    open.onclose = forget;
    open.onversionchange = forget;
  };
  watch(connection);

  const look = async <Result>(ask: (entries: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
    const request = ask((await database()).transaction(ENTRIES).objectStore(ENTRIES));
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(failure(request.error));
    });
  };

  const change = async (work: (entries: IDBObjectStore) => void): Promise<void> => {
    const transaction = (await database()).transaction(ENTRIES, 'readwrite', { durability: 'strict' });
    return new Promise((resolve, reject) => {
      // A request's success is no promise: only a complete transaction is on the disk.
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(failure(transaction.error));
      work(transaction.objectStore(ENTRIES));
    });
  };

  return {
    durable: true,
    read: async (key) => asText(await look<unknown>((entries) => entries.get(key))),
    write: (key, value) => change((entries) => entries.put(value, key)),
    replace: async (key, expected, value) => {
      let written = false;
      await change((entries) => {
        const found = entries.get(key);
        found.onsuccess = () => {
          written = asText(found.result) === expected;
          if (!written) return;
          entries.put(value, key);
          commitNow(found.transaction);
        };
      });
      return written;
    },
    remove: (key) => change((entries) => entries.delete(key)),
    keys: async (prefix) => {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      return (await look((entries) => entries.getAllKeys(range))).filter((key) => typeof key === 'string');
    },
  };
}

function connect(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    const late = setTimeout(() => reject(new Error('the database does not answer')), OPEN_WITHIN_MS);
    request.onupgradeneeded = () => request.result.createObjectStore(ENTRIES);
    request.onsuccess = () => {
      clearTimeout(late);
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(late);
      reject(failure(request.error));
    };
  });
}

/**
 * Without this the browser first tells us that the request is done, and then asks what else. Older ones do not
 * know it and commit by themselves; an error here would give up the change.
 */
function commitNow(transaction: IDBTransaction | null): void {
  if (transaction !== null && 'commit' in transaction) transaction.commit();
}

/** Anything but text was not written by the app; as text it fails at the schema, with its bytes in sight. */
function asText(value: unknown): string | null {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function failure(error: DOMException | null): Error {
  return new Error(error?.message ?? 'the database gave up the change', { cause: error });
}
