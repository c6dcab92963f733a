/** Tells a page that it was served by a table; and a browser on this very computer how to lead it. */
import type { IncomingMessage } from 'node:http';
import { WELL_KNOWN_PATH, type WellKnown } from '../../src/net/door/well-known';
import type { Room } from '../../src/table/room/room';
import type { Handler } from '../play/static-files';
import { advertOf } from './table-server';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** A page of somebody else whose name was made to point here has another host. */
const OWN_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

export function mayLead(request: Pick<IncomingMessage, 'headers'>, remote: string | undefined): boolean {
  return LOOPBACK.test(remote ?? '') && OWN_HOST.test(request.headers.host ?? '');
}

export function wellKnown(tableOf: () => Room): Handler {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== WELL_KNOWN_PATH) return Promise.resolve(false);
    const room = tableOf();
    const { id, name, phase, seats, taken, protocol } = advertOf(room);
    const lead = mayLead(request, request.socket.remoteAddress) ? { lead: room.secrets() } : {};
    const answer: WellKnown = { id, name, phase, seats, taken, protocol, ...lead };
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    response.end(JSON.stringify(answer));
    return Promise.resolve(true);
  };
}
