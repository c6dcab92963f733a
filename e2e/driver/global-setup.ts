import type { Server } from 'node:http';
import path from 'node:path';
import { ensureChromium } from '../../scripts/chromium/ensure-chromium';
import { listen, makeServer } from '../../scripts/play/http-server';
import { noTable } from '../../scripts/play/no-table';
import { staticFiles } from '../../scripts/play/static-files';
import { webBuild } from '../../scripts/play/web-build';

declare global {
  var interchangeServer: Server | undefined;
}

const root = path.resolve(__dirname, '../..');

/**
 * Finds a Chromium, builds the app when its sources changed, and serves it to all workers. With INTERCHANGE_HOME
 * the specs drive a server that is running already.
 */
export default async function globalSetup(): Promise<void> {
  const say = (line: string): void => console.log(line);
  process.env['INTERCHANGE_CHROMIUM'] = ensureChromium(say);
  if (process.env['INTERCHANGE_HOME']) return;
  const server = makeServer([noTable, staticFiles(await webBuild(root, say))]);
  const port = await listen(server, 0, '127.0.0.1');
  process.env['INTERCHANGE_HOME'] = `http://127.0.0.1:${port ?? 0}`;
  globalThis.interchangeServer = server;
}
