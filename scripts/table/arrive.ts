/** Comes to a table: to a seat that this device has there, or to a new one. */
import { nodeTransport } from '../../src/net/node/node-transport';
import { makeApproach } from '../../src/table/guest/approach';
import type { Arrival, Guest } from '../../src/table/guest/guest';
import { type GuestPorts, joinAsGuest } from '../../src/table/guest/open-guest';
import { forgetSession, listSessions, type Session } from '../../src/table/guest/session-save';
import type { Reason } from '../../src/table/wire/reasons';
import type { Storage } from '../../src/table/ports';
import type { GuestArguments } from './guest-arguments';
import { appVersion, NODE_PORTS } from './node-ports';
import { type Found, search } from './search';
import type { Tell } from './tell';

export interface Arrived {
  readonly guest: Guest;
  readonly stopLooking: () => void;
}

/** The table is another one by now, or it does not know this device. */
const FORGOTTEN: ReadonlySet<Reason> = new Set<Reason>(['no-such-table', 'no-such-device']);

function portsOn(storage: Storage): GuestPorts {
  const transport = nodeTransport(NODE_PORTS.timers);
  return { ...NODE_PORTS, storage, approach: makeApproach({ ...NODE_PORTS, transport, app: appVersion() }) };
}

async function keptSession({ where, name }: GuestArguments, storage: Storage): Promise<Session | null> {
  const sessions = (await listSessions(storage)).filter(({ player }) => player === name);
  if (where.table !== null) return sessions.find(({ table }) => table === where.table) ?? null;
  if (where.kind === 'find') return sessions.find((session) => session.name === where.name) ?? null;
  const { host, port } = where.address;
  const isHere = ({ addresses }: Session): boolean =>
    addresses.some((address) => address.host === host && address.port === port);
  return sessions.find(isHere) ?? null;
}

const isForgotten = (arrival: Arrival): boolean =>
  !arrival.ok && arrival.reason !== null && FORGOTTEN.has(arrival.reason);

async function enter(wanted: GuestArguments, storage: Storage, found: Found | null): Promise<Guest> {
  const { where, password, name } = wanted;
  const addresses = found?.addresses ?? (where.kind === 'address' ? [where.address] : []);
  const invitation = { addresses, password: password.secret, by: password.by, name };
  const session = await keptSession(wanted, storage);
  const table = found?.table ?? where.table;
  const guest = await joinAsGuest(portsOn(storage), {
    ...invitation,
    table: table ?? session?.table ?? null,
  });
  if (session === null || !isForgotten(await guest.arrival())) return guest;
  guest.pause();
  await guest.idle();
  await forgetSession(storage, session.table);
  return joinAsGuest(portsOn(storage), { ...invitation, table });
}

export async function arrive(wanted: GuestArguments, storage: Storage, tell: Tell): Promise<Arrived> {
  const { where } = wanted;
  if (where.kind === 'address') {
    return { guest: await enter(wanted, storage, null), stopLooking: () => undefined };
  }
  let guest: Guest | null = null;
  const known: { stop: () => void } = { stop: () => undefined };
  const first = await new Promise<Found>((resolve) => {
    known.stop = search(where, tell, (found) => {
      resolve(found);
      // A host that came back at another address is found there.
      guest?.heardOf(found.addresses);
    });
  });
  guest = await enter(wanted, storage, first);
  return { guest, stopLooking: known.stop };
}
