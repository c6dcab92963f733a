import path from 'node:path';
import { ensureInstall } from './ensure-install.mjs';

const root = path.resolve(import.meta.dirname, '..');
ensureInstall(root);

const { tsImport } = await import('tsx/esm/api');
const { bench } = await tsImport('./bench/bench.ts', import.meta.url);
process.exitCode = (await bench(process.argv.slice(2))) || process.exitCode;
