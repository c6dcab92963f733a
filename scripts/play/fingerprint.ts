import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What the web build is made from. A path missing here would leave players with an old build. */
export const BUILD_INPUTS = [
  'app',
  'src',
  'maps',
  'assets',
  'public',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  'package-lock.json',
] as const;

function filesUnder(at: string): string[] {
  if (!existsSync(at)) return [];
  if (!statSync(at).isDirectory()) return [at];
  const names = readdirSync(at, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** Changes when any input changes, is added, renamed or removed; the same on every machine. */
export function fingerprint(root: string, inputs: readonly string[] = BUILD_INPUTS): string {
  const hash = createHash('sha256');
  const files = inputs.flatMap((input) => filesUnder(path.join(root, input)));
  for (const file of files.sort()) {
    hash.update(`${path.relative(root, file).replaceAll('\\', '/')}\0`);
    hash.update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex').slice(0, 16);
}
