/** A network inside one process, for tests: nothing moves before `flush`, and chance comes from a seed. */
import type {
  Address,
  Announcer,
  Connection,
  Finder,
  FindTrouble,
  Listening,
  Server,
  Timers,
  Transport,
} from '@/table/net-ports';
import { PairChance, type PairWeather } from './pair-chance';
import { type PairClock, PairEnd } from './pair-connection';
import { PairDiscovery } from './pair-discovery';

const CONNECT_MS = 2_000;
const FIRST_FREE_PORT = 49_152;

export interface PairDevice {
  readonly transport: Transport;
  readonly server: Server;
  readonly announcer: Announcer;
  readonly finder: Finder;
}

interface Door {
  readonly host: string;
  readonly maxIncoming: number;
  readonly onConnection: (connection: Connection) => void;
}

interface Knock {
  readonly due: number;
  readonly accept: () => void;
}

export class PairNet {
  readonly #clock: PairClock;
  readonly #discovery: PairDiscovery;
  readonly #doors = new Map<string, Door>();
  readonly #cut = new Set<string>();
  #ends: PairEnd[] = [];
  #knocks: Knock[] = [];
  #tick = 0;
  #nextPort = FIRST_FREE_PORT;

  constructor(timers: Timers, weather: Partial<PairWeather> = {}) {
    const chance = new PairChance({ seed: 'pair', loss: 0, delay: [0, 0], ...weather });
    this.#clock = { timers, chance, tick: () => this.#tick };
    this.#discovery = new PairDiscovery(timers, chance, (host) => this.#cut.has(host));
  }

  /** The ports as the device of this name has them; the name is its address too. */
  device(host: string): PairDevice {
    return {
      transport: { connect: (address, maxIncoming) => this.#connect(host, address, maxIncoming) },
      server: {
        listen: (port, maxIncoming, onConnection) => this.#listen(port, { host, maxIncoming, onConnection }),
      },
      announcer: {
        announce: (advert, port) => Promise.resolve(this.#discovery.announce(host, port, advert)),
      },
      finder: { find: (listener) => this.#discovery.find(host, listener) },
    };
  }

  /** Everything that is due arrives; of what waits on different connections, any may be first. */
  flush(): void {
    this.#tick += 1;
    const due = this.#knocks.filter((knock) => knock.due <= this.#tick);
    this.#knocks = this.#knocks.filter((knock) => knock.due > this.#tick);
    for (const { accept } of due) accept();
    for (let ready = this.#ready(); ready.length > 0; ready = this.#ready())
      this.#clock.chance.pick(ready).deliver();
    this.#ends = this.#ends.filter((end) => !end.isGone);
    this.#discovery.flush();
  }

  /** Flushes until nothing is on the way any more. */
  settle(most = 1_000): void {
    const busy = (): boolean => this.#knocks.length > 0 || this.#ends.some((end) => end.isWaiting);
    for (let nth = 0; nth < most && busy(); nth += 1) this.flush();
  }

  /** A device falls out of the network: nothing reaches or leaves it, and nobody is told. */
  cut(host: string): void {
    this.#cut.add(host);
  }

  heal(host: string): void {
    this.#cut.delete(host);
  }

  /** A device's app dies: its connections break and its port is closed. */
  kill(host: string): void {
    for (const end of [...this.#ends]) if (end.device === host) end.breakOff();
    for (const [key, door] of [...this.#doors]) if (door.host === host) this.#doors.delete(key);
  }

  refuseToFind(host: string, trouble: FindTrouble): void {
    this.#discovery.refuse(host, trouble);
  }

  #ready(): PairEnd[] {
    return this.#ends.filter(
      (end) => end.hasDue() && !this.#cut.has(end.device) && !this.#cut.has(end.remote),
    );
  }

  #listen(wanted: number, door: Door): Promise<Listening> {
    const port = wanted === 0 ? (this.#nextPort += 1) : wanted;
    const key = `${door.host} ${port}`;
    if (this.#doors.has(key)) return Promise.reject(new Error('The port is taken.'));
    this.#doors.set(key, door);
    return Promise.resolve({
      port,
      addresses: () => Promise.resolve([door.host]),
      close: () => {
        this.#doors.delete(key);
        for (const end of this.#ends) if (end.device === door.host) end.close();
        this.settle();
        return Promise.resolve();
      },
    });
  }

  #connect(device: string, { host, port }: Address, maxIncoming: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const key = `${host} ${port}`;
      if (!this.#doors.has(key) && !this.#cut.has(host)) {
        reject(new Error('Nobody listens there.'));
        return;
      }
      let isOver = false;
      const forget = this.#clock.timers.after(CONNECT_MS, () => {
        isOver = true;
        reject(new Error('Nobody answered.'));
      });
      const accept = (): void => {
        const door = this.#doors.get(key);
        // Unanswered for now; the time limit is what ends it.
        if (isOver || !door || this.#cut.has(host) || this.#cut.has(device)) return;
        forget();
        const near = new PairEnd({ clock: this.#clock, device, remote: host, maxIncoming });
        const far = new PairEnd({
          clock: this.#clock,
          device: host,
          remote: device,
          maxIncoming: door.maxIncoming,
        });
        PairEnd.join(near, far);
        this.#ends.push(near, far);
        resolve(near);
        door.onConnection(far);
      };
      this.#knocks.push({ due: this.#tick + 1 + this.#clock.chance.delay(), accept });
    });
  }
}
