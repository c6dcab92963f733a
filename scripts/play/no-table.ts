import { WELL_KNOWN_PATH } from '../../src/net/door/well-known';
import type { Handler } from './static-files';

/** Tells a page that asks that no table served it. A refusal would stand in red in the browser's console. */
export const noTable: Handler = (request, response) => {
  if (request.url?.split('?')[0] !== WELL_KNOWN_PATH) return Promise.resolve(false);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('null');
  return Promise.resolve(true);
};
