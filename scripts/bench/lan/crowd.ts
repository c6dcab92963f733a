/** A table and its guests, in processes of their own. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JoinWish, Seen } from './guests';
import type { Flip, PlayWish } from './host';
import { Helper } from './talk';

/** Newcomers a second: the table lets ten pair in a second, and people do not tap faster. */
const JOIN_EVERY_MS = 120;

export interface Played {
  readonly flips: readonly Flip[];
  /** When each of the yardstick's rounds began. */
  readonly rounds: readonly number[];
  readonly echoes: readonly number[];
  readonly events: number;
}

export interface Traffic {
  readonly down: number;
  readonly up: number;
}

export class Crowd {
  readonly joins: number[] = [];
  readonly host = new Helper('host.ts');
  readonly #workers: readonly Helper[];
  #port = 0;
  #code = '';
  #barePort = 0;

  constructor(workers: number) {
    this.#workers = Array.from({ length: workers }, () => new Helper('guests.ts'));
  }

  get port(): number {
    return this.#port;
  }

  /** `seats` with the host's own. */
  async open(seats: number): Promise<void> {
    const opened = await this.host.ask<{ port: number; code: string; barePort: number }>('open', { seats });
    this.#port = opened.port;
    this.#code = opened.code;
    this.#barePort = opened.barePort;
  }

  /** One after the other: what is measured is one person's way to a seat. */
  async join(names: readonly (string | null)[], thinks: number, port = this.#port): Promise<void> {
    for (const [nth, name] of names.entries()) {
      const wish: JoinWish = { port, code: this.#code, name, thinks };
      const worker = this.#workers[nth % this.#workers.length]!;
      const [took] = await Promise.all([worker.ask<number>('join', wish), pause(JOIN_EVERY_MS)]);
      this.joins.push(took);
    }
  }

  play(wish: PlayWish): Promise<Played> {
    return this.host.ask<Played>('play', wish);
  }

  /** One list for each guest. */
  async all<Value>(what: string, about: unknown = null): Promise<Value[]> {
    const answers = await Promise.all(this.#workers.map((worker) => worker.ask<Value[] | null>(what, about)));
    return answers.flatMap((answer) => answer ?? []);
  }

  async traffic(): Promise<Traffic> {
    const each = await this.all<Traffic>('traffic');
    return each.reduce((sum, { down, up }) => ({ down: sum.down + down, up: sum.up + up }), {
      down: 0,
      up: 0,
    });
  }

  seen(): Promise<(readonly Seen[])[]> {
    return this.all<readonly Seen[]>('seen');
  }

  async openBare(bytes: number): Promise<void> {
    await this.all('bare', { port: this.#barePort, bytes });
    await pause(300);
  }

  async end(): Promise<void> {
    await this.all('leave');
    await this.host.ask('close');
    for (const helper of [this.host, ...this.#workers]) helper.end();
  }
}
