/** A table that says what the test tells it to, over lines that the test can drop. */
import { gameOf } from '@/games/registry';
import type { Address } from '@/table/net-ports';
import type { Approach } from '@/table/guest/approach';
import type { Memory } from '@/table/guest/memory';
import type { GuestPorts } from '@/table/guest/open-guest';
import { makeMemoryStorage } from '@/table/memory-storage';
import type { Storage } from '@/table/ports';
import type { RoomView } from '@/table/room/room-view';
import { LIMITS } from '@/table/wire/limits';
import type { Greeted, GuestLine } from '@/table/wire/lines';
import type { Reason } from '@/table/wire/reasons';

import { makeManualTime, makeTestEntropy, type ManualTime, settle } from '../wire-pair';

export type Said = Parameters<GuestLine['send']>[0];
export type Heard = Parameters<Parameters<GuestLine['listen']>[0]['said']>[0];

export const TABLE = '0123456789abcdef';
export const TOKEN = '00112233445566778899aabbccddeeff';
export const HOME: Address = { host: '10.0.0.1', port: 4600 };
export const MIA = {
  addresses: [HOME],
  table: null,
  password: 'K7QX',
  by: 'code',
  name: 'Mia',
} as const;

export class FakeLine implements GuestLine {
  readonly remote = '10.0.0.1';
  readonly sent: Said[] = [];
  woken = 0;
  closedWith: Reason | null = null;
  #listener: Parameters<GuestLine['listen']>[0] | null = null;

  send(message: Said): void {
    if (this.closedWith !== null) return;
    if (JSON.stringify(message).length > LIMITS.toHost) this.drop('too-large', true);
    else this.sent.push(message);
  }

  listen(listener: Parameters<GuestLine['listen']>[0]): void {
    this.#listener = listener;
  }

  close(reason: Reason): void {
    this.closedWith = reason;
    this.#listener?.closed(reason);
  }

  wake(): void {
    this.woken += 1;
  }

  say(...messages: readonly Heard[]): void {
    for (const message of messages) this.#listener?.said(message);
  }

  drop(reason: Reason | null = null, isOverOurs = false): void {
    const listener = this.#listener;
    this.#listener = null;
    listener?.closed(reason, isOverOurs);
  }

  sentOf<T extends Said['t']>(t: T): Extract<Said, { t: T }>[] {
    return this.sent.filter((one): one is Extract<Said, { t: T }> => one.t === t);
  }
}

interface Visit {
  readonly address: Address;
  readonly token: string | null;
}

export interface FakeTable {
  readonly visits: Visit[];
  /** When they were. */
  readonly times: number[];
  readonly lines: FakeLine[];
  readonly time: ManualTime;
  readonly ports: GuestPorts;
  /** What the next greetings come to: a refusal, or nobody there; after them everybody is let in. */
  readonly answers: (Reason | null)[];
  /** The line that was made last. */
  line(): FakeLine;
  /** Time and promises, in small steps. */
  pass(milliseconds: number): Promise<void>;
}

export function makeFakeTable(storage: Storage = makeMemoryStorage(), seed = 1): FakeTable {
  const time = makeManualTime();
  const visits: Visit[] = [];
  const times: number[] = [];
  const lines: FakeLine[] = [];
  const answers: (Reason | null)[] = [];
  const approach: Approach = (address: Address, memory: Memory): Promise<Greeted> => {
    times.push(time.clock.now());
    visits.push({ address, token: memory.token });
    if (answers.length > 0) {
      const reason = answers.shift() ?? null;
      return reason === null ? Promise.reject(new Error('nobody')) : Promise.resolve({ ok: false, reason });
    }
    const line = new FakeLine();
    lines.push(line);
    return Promise.resolve({ ok: true, line, epoch: 0, table: TABLE });
  };
  const { timers, clock } = time;
  return {
    visits,
    times,
    lines,
    time,
    answers,
    ports: { timers, clock, storage, approach, games: gameOf, entropy: makeTestEntropy(seed) },
    line: () => lines.at(-1)!,
    pass: async (milliseconds) => {
      await settle();
      for (let left = milliseconds; left > 0; left -= 50) {
        time.advance(Math.min(50, left));
        await settle();
      }
    },
  };
}

export const SEATED: Heard = { t: 'seated', device: '1', token: TOKEN, seats: [0] };
export const RESUMED: Extract<Heard, { t: 'seated' }> = { t: 'seated', device: '1', seats: [0] };

export function roomOf(changes: Partial<RoomView> = {}): RoomView {
  const seat = { kind: 'person', away: false, standIn: 'wait', stoodIn: 0 } as const;
  return {
    id: TABLE,
    name: 'Kitchen',
    epoch: 0,
    phase: 'lobby',
    choice: { game: 'metro-x', options: { map: 'metro-city', edition: 'gamewright' } },
    seats: [
      { ...seat, name: 'Mia', device: '1' },
      { ...seat, name: 'Ben', device: '2' },
    ],
    match: null,
    dealer: 'seeded',
    flip: 'auto',
    locked: false,
    guarded: false,
    watchers: 0,
    ...changes,
  };
}
