/** Durable text by key, one file each. See the port in src/table/ports.ts for what is promised. */
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../src/table/ports';
import { lockFolder } from './folder-lock';

export interface FileStorage extends Storage {
  /** Waits for what is being written and lets another process have the folder. */
  close(): Promise<void>;
}

const SUFFIX = '.text';
const UNFINISHED = '.part';

/** Capitals are spelled out as well: some disks take `A` and `a` for the same name. */
const fileName = (key: string): string =>
  encodeURIComponent(key).replace(
    /(%[0-9A-F]{2})|[^a-z0-9_-]/g,
    (char, escape?: string) =>
      escape?.toLowerCase() ?? `%${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  ) + SUFFIX;

const keyOf = (file: string): string => decodeURIComponent(file.slice(0, -SUFFIX.length));

/** A renamed file is where it should be after a loss of power only if its folder was synchronised, too. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeWhole(file: string, value: string): Promise<void> {
  const handle = await open(file + UNFINISHED, 'w', 0o600);
  try {
    await handle.writeFile(value);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(file + UNFINISHED, file);
  await syncFolder(path.dirname(file));
}

async function readOr(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes the folder if need be; throws FolderInUse when another process has it. */
export async function openFileStorage(folder: string): Promise<FileStorage> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(folder);
  const at = (key: string): string => path.join(folder, fileName(key));
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const done = last.then(job);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    durable: true,
    read: (key) => inTurn(() => readOr(at(key))),
    write: (key, value) => inTurn(() => writeWhole(at(key), value)),
    replace: (key, expected, value) =>
      inTurn(async () => {
        if ((await readOr(at(key))) !== expected) return false;
        await writeWhole(at(key), value);
        return true;
      }),
    remove: (key) =>
      inTurn(async () => {
        await rm(at(key), { force: true });
        await syncFolder(folder);
      }),
    keys: (prefix) =>
      inTurn(async () => {
        const files = (await readdir(folder)).filter((file) => file.endsWith(SUFFIX));
        return files.map(keyOf).filter((key) => key.startsWith(prefix));
      }),
    close: () => inTurn(unlock),
  };
}
