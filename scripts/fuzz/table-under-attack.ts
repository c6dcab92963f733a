/** A table at which honest people play game after game, whatever a hostile one among them says. */
import { judge } from '../../src/games/judge';
import type { Host } from '../../src/table/host';
import type { RoomCommand } from '../../src/table/room/room-command';
import { SAVE_KEYS, saveKey } from '../../src/table/save';
import type { Chance } from './chance';
import type { Corpus } from './corpus';
import type { Findings } from './findings';
import { HostileGuest } from './hostile-guest';
import { Kitchen } from './kitchen';
import { Player } from './player';
import { Stranger } from './stranger';

/** So many looks without a new event: somebody has to act for a seat that does not. */
const STUCK = 40;

export interface AttackedTableOptions {
  readonly corpus: Corpus;
  readonly chance: Chance;
  readonly findings: Findings;
  readonly names: readonly string[];
  /** The hostile guest leads: it may then do a lot, and honest people need not come to an end. */
  readonly led: boolean;
}

export class TableUnderAttack {
  readonly kitchen: Kitchen;
  readonly eve: HostileGuest;
  readonly stranger: Stranger;
  readonly players: readonly Player[];
  readonly #options: AttackedTableOptions;
  #events = 0;
  #idle = 0;
  #judged = '';

  private constructor(options: AttackedTableOptions, kitchen: Kitchen, players: readonly Player[]) {
    const { corpus, chance, led } = options;
    this.#options = options;
    this.kitchen = kitchen;
    this.players = players;
    this.eve = new HostileGuest(kitchen, corpus, chance, led);
    this.stranger = new Stranger(kitchen, corpus, chance);
  }

  static async open(options: AttackedTableOptions): Promise<TableUnderAttack> {
    const { findings, names, chance } = options;
    const kitchen = await Kitchen.open({ seed: chance.hex(16), seats: 4, findings });
    const players: Player[] = [];
    for (const name of names) players.push(await new Player(kitchen, name).join());
    return new TableUnderAttack(options, kitchen, players);
  }

  get isGone(): boolean {
    const honest = this.players.some(({ guest }) => guest.link().kind !== 'ended');
    return this.kitchen.room.link().kind === 'ended' || !honest;
  }

  /** Everybody plays a little, and time passes. */
  async look(): Promise<void> {
    const { room } = this.kitchen;
    const { phase } = room.room();
    if (phase === 'over') await this.#judge();
    if (phase !== 'play') await this.#start();
    for (const player of this.players) player.look();
    if (this.#options.chance.odds(30)) await this.eve.play();
    await this.kitchen.pass(40, 20);
    const events = room.host?.events.length ?? 0;
    this.#idle = events === this.#events ? this.#idle + 1 : 0;
    this.#events = events;
    if (this.#idle >= STUCK) await this.#actForAbsent();
    if (this.#idle >= STUCK * 10 && !this.#options.led) {
      this.#options.findings.fault(`nothing happens at the table any more, ${JSON.stringify(room.room())}`);
      this.#idle = 0;
    }
    if (this.kitchen.time.waiting > 200)
      this.#options.findings.fault(`${this.kitchen.time.waiting} timers wait`);
  }

  /** Some answers take time: a start waits for everybody's part of the shuffle. */
  async #command(command: RoomCommand): Promise<void> {
    const asked = { isAnswered: false };
    void this.kitchen.room.command(command).then(() => (asked.isAnswered = true));
    for (let left = 200; left > 0 && !asked.isAnswered; left -= 1) await this.kitchen.pass(20, 20);
    if (!asked.isAnswered) this.#options.findings.fault(`no answer to ${command.type}`);
  }

  /** What whoever leads does between games: fills up with a bot, lets people in again, starts. */
  async #start(): Promise<void> {
    const { room } = this.kitchen;
    const { seats, guarded, locked } = room.room();
    if (guarded) await this.#command({ type: 'admit' });
    if (locked) await this.#command({ type: 'lock', on: false });
    const eve = this.eve.seats();
    for (const [seat, { kind, device, away }] of seats.entries()) {
      const isGone = kind === 'person' && away && !this.players.some(({ guest }) => guest.device === device);
      if (isGone && !eve.includes(seat)) await this.#command({ type: 'remove', seat });
    }
    await this.eve.attack(6);
    await this.kitchen.pass(60, 20);
    await this.#command({ type: room.room().phase === 'over' ? 'rematch' : 'start' });
    await this.kitchen.pass(60, 20);
  }

  async #actForAbsent(): Promise<void> {
    const { room } = this.kitchen;
    this.eve.leaveAlone();
    await this.kitchen.pass(40, 20);
    const due = room.host?.due();
    if (due?.kind === 'seats')
      for (const seat of due.seats) await this.#command({ type: 'stand-in', seat, by: 'bot' });
    if (due?.kind === 'chance') await this.#command({ type: 'flip' });
    await this.kitchen.pass(100, 20);
  }

  /** At the end of a game: a record that the referee accepts, and the same on all honest devices. */
  async #judge(): Promise<void> {
    const { findings, led } = this.#options;
    const host = this.kitchen.room.host!;
    const match = host.header.id;
    if (this.#judged === match) return;
    this.#judged = match;
    findings.games += 1;
    const verdict = judge(JSON.parse(JSON.stringify(host.record())));
    if (!verdict.ok) findings.fault(`the referee refuses: ${verdict.message}`);
    else if (!verdict.over) findings.fault('a game that is over is not over');
    await this.kitchen.pass(600, 50);
    if (!led) await this.#compare(host);
    // The made-up disks are in memory, too: only what the table itself keeps shall be counted.
    for (const storage of [this.kitchen.storage, ...this.players.map((player) => player.storage)])
      for (const key of await storage.keys(SAVE_KEYS)) if (key !== saveKey(match)) await storage.remove(key);
  }

  async #compare(host: Host): Promise<void> {
    const { findings } = this.#options;
    for (const { guest, name } of this.players) {
      await guest.idle();
      const chair = guest.chair(guest.seats()[0] ?? 'table');
      const log = JSON.stringify(chair?.progress().events);
      if (guest.link().kind !== 'live') findings.fault(`${name} is not at the table any more`);
      else if (log !== JSON.stringify(host.events)) findings.fault(`${name} has another log`);
      else if (guest.verdict() !== 'proven') findings.fault(`${name} finds the deck ${guest.verdict()}`);
    }
  }

  /** The attack is over: the game that is being played comes to its end. */
  async finish(): Promise<void> {
    const before = this.#options.findings.games;
    for (let round = 0; round < 2_000 && this.#options.findings.games === before; round += 1) {
      await this.look();
      if (this.isGone) return;
    }
    if (this.#options.findings.games === before)
      this.#options.findings.fault('the last game did not come to its end');
  }
}
