import path from 'node:path';
import { ensureInstall } from './ensure-install.mjs';

const root = path.resolve(import.meta.dirname, '..');
ensureInstall(root);

const { tsImport } = await import('tsx/esm/api');
const { webBuild } = await tsImport('./play/web-build.ts', import.meta.url);
try {
  console.log(await webBuild(root, console.log));
} catch (error) {
  // What Metro said is enough; the stack would only name our own scripts.
  console.error(error.message);
  process.exitCode = 1;
}
