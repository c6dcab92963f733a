/** A device that left while nobody was reached: its seats would stay taken, so it says so when somebody is. */
import type { Address, Timers } from '../net-ports';
import type { GuestLine } from '../wire/lines';
import type { Approach } from './approach';
import { Memory, type MemoryPorts } from './memory';
import { forgetSession, listLeaving, readSession, type Session } from './session-save';

export interface FarewellPorts extends MemoryPorts {
  readonly timers: Timers;
  readonly approach: Approach;
}

/** Milliseconds before each round of all addresses. */
const ROUNDS = [0, 1_000, 2_000, 4_000, 8_000];
/** The table closes the line when it has understood. */
const UNDERSTOOD_WITHIN = 3_000;
/** A table that was not met for so many milliseconds, a week, is not met any more. */
const TOO_OLD = 7 * 24 * 3_600_000;

/** For some seconds; what comes to nothing is tried again when the app starts. Never rejects. */
export async function sayFarewell(ports: FarewellPorts, session: Session): Promise<void> {
  const memory = new Memory(ports, { invitation: null, session, once: '' });
  for (const pause of ROUNDS) {
    await new Promise<void>((resolve) => void ports.timers.after(pause, resolve));
    for (const address of session.addresses) {
      if (!(await isLeaving(ports, session))) return;
      if (!(await tell(ports, address, memory))) continue;
      await forget(ports, session);
      return;
    }
  }
}

/** At the start of the app. */
export async function sayFarewells(ports: FarewellPorts): Promise<void> {
  const sessions = await listLeaving(ports.storage).catch(() => []);
  const oldest = ports.clock.now() - TOO_OLD;
  await Promise.all(
    sessions.map((session) =>
      session.updatedAt < oldest ? forget(ports, session) : sayFarewell(ports, session),
    ),
  );
}

/** Not when somebody sat down there again meanwhile. */
async function isLeaving({ storage }: FarewellPorts, { table, token }: Session): Promise<boolean> {
  const kept = await readSession(storage, table);
  return kept?.leaving === true && kept.token === token;
}

async function forget(ports: FarewellPorts, session: Session): Promise<void> {
  if (await isLeaving(ports, session))
    await forgetSession(ports.storage, session.table).catch(() => undefined);
}

/** True: the table knows it, or knows nothing of this device. */
async function tell({ timers, approach }: FarewellPorts, address: Address, memory: Memory): Promise<boolean> {
  const greeted = await approach(address, memory).catch(() => null);
  if (greeted?.ok === true) return leave(timers, greeted.line);
  return greeted?.reason === 'no-such-device';
}

function leave(timers: Timers, line: GuestLine): Promise<boolean> {
  return new Promise((resolve) => {
    const cancel = timers.after(UNDERSTOOD_WITHIN, () => line.close('silent'));
    line.listen({
      said: () => undefined,
      closed: (reason) => {
        cancel();
        resolve(reason === 'removed');
      },
    });
    line.send({ t: 'leave' });
  });
}
