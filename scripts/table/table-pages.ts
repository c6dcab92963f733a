/** What a browser gets at a headless table: the app if it is built, else a word of where it came to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../play/fingerprint';
import { holdBuild } from '../play/held-builds';
import { type Handler, staticFiles } from '../play/static-files';
import { PROJECT } from './node-ports';

const NOT_BUILT = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Interchange</title><p>This is a table of Interchange. <code>npm run play</code> on its computer makes it
playable in a browser.</p>`;

function findBuild(): Handler | null {
  const build = path.join(PROJECT, '.cache/web', fingerprint(PROJECT));
  if (!existsSync(path.join(build, 'index.html'))) return null;
  holdBuild(build);
  return staticFiles(build);
}

/** Every source is read to find it, and the table would stand still at each file that a browser asks for. */
const LOOK_EVERY_MS = 5_000;

/** Looked for when a browser comes, and again while there is none: apps need none of it. */
export function builtPages(find: () => Handler | null = findBuild, now = () => performance.now()): Handler {
  let files: Handler | null = null;
  let looked = Number.NEGATIVE_INFINITY;
  return async (request, response) => {
    if (files === null && now() - looked >= LOOK_EVERY_MS) {
      files = find();
      looked = now();
    }
    if (files !== null) return files(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(NOT_BUILT);
    return true;
  };
}
