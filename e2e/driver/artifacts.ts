import { mkdirSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../artifacts');

/** A path for a picture, in a folder of the running spec file. */
export function artifact(name: string): string {
  const spec = path.basename(expect.getState().testPath ?? 'unknown', '.spec.ts');
  const folder = path.join(FOLDER, spec);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name.replaceAll(/[^\w.-]+/g, '-'));
}
