import { makeMemoryStorage } from '@/table/memory-storage';
import type { Storage } from '@/table/ports';

import { openIndexedDbStorage } from './indexed-db-storage';

/** Never rejects: when the browser lends no room the storage says that it is not durable. */
export async function openStorage(): Promise<Storage> {
  try {
    return await openIndexedDbStorage(globalThis.indexedDB);
  } catch {
    return makeMemoryStorage();
  }
}
