/** The ways this device comes to a table of another one. */
import type { GameShelf } from '../match';
import type { Timers } from '../net-ports';
import type { Clock, Entropy, Storage } from '../ports';
import type { Approach } from './approach';
import { sayFarewell } from './farewell';
import { Guest } from './guest';
import type { Invitation } from './invitation';
import { Memory } from './memory';
import { returnTo, type Session } from './session-save';

export interface GuestPorts {
  readonly timers: Timers;
  readonly entropy: Entropy;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly games: GameShelf;
  /** Connects, joins and resumes: see makeApproach. */
  readonly approach: Approach;
}

/**
 * Sits down at a table. A device that sat there before comes back to its seats instead of taking new ones,
 * when the invitation says which table it is.
 */
export async function joinAsGuest(ports: GuestPorts, invitation: Invitation): Promise<Guest> {
  const { table } = invitation;
  const session = table === null ? null : await returnTo(ports.storage, table);
  return openGuest(ports, invitation, session);
}

/** Null when nothing is kept of that table. Its boards are there before the host answers. */
export async function resumeAsGuest(ports: GuestPorts, table: string): Promise<Guest | null> {
  const session = await returnTo(ports.storage, table);
  return session === null ? null : openGuest(ports, null, session);
}

async function openGuest(
  ports: GuestPorts,
  invitation: Invitation | null,
  session: Session | null,
): Promise<Guest> {
  const { timers, entropy, games, approach } = ports;
  const [prefix, once] = await Promise.all([entropy.hex(6), entropy.hex(16)]);
  const memory = new Memory(ports, { invitation, session, once });
  const farewell = (left: Session) => sayFarewell(ports, left);
  const guest = new Guest({ timers, entropy, games, approach, memory, prefix, farewell });
  guest.wake();
  return guest;
}
