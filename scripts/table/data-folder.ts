/** Where a program keeps its table or its seat when nobody said where. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FileStorage, openFileStorage } from './file-storage';
import { FolderInUse } from './folder-lock';
import { PROJECT } from './node-ports';

/**
 * The folder asked for; else one of the cache that is the same for the same arguments, so that a program which
 * was killed and is started again with them goes on. Two of a kind at once do not share it.
 */
export async function openData(
  asked: string | null,
  kind: string,
  words: readonly string[],
): Promise<FileStorage> {
  if (asked !== null) return openFileStorage(path.resolve(asked));
  const name = words.map((word) => encodeURIComponent(word)).join('@');
  try {
    return await openFileStorage(path.join(PROJECT, '.cache', kind, name));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return openFileStorage(await mkdtemp(path.join(tmpdir(), 'interchange-')));
  }
}
