/** How a guest comes to a table, or back to it. */
import type { Address, Transport } from '../net-ports';
import { type GreetPorts, joinTable, resumeSeat } from '../secure/greet';
import { LIMITS } from '../wire/limits';
import type { Greeted } from '../wire/lines';
import { FINAL_REASONS } from '../wire/reasons';
import type { Memory } from './memory';

/** Rejects when nobody answers. */
export type Approach = (address: Address, memory: Memory) => Promise<Greeted>;

export interface ApproachPorts extends GreetPorts {
  readonly transport: Transport;
}

/** Back by the token; without one, or when the table does not know it any more, by the invitation. */
export function makeApproach({ transport, ...ports }: ApproachPorts): Approach {
  const connect = (address: Address) => transport.connect(address, LIMITS.toGuest);

  const join = async (address: Address, { invitation, table, once }: Memory): Promise<Greeted> => {
    if (invitation === null) return { ok: false, reason: 'no-such-device' };
    const { password, by, name, lead } = invitation;
    const words = { name, once, ...(lead === undefined ? {} : { lead }) };
    return joinTable(await connect(address), { password, by, table, join: words }, ports);
  };

  return async (address, memory) => {
    const { device, token, table } = memory;
    if (token === null || table === null) return join(address, memory);
    const greeted = await resumeSeat(await connect(address), { device, token, table }, ports);
    if (greeted.ok || greeted.reason !== 'no-such-device' || memory.invitation === null) return greeted;
    // Anybody can say so: the token goes when the table has proven itself by the invitation.
    const joined = await join(address, memory);
    if (joined.ok) memory.dropToken();
    // Tried again and again, a wrong code would close the door to everybody.
    else if (joined.reason !== null && FINAL_REASONS.has(joined.reason)) memory.dropInvitation();
    return joined;
  };
}
