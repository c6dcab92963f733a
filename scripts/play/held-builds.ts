/** Web builds that a process serves: whoever tidies up leaves them alone for as long as it lives. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, processName } from '../table/folder-lock';

const SUFFIX = '.held';

export const isMarker = (name: string): boolean => name.endsWith(SUFFIX);

/** From now on this process serves that build. Nothing has to be given back: a dead process holds nothing. */
export function holdBuild(build: string): void {
  writeFileSync(`${build}.${process.pid}${SUFFIX}`, processName(process.pid));
}

/** Empty for a marker that its own process has just taken away. */
function readMarker(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The builds of the shelf that somebody serves; markers of processes that are gone are taken away. */
export function heldBuilds(shelf: string): ReadonlySet<string> {
  const held = new Set<string>();
  for (const marker of readdirSync(shelf).filter(isMarker)) {
    const file = path.join(shelf, marker);
    if (isAlive(readMarker(file))) held.add(marker.split('.', 1)[0]!);
    else rmSync(file, { force: true });
  }
  return held;
}
