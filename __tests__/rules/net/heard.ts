import type { Breach, Connection } from '@/table/net-ports';

/** All that a connection told, in order. */
export interface Heard {
  readonly messages: Uint8Array[];
  readonly breaches: Breach[];
  closed: number;
  /** Something came after the end. */
  late: boolean;
}

export function hear(connection: Connection): Heard {
  const heard: Heard = { messages: [], breaches: [], closed: 0, late: false };
  connection.listen({
    message: (payload) => {
      heard.late ||= heard.closed > 0 || heard.breaches.length > 0;
      heard.messages.push(payload);
    },
    breached: (breach) => {
      heard.late ||= heard.closed > 0;
      heard.breaches.push(breach);
    },
    closed: () => {
      heard.closed += 1;
    },
  });
  return heard;
}

/** Longer than Jest lets a test run: a failed test must not keep the process busy for ever. */
const LONGEST = 10_000;

/** Lets the machine work until something is so; Jest's own limit ends a wait that never does. */
export async function until(holds: () => boolean, pump: () => void = () => undefined): Promise<void> {
  const end = Date.now() + LONGEST;
  while (!holds()) {
    if (Date.now() > end) throw new Error('waited in vain');
    pump();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Bytes that tell a mix-up: each depends on its place and on the message. */
export const payloadOf = (size: number, salt = 0): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) => (at * 31 + salt * 7 + (at >> 8)) & 0xff);
