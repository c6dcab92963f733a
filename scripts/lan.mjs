import path from 'node:path';
import { ensureInstall } from './ensure-install.mjs';

const root = path.resolve(import.meta.dirname, '..');
ensureInstall(root);

const { tsImport } = await import('tsx/esm/api');
const { lan } = await tsImport('./lan/lan.ts', import.meta.url);
process.exitCode = await lan(root, process.argv.slice(2));
