import type { Server } from 'node:http';
import path from 'node:path';
import { close, listen, makeServer } from '../../scripts/play/http-server';
import { staticFiles } from '../../scripts/play/static-files';
import { driveSite } from '../chromium/only';
import { settings } from '../driver/settings';

/** Points the driver at the little page beside this file, and makes it impatient so that failures are quick. */
export function driveOwnSite(): void {
  let server: Server;
  beforeAll(async () => {
    server = makeServer([staticFiles(path.join(__dirname, 'site'))]);
    const port = await listen(server, 0, '127.0.0.1');
    driveSite(`http://127.0.0.1:${String(port)}`);
    settings.patience = 150;
  });
  afterAll(() => close(server));
}

/** Specs are about Detox's `expect`, so jest's own gets another name where both are needed. */
export const jestExpect = expect;
