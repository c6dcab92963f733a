/** A door with a household that writes down what it is told, and guests that come to it. */
import { Door } from '@/table/secure/door';
import type { GreetPorts } from '@/table/secure/greet';
import { asciiText } from '@/table/wire/ascii';
import type { HostLine, Household, Line } from '@/table/wire/lines';
import type { ToHost } from '@/table/wire/to-host';

import { flushAll, makeManualTime, makeTestEntropy, makeWirePair, type WirePair } from '../wire-pair';

export const TABLE = '0123456789abcdef';
export const CODE = 'ABCD';
export const KEY = '00112233445566778899aabbccddeeff';
export const TOKEN = 'f0e0d0c0b0a090807060504030201000';

type PairOptions = NonNullable<Parameters<typeof makeWirePair>[0]>;

export function makeHouse() {
  const time = makeManualTime();
  const told = {
    joined: [] as { line: HostLine; join: Extract<ToHost, { t: 'join' }>; by: string }[],
    resumed: [] as { line: HostLine; device: string }[],
    wrongCodes: [] as string[],
    guarded: false,
  };
  const household: Household = {
    describe: () => ({
      id: TABLE,
      name: 'Küche',
      game: 'metro-x',
      phase: 'lobby',
      taken: 1,
      seats: 4,
      epoch: 3,
      locked: false,
    }),
    password: (by) => (by === 'code' ? CODE : KEY),
    tokenOf: (device) => (device === '7' ? TOKEN : null),
    isGuarded: () => told.guarded,
    wrongCode: (remote) => void told.wrongCodes.push(remote),
    joined: (line, join, by) => void told.joined.push({ line, join, by }),
    resumed: (line, device) => void told.resumed.push({ line, device }),
  };
  const ports = { timers: time.timers, clock: time.clock, entropy: makeTestEntropy(1) };
  const door = new Door(household, ports, '0.1.0');
  const guestPorts: GreetPorts = { ...ports, entropy: makeTestEntropy(2), app: '0.1.0' };
  const come = (options: PairOptions = {}): WirePair => {
    const pair = makeWirePair(options);
    door.admit(pair.host);
    return pair;
  };
  return { time, told, household, door, guestPorts, come };
}

/** What the guest's end of a pair hears in the open. */
export function overhear(pair: WirePair) {
  const heard: Record<string, unknown>[] = [];
  let ends = 0;
  pair.guest.listen({
    message: (payload) => void heard.push(JSON.parse(asciiText(payload) ?? '{}') as Record<string, unknown>),
    breached: () => undefined,
    closed: () => (ends += 1),
  });
  return { heard, ends: () => ends };
}

/** What a line says, and how often and why it ended. */
export function follow<Message extends { readonly t: string }>(line: Line<never, Message>) {
  const said: Message[] = [];
  const closed: (string | null)[] = [];
  line.listen({
    said: (message) => void said.push(message),
    closed: (reason) => void closed.push(reason),
  });
  return { said, closed };
}

export { flushAll };
