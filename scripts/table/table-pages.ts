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

/** Looked for when the first browser comes: apps need none of it. */
export function builtPages(): Handler {
  let files: Handler | null | undefined;
  return async (request, response) => {
    // Once: every source is read for it, and the table would stand still at each file that a browser asks for.
    if (files === undefined) files = findBuild();
    if (files !== null) return files(request, response);
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(NOT_BUILT);
    return true;
  };
}
