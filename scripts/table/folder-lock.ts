/** One process at a time may write to a folder: two hosts of one table would each confirm what the other lost. */
import { readFileSync } from 'node:fs';
import { readdir, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

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

/** Of every try to hold a folder: one who wants it, or has it. A name is never used again, so a dead one can go. */
const MARK = /^lock-\d+-\d*-\d+\.(wants|has)$/;
const WAIT_MS = 10;
const MOST_WAITS = 100;
let tries = 0;

/** The marks of others that still run; what the dead left is taken away. */
async function marksOfOthers(folder: string, mine: string): Promise<readonly string[]> {
  const marks = (await readdir(folder)).filter((name) => MARK.test(name) && !name.startsWith(`${mine}.`));
  const alive = marks.map(async (name) => {
    const [, pid = '', beginning = ''] = name.split('-');
    if (isAlive(`${pid} ${beginning}`)) return [name];
    await rm(path.join(folder, name), { force: true });
    return [];
  });
  return (await Promise.all(alive)).flat();
}

/**
 * Holds the folder until the answer is called; a process that was killed holds nothing. Nobody takes another's mark
 * away while it lives: each makes its own and looks then, so of two at once the later one sees the earlier one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  tries += 1;
  const mine = `lock-${processName(process.pid).replace(' ', '-')}-${tries}`;
  const [wants, has] = [path.join(folder, `${mine}.wants`), path.join(folder, `${mine}.has`)];
  await writeFile(wants, '');
  try {
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const others = await marksOfOthers(folder, mine);
      const holder = others.find((name) => name.endsWith('.has'));
      // Of two that want it at once the first by name waits for the other to go, or to have got it before.
      const rival = holder ?? others.find((name) => name < mine);
      if (rival !== undefined) {
        throw new FolderInUse(`Another table (process ${rival.split('-')[1] ?? ''}) uses ${folder}.`);
      }
      if (others.length === 0) {
        // Beside the first one, which goes afterwards: a name that changes may be in no list of that moment.
        await writeFile(has, '');
        return () => unlink(has);
      }
      await pause(WAIT_MS);
    }
    throw new FolderInUse(`${folder} cannot be locked.`);
  } finally {
    await rm(wants, { force: true });
  }
}
