import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runExpo } from './run-expo';

const NEEDED = [
  'app.json',
  'package.json',
  'babel.config.js',
  'metro.config.js',
  'tsconfig.json',
  'assets',
  'e2e/native',
];

/** Makes android/ and ios/ in a copy of the project; the template lies in the expo package, so no network is used. */
export async function prebuild(root: string, project: string): Promise<void> {
  mkdirSync(project, { recursive: true });
  for (const name of NEEDED) {
    cpSync(path.join(root, name), path.join(project, name), { recursive: true, force: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'), 'junction');
  await runExpo(project, ['prebuild', '--no-install']);
}
