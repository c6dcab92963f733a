/** Builds this app and the empty one with the same packages, so that their sizes and times compare. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { EXPO_ENVIRONMENT } from '../expo-environment';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const APPS = { interchange: ROOT, empty: path.join(ROOT, 'scripts/bench/empty-app') } as const;

export type AppName = keyof typeof APPS;
export type Platform = 'web' | 'android' | 'ios';

/** Exports into `.cache/bench/<app>-<platform>` and returns that folder. */
export function exportApp(app: AppName, platform: Platform): string {
  const out = path.join(ROOT, '.cache/bench', `${app}-${platform}`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const cli = path.join(ROOT, 'node_modules/expo/bin/cli');
  execFileSync(process.execPath, [cli, 'export', '--platform', platform, '--output-dir', out], {
    cwd: APPS[app],
    env: { ...process.env, ...EXPO_ENVIRONMENT },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return out;
}

/** Bytes of all bundles: gzipped JavaScript for the web, Hermes bytecode as it is for phones. */
export function bundleBytes(folder: string, platform: Platform): number {
  const ending = platform === 'web' ? '.js' : '.hbc';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );
  return files.reduce((sum, name) => {
    const bytes = readFileSync(path.join(folder, name));
    return sum + (platform === 'web' ? gzipSync(bytes, { level: 9 }).length : bytes.length);
  }, 0);
}
