/** An honest guest who plays what a bot would play on the board that it sees. */
import { botOf } from '../../src/bots/catalog';
import type { Seat } from '../../src/engine/game';
import { gameOf } from '../../src/games/registry';
import { makeApproach } from '../../src/table/guest/approach';
import type { Guest } from '../../src/table/guest/guest';
import { type GuestPorts, joinAsGuest } from '../../src/table/guest/open-guest';
import { makeMemoryStorage } from '../../src/table/memory-storage';
import { movesOf } from '../../src/table/match';
import { seededEntropy } from './chance';
import { APP, type Kitchen } from './kitchen';

export const HOST = { host: '10.0.0.1', port: 4600 };

export class Player {
  readonly storage = makeMemoryStorage();
  guest!: Guest;
  /** The chance that was taken last for each seat. */
  readonly #taken = new Map<Seat, string>();

  constructor(
    readonly kitchen: Kitchen,
    readonly name: string,
  ) {}

  ports(): GuestPorts {
    const { kitchen, name, storage } = this;
    const { timers, clock } = kitchen.time;
    const entropy = seededEntropy(`${kitchen.seed} ${name}`);
    const transport = kitchen.transport(`10.0.1.${name.length}`);
    const approach = makeApproach({ timers, clock, entropy, transport, app: APP });
    return { timers, clock, entropy, approach, storage, games: gameOf };
  }

  async join(lead = false): Promise<this> {
    const { code, key } = this.kitchen.room.secrets();
    const invitation = {
      addresses: [HOST],
      table: null,
      password: code,
      by: 'code',
      name: this.name,
    } as const;
    this.guest = await joinAsGuest(this.ports(), lead ? { ...invitation, lead: key } : invitation);
    await this.kitchen.pass(200);
    return this;
  }

  look(): void {
    for (const seat of this.guest.seats()) this.#act(seat);
  }

  #act(seat: Seat): void {
    const chair = this.guest.chair(seat);
    if (chair === null) return;
    const { due, events, view } = chair.progress();
    if (due.kind !== 'seats' || !due.seats.includes(seat)) return;
    if (view.pending !== null || view.card === null) return;
    const nth = movesOf(chair.game, events, seat).length;
    const key = `${chair.match} ${nth}`;
    if (this.#taken.get(seat) === key) return;
    this.#taken.set(seat, key);
    const move = botOf(chair.game.meta.id, 'greedy')!.choose(view, seat);
    void chair.submit(move, nth).then((answer) => {
      if (!answer.ok) this.#taken.delete(seat);
    });
  }
}
