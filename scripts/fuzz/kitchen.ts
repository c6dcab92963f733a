/** A real table behind the real doors, in one process: only wires, time and disks are made up. */
import { gameOf } from '../../src/games/registry';
import { Door as NetDoor } from '../../src/net/door/door';
import { answer } from '../../src/net/door/door';
import { plain } from '../../src/net/door/http-answer';
import { FramedConnection } from '../../src/net/framed-connection';
import { makeMemoryStorage } from '../../src/table/memory-storage';
import type { Transport } from '../../src/table/net-ports';
import { openRoom } from '../../src/table/room/open-room';
import type { Room } from '../../src/table/room/room';
import { Door } from '../../src/table/secure/door';
import { LIMITS } from '../../src/table/wire/limits';
import type { Household } from '../../src/table/wire/lines';
import { seededEntropy } from './chance';
import type { Findings } from './findings';
import { ManualTime } from './manual-time';
import { type WireEnd, Wires } from './wires';

export const APP = '0.1.0';
const CHOICE = { game: 'metro-x', options: { map: 'metro-city', edition: 'gamewright' } } as const;

export const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export interface KitchenOptions {
  readonly seed: string;
  readonly seats: number;
  readonly findings: Findings;
  /** Sees what the door tells the table. */
  readonly overhear?: (household: Household) => Household;
}

export class Kitchen {
  readonly time = new ManualTime();
  readonly storage = makeMemoryStorage();
  readonly wires: Wires;
  readonly findings: Findings;
  readonly seed: string;
  room!: Room;
  #door!: NetDoor<WireEnd>;
  #visitors = 0;

  private constructor({ findings, seed }: KitchenOptions) {
    this.findings = findings;
    this.seed = seed;
    this.wires = new Wires(findings.escaped);
  }

  static async open(options: KitchenOptions): Promise<Kitchen> {
    const kitchen = new Kitchen(options);
    const { timers, clock } = kitchen.time;
    const entropy = seededEntropy(`${options.seed} host`);
    const ports = { timers, clock, entropy, storage: kitchen.storage, games: gameOf };
    const opened = await openRoom(ports, {
      name: 'Kitchen',
      choice: CHOICE,
      seats: options.seats,
      app: APP,
      code: 'ABCD',
    });
    if (!opened.ok) throw new Error(opened.reason);
    kitchen.room = opened.room;
    const { household } = opened.room;
    const door = new Door(options.overhear?.(household) ?? household, ports, APP);
    kitchen.#door = new NetDoor<WireEnd>({
      timers,
      maxIncoming: LIMITS.toHost,
      onConnection: (connection) => door.admit(connection),
      onPage: (stream) => answer(stream, timers, plain(404, 'There are no pages here.')),
    });
    return kitchen;
  }

  /** The client's end of a new connection. */
  enter(address = this.#nextAddress()): WireEnd {
    const { client, server } = this.wires.connect(address);
    this.#door.enter(server);
    return client;
  }

  transport(address: string): Transport {
    const { timers } = this.time;
    return {
      connect: (_address, maxIncoming) =>
        Promise.resolve(new FramedConnection(this.enter(address), { timers, maxIncoming })),
    };
  }

  #nextAddress(): string {
    this.#visitors += 1;
    return `10.0.2.${this.#visitors % 250}`;
  }

  /** Wires and promises, until nothing moves any more. */
  async settle(): Promise<void> {
    do await immediate();
    while (this.wires.deliver() > 0);
  }

  /** And time. */
  async pass(milliseconds: number, step = 10): Promise<void> {
    await this.settle();
    for (let left = milliseconds; left > 0; left -= step) {
      try {
        this.time.advance(Math.min(step, left));
      } catch (error) {
        this.findings.escaped(error);
      }
      await this.settle();
    }
  }
}
