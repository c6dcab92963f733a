/** A process of the bench with several guests. Each plays its seat after thinking for a moment. */
import { botOf } from '../../../src/bots/catalog';
import { nodeTransport } from '../../../src/net/node/node-transport';
import { makeApproach } from '../../../src/table/guest/approach';
import type { Guest } from '../../../src/table/guest/guest';
import { joinAsGuest } from '../../../src/table/guest/open-guest';
import { makeMemoryStorage } from '../../../src/table/memory-storage';
import { movesOf } from '../../../src/table/match';
import type { Connection, Transport } from '../../../src/table/net-ports';
import { appVersion, NODE_PORTS } from '../../table/node-ports';
import { BareGuest } from './bare';
import { answerWith, now } from './talk';

/** Bytes of the length in front of a message. */
const HEADER = 4;

export interface JoinWish {
  readonly port: number;
  readonly code: string;
  readonly name: string | null;
  /** Milliseconds it thinks at most: nobody's move shall fall into another one's measurement. */
  readonly thinks: number;
}

/** When a card of a match was seen. */
export interface Seen {
  readonly match: string;
  readonly card: number;
  readonly at: number;
}

class BenchGuest {
  readonly seen: Seen[] = [];
  readonly traffic = { down: 0, up: 0 };
  awaited: { readonly name: string; at: number } | null = null;
  #last = '';
  #taken = '';

  private constructor(
    readonly guest: Guest,
    readonly wish: JoinWish,
    traffic: { down: number; up: number },
  ) {
    this.traffic = traffic;
    guest.subscribe(() => this.#look());
  }

  /** Resolves when it sits. */
  static async join(wish: JoinWish): Promise<{ one: BenchGuest; took: number }> {
    const traffic = { down: 0, up: 0 };
    const transport = counted(nodeTransport(NODE_PORTS.timers), traffic);
    const approach = makeApproach({ ...NODE_PORTS, transport, app: appVersion() });
    const started = now();
    const guest = await joinAsGuest(
      { ...NODE_PORTS, storage: makeMemoryStorage(), approach },
      {
        addresses: [{ host: '127.0.0.1', port: wish.port }],
        table: null,
        password: wish.code,
        by: 'code',
        name: wish.name,
      },
    );
    const arrival = await guest.arrival();
    if (!arrival.ok) throw new Error(`not seated: ${arrival.reason}`);
    return { took: now() - started, one: new BenchGuest(guest, wish, traffic) };
  }

  #look(): void {
    const { guest } = this;
    this.#lookAtName();
    const viewer = guest.seats()[0] ?? 'table';
    const chair = guest.chair(viewer);
    if (chair === null) return;
    const { events, due } = chair.progress();
    const cards = events.filter(({ type }) => chair.game.chanceTypes.includes(type)).length;
    const key = `${chair.match} ${cards}`;
    if (key !== this.#last) this.seen.push({ match: chair.match, card: cards, at: now() });
    this.#last = key;
    if (viewer !== 'table' && due.kind === 'seats' && due.seats.includes(viewer)) this.#think(viewer, key);
  }

  #lookAtName(): void {
    const { guest, awaited } = this;
    const isKnown = guest.link().kind === 'live' && guest.room()?.name === awaited?.name;
    if (awaited?.at === 0 && isKnown) awaited.at = now();
  }

  #think(seat: number, key: string): void {
    if (this.#taken === key) return;
    this.#taken = key;
    setTimeout(() => void this.#act(seat), this.wish.thinks * (0.3 + 0.7 * Math.random()));
  }

  async #act(seat: number): Promise<void> {
    const chair = this.guest.chair(seat);
    if (chair === null) return;
    const { events, view } = chair.progress();
    const nth = movesOf(chair.game, events, seat).length;
    await chair.submit(botOf(chair.game.meta.id, 'greedy')!.choose(view, seat), nth);
  }
}

function counted(transport: Transport, traffic: { down: number; up: number }): Transport {
  return {
    connect: async (address, maxIncoming) => {
      const connection = await transport.connect(address, maxIncoming);
      const counting: Connection = {
        remote: connection.remote,
        get unsent() {
          return connection.unsent;
        },
        listen: (listener) =>
          connection.listen({
            message: (payload) => {
              traffic.down += payload.length + HEADER;
              listener.message(payload);
            },
            breached: (breach) => listener.breached(breach),
            closed: () => listener.closed(),
          }),
        send: (payload) => {
          traffic.up += payload.length + HEADER;
          connection.send(payload);
        },
        close: () => connection.close(),
      };
      return counting;
    },
  };
}

let guests: BenchGuest[] = [];
let bare: BareGuest[] = [];

answerWith({
  join: async (wish: JoinWish) => {
    const { one, took } = await BenchGuest.join(wish);
    guests.push(one);
    return took;
  },
  seen: () => guests.map((one) => one.seen.splice(0)),
  traffic: () => guests.map((one) => ({ ...one.traffic })),
  bare: ({ port, bytes }: { port: number; bytes: number }) => {
    bare = guests.map(() => new BareGuest(port, bytes));
  },
  bareSeen: () => bare.map(({ whole }) => whole.splice(0)),
  bareEnd: () => {
    for (const one of bare) one.close();
    bare = [];
  },
  /** From now on the table's new name is waited for. */
  await: (name: string) => {
    for (const one of guests) one.awaited = { name, at: 0 };
  },
  arrived: () => guests.map(({ awaited }) => awaited?.at ?? 0),
  leave: () => {
    for (const { guest } of guests) guest.pause();
    guests = [];
  },
});
