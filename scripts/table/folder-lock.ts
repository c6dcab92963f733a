/** One process at a time may write to a folder: two hosts of one table would each confirm what the other lost. */
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

export class FolderInUse extends Error {}

/** When a process began, where the system tells: a number that was given to another process is another process. */
function beginningOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Of this very process: no later one has the same. */
export const processName = (pid: number): string => `${pid} ${beginningOf(pid)}`;

/** Whether the process of that name still runs. */
export function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process is alive, too.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return processName(pid) === holder;
}

const taken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Holds the folder until the answer is called; a process that was killed holds nothing. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = path.join(folder, 'lock');
  const mine = path.join(folder, `lock.${process.pid}`);
  await writeFile(mine, processName(process.pid));
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      // A link appears whole or not at all, and never over one that is there.
      const free = await link(mine, lock).then(
        () => true,
        (error: unknown) => {
          if (taken(error)) return false;
          throw error;
        },
      );
      if (free) return () => unlink(lock);
      const holder = await readFile(lock, 'utf8').catch(() => '');
      if (isAlive(holder))
        throw new FolderInUse(`Another table (process ${holder.split(' ')[0]!}) uses ${folder}.`);
      await rename(lock, `${mine}.old`).catch(() => undefined);
    }
    throw new FolderInUse(`${folder} cannot be locked.`);
  } finally {
    await Promise.all([rm(mine, { force: true }), rm(`${mine}.old`, { force: true })]);
  }
}
