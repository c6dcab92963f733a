/** One game in the lab: a host and its guests, each at its own place, found by mDNS. */
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { type Line, Teller } from '../table/teller';
import { delaysOf } from './measure';
import { at, type Network, type Place } from './network';
import { faultsOf } from './verify';

export interface Stage {
  readonly root: string;
  /** For the data of host and guests. */
  readonly folder: string;
  readonly network: Network;
  readonly host: Place;
  readonly guests: readonly Place[];
  readonly stranger: Place;
}

const TABLE = { name: 'Kitchen', code: 'ABCD', port: 4600 } as const;
/** Long enough for a fault to fall into the middle of a game. */
const PACE_MS = 120;

export class Round {
  /** What is told of this round beside whether it went well. */
  readonly notes: string[] = [];
  readonly #lives = new Map<string, Teller[]>();
  readonly #data: string;

  constructor(readonly stage: Stage) {
    this.#data = mkdtempSync(path.join(stage.folder, 'round-'));
  }

  run(place: Place, script: string, args: readonly string[]): Teller {
    const command = [process.execPath, '--import', 'tsx', path.join('scripts', script), ...args];
    const teller = new Teller(place.name, at(place, command), this.stage.root);
    this.#lives.set(place.name, [...(this.#lives.get(place.name) ?? []), teller]);
    return teller;
  }

  /** Started again it is the same table. */
  startHost(): Teller {
    const { host, guests } = this.stage;
    const what = ['--name', TABLE.name, '--code', TABLE.code, '--port', String(TABLE.port)];
    const data = ['--data', path.join(this.#data, host.name)];
    return this.run(host, 'table.ts', [...what, '--seats', String(guests.length), ...data, '--json']);
  }

  startGuest(place: Place): Teller {
    const who = [
      '--find',
      TABLE.name,
      '--code',
      TABLE.code,
      '--name',
      place.name,
      '--bot',
      'greedy',
      '--wander',
      '25',
    ];
    const data = ['--data', path.join(this.#data, place.name)];
    return this.run(place, 'guest.ts', [...who, '--pace', String(PACE_MS), ...data, '--json']);
  }

  /** Milliseconds from starting to look to having a seat, of each guest. */
  async sitDown(): Promise<readonly number[]> {
    const seated = this.stage.guests.map(async (place) => {
      const guest = this.startGuest(place);
      const { ms } = await guest.said('joined');
      return Number(ms);
    });
    return Promise.all(seated);
  }

  /** Somebody who does not know the code. */
  startStranger(): Teller {
    const who = ['--find', TABLE.name, '--code', 'WXYZ', '--name', 'Nobody'];
    const data = ['--data', path.join(this.#data, 'stranger')];
    return this.run(this.stage.stranger, 'guest.ts', [...who, ...data, '--json']);
  }

  startFlood(): Teller {
    return this.run(this.stage.stranger, 'lan/flood.ts', [this.stage.host.address, String(TABLE.port)]);
  }

  /** The process that lives now. */
  now(place: Place): Teller {
    return this.#lives.get(place.name)!.at(-1)!;
  }

  /** Resolves when the host has told of the n-th card. */
  async card(nth: number): Promise<void> {
    const teller = this.now(this.stage.host);
    const flips = (): number => teller.lines.filter(({ type }) => type === 'flip').length;
    await teller.until(() => flips() >= nth);
  }

  /** Milliseconds from a card at the host to the same card at each guest. */
  delays(): readonly number[] {
    const flips = (place: Place): readonly number[] => {
      const { lines, times } = this.now(place);
      return times.filter((_, index) => lines[index]!.type === 'flip');
    };
    const told = flips(this.stage.host);
    return this.stage.guests.flatMap((guest) => delaysOf(told, flips(guest)));
  }

  /** How often a guest lost its line. */
  losses(): number {
    const lines = this.stage.guests.flatMap((guest) => this.#told(guest).flat());
    return lines.filter(({ type }) => type === 'reconnecting').length;
  }

  #told(place: Place): readonly (readonly Line[])[] {
    return (this.#lives.get(place.name) ?? []).map(({ lines }) => lines);
  }

  /** Waits for everybody to come to the end by themselves, and judges what they told. */
  async end(verdicts?: readonly string[]): Promise<readonly string[]> {
    const { host, guests } = this.stage;
    const players = [...guests, host];
    await Promise.all(players.map((place) => this.now(place).said('over', 90_000)));
    const ends = await Promise.all(players.map((place) => this.now(place).ended));
    const bad = players.filter((_, index) => ends[index]!.code !== 0).map(({ name }) => `${name} failed`);
    const tales = guests.map((place) => ({ name: place.name, lives: this.#told(place) }));
    return [...bad, ...faultsOf({ host: this.#told(host), guests: tales }, verdicts)];
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.#lives.values()].flat().map((teller) => teller.kill('SIGKILL')));
  }
}
