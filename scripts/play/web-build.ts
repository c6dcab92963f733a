import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { EXPO_ENVIRONMENT } from '../expo-environment';
import { precompress } from './compress';
import { fingerprint } from './fingerprint';
import { heldBuilds, holdBuild, isMarker } from './held-builds';

export type Say = (line: string) => void;

const HEARTBEAT_MS = 5_000;
const BUILDS_KEPT = 3;
const ABANDONED_MS = 60 * 60_000;

/** Metro's own lines, and a sign of life between them. */
async function exportWeb(root: string, into: string, say: Say): Promise<void> {
  const expo = path.join(root, 'node_modules/expo/bin/cli');
  const args = [expo, 'export', '--platform', 'web', '--output-dir', into];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...EXPO_ENVIRONMENT },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  const heartbeat = setInterval(() => say(`  still building (${seconds()} s)`), HEARTBEAT_MS);
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    for (const line of chunk.toString().split('\n')) {
      if (/Bundled|Starting Metro/.test(line)) say(`  ${line.trim()}`);
    }
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(heartbeat));
  if (code !== 0) throw new Error(`The web build failed.\n${output.trim()}`);
}

/** A few older builds stay, and all that a process still serves; leftovers of killed builds go. */
export function tidy(shelf: string): void {
  const held = heldBuilds(shelf);
  const age = (name: string): number => Date.now() - statSync(path.join(shelf, name)).mtimeMs;
  const names = readdirSync(shelf).filter((name) => !isMarker(name));
  const byAge = names.sort((one, other) => age(one) - age(other));
  const parts = byAge.filter((name) => name.endsWith('.part') && age(name) > ABANDONED_MS);
  const old = byAge.filter((name) => !name.endsWith('.part')).slice(BUILDS_KEPT);
  const builds = old.filter((name) => !held.has(name));
  for (const name of [...parts, ...builds]) rmSync(path.join(shelf, name), { recursive: true, force: true });
}

/** The folder of a web build of the present sources; builds one only when there is none yet. */
export async function webBuild(root: string, say: Say): Promise<string> {
  const name = fingerprint(root);
  const shelf = path.join(root, '.cache/web');
  const ready = path.join(shelf, name);
  if (existsSync(path.join(ready, 'index.html'))) {
    say('The web app is built already; nothing changed since.');
    holdBuild(ready);
    return ready;
  }
  say('Building the web app (the first time takes a minute or two).');
  const started = performance.now();
  mkdirSync(shelf, { recursive: true });
  // Built aside and renamed whole, so that an interrupted build is never served.
  const part = path.join(shelf, `${name}.${process.pid}.part`);
  try {
    await exportWeb(root, part, say);
    await precompress(part);
    if (!existsSync(ready)) renameSync(part, ready);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
  holdBuild(ready);
  tidy(shelf);
  say(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
  return ready;
}
