import { gameOf } from '@/games/registry';
import { makeApproach } from '@/table/guest/approach';
import { NO_PARTS } from '@/table/guest/own-parts';
import { Memory } from '@/table/guest/memory';
import { makeMemoryStorage } from '@/table/memory-storage';
import type { Connection, ConnectionListener } from '@/table/net-ports';
import { encodeMessage } from '@/table/wire/codec';
import type { Reason } from '@/table/wire/reasons';

import { makeManualTime, makeTestEntropy } from '../wire-pair';
import { HOME, MIA, TABLE, TOKEN } from './fake-table';

/** Whoever sits at that address says no to everything, in the open. */
function makeStranger(refusals: readonly Reason[]): Connection {
  let listener: ConnectionListener | null = null;
  const left = [...refusals];
  return {
    remote: HOME.host,
    unsent: 0,
    listen: (given) => void (listener = given),
    send: () => listener?.message(encodeMessage({ t: 'refused', reason: left.shift() ?? 'busy' } as never)),
    close: () => undefined,
  };
}

function makeMemory(): Memory {
  const { clock } = makeManualTime();
  const ports = { storage: makeMemoryStorage(), clock, entropy: makeTestEntropy(1), games: gameOf };
  const session = {
    table: TABLE,
    name: 'Kitchen',
    addresses: [HOME],
    device: '1',
    token: TOKEN,
    seats: [0],
    player: 'Mia',
    updatedAt: 0,
    parts: NO_PARTS,
    former: null,
    game: null,
  };
  return new Memory(ports, { invitation: { ...MIA, table: TABLE }, session, once: '0'.repeat(32) });
}

it.each(['wrong-code', 'busy'] as const)(
  '[RS-3] keeps a token that somebody in the way says is unknown (then "%s")',
  async (second) => {
    const memory = makeMemory();
    const answers: Reason[] = ['no-such-device', second];
    const { timers, clock } = makeManualTime();
    const approach = makeApproach({
      transport: { connect: () => Promise.resolve(makeStranger([answers.shift() ?? 'busy'])) },
      timers,
      clock,
      entropy: makeTestEntropy(2),
      app: '1.0.0',
    });
    expect(await approach(HOME, memory)).toMatchObject({ ok: false, reason: second });
    expect(memory.token).toBe(TOKEN);
    // A code that was wrong once is not tried again and again: that would close the door to others.
    expect(memory.invitation === null).toBe(second === 'wrong-code');
  },
);
