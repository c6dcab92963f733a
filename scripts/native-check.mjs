import path from 'node:path';
import { ensureInstall } from './ensure-install.mjs';

const root = path.resolve(import.meta.dirname, '..');
ensureInstall(root);

const { tsImport } = await import('tsx/esm/api');
const { nativeCheck } = await tsImport('./native-check/native-check.ts', import.meta.url);
process.exitCode = await nativeCheck(root);
