/** Tells a page that it was served by a table; and a browser on this very computer how to lead it. */
import { WELL_KNOWN_PATH, type WellKnown } from '../../src/net/door/well-known';
import { ownAddresses } from '../../src/net/node/own-addresses';
import { addressText } from '../../src/table/guest/invitation';
import type { Room } from '../../src/table/room/room';
import type { Handler } from '../play/static-files';
import { mayLead } from './may-lead';
import { advertOf } from './table-server';

const MOST_ADDRESSES = 16;

/** As others have to type them: what this computer calls itself means another one elsewhere. */
const addressesAt = (port: number): string[] =>
  ownAddresses()
    .slice(0, MOST_ADDRESSES)
    .map((host) => addressText({ host, port }));

export function wellKnown(tableOf: () => Room): Handler {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== WELL_KNOWN_PATH) return Promise.resolve(false);
    const room = tableOf();
    const { id, name, phase, seats, taken, protocol } = advertOf(room);
    const { remoteAddress, localPort = 0 } = request.socket;
    const lead = mayLead(request, remoteAddress)
      ? { addresses: addressesAt(localPort), lead: room.secrets() }
      : {};
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
