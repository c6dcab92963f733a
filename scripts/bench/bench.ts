/** `npm run bench [-- rules sizes startup programs frames lan]`: what speed and size are, measured, never asserted. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { close, listen, makeServer } from '../play/http-server';
import { staticFiles } from '../play/static-files';
import { webBuild } from '../play/web-build';
import { ROOT } from './export-app';
import { benchPrograms } from './programs';
import { benchSizes } from './sizes';
import { benchStartup } from './startup';

/** A process of its own, so that what ran before does not warm it up or leave garbage behind. */
function run(script: string, args: readonly string[] = []): Promise<void> {
  const tsx = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const file = path.join(ROOT, 'scripts/bench', script);
  const child = spawn(process.execPath, [tsx, file, ...args], { stdio: 'inherit', cwd: ROOT });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      if (code !== 0) process.exitCode = 1;
      resolve();
    });
  });
}

async function benchFrames(): Promise<void> {
  const server = makeServer([staticFiles(await webBuild(ROOT, console.log))]);
  const port = await listen(server, 0, '127.0.0.1');
  await run('frames.ts', ['--url', `http://127.0.0.1:${port}/`]);
  await close(server);
}

const BENCHES: Record<string, () => void | Promise<void>> = {
  rules: () => run('rules.ts'),
  sizes: benchSizes,
  startup: benchStartup,
  programs: benchPrograms,
  frames: benchFrames,
  lan: () => run('lan/lan.ts'),
};

export async function bench(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    console.error(
      `There is no bench called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`,
    );
    return 1;
  }
  for (const name of names.length > 0 ? names : Object.keys(BENCHES)) await BENCHES[name]!();
  return 0;
}
