import { openDatabaseAsync } from 'expo-sqlite';

import { makeMemoryStorage } from '@/table/memory-storage';
import type { Storage } from '@/table/ports';

import { openSqliteStorage } from './sqlite-storage';

/** Never rejects: when the disk cannot be used the storage says that it is not durable. */
export async function openStorage(): Promise<Storage> {
  try {
    return await openSqliteStorage(await openDatabaseAsync('interchange.db'));
  } catch {
    return makeMemoryStorage();
  }
}
