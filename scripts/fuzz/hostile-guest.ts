/** Somebody with a right token who says wrong things: sealed as they should be, so that they reach the table. */
import { botOf } from '../../src/bots/catalog';
import type { Seat } from '../../src/engine/game';
import { movesOf } from '../../src/table/match';
import { joinTable } from '../../src/table/secure/greet';
import { deriveKeys, Opener, Sealer } from '../../src/table/secure/box';
import { transcriptOf } from '../../src/table/secure/greeting';
import { makeProof } from '../../src/table/secure/resume';
import { LIMITS } from '../../src/table/wire/limits';
import { REASONS } from '../../src/table/wire/reasons';
import { type Chance, seededEntropy } from './chance';
import type { Corpus } from './corpus';
import { Ear } from './ear';
import { APP, type Kitchen } from './kitchen';
import { oversize } from './mutate-bytes';
import { type Message, mutateMessage, spell } from './mutate-message';
import { HOST } from './player';

const ADDRESS = '10.0.3.1';

export class HostileGuest {
  readonly kitchen: Kitchen;
  readonly #corpus: Corpus;
  readonly #chance: Chance;
  readonly #lead: boolean;
  #token: { readonly device: string; readonly token: string } | null = null;
  #ear: Ear | null = null;
  #sealer!: Sealer;
  #opener!: Opener;
  #read = 0;
  #joins = 0;
  #last: Message = {};

  constructor(kitchen: Kitchen, corpus: Corpus, chance: Chance, lead: boolean) {
    this.kitchen = kitchen;
    this.#corpus = corpus;
    this.#chance = chance;
    this.#lead = lead;
  }

  /** False when the table does not let it in now. */
  async attack(most = this.#chance.odds(4) ? 90 : 24): Promise<boolean> {
    if (!(await this.#arrive())) return false;
    const { findings } = this.kitchen;
    if (this.#chance.odds(2)) this.#flood();
    for (let left = 1 + this.#chance.below(most); left > 0 && this.#ear?.isOpen === true; left -= 1) {
      this.#ear.say(this.#frame());
      findings.sent(this.#lead ? 'host, sealed, leading' : 'host, sealed');
      if (this.#chance.odds(60)) await this.kitchen.settle();
    }
    await this.kitchen.settle();
    this.#listen();
    return true;
  }

  /** Right words, and too many of them. */
  #flood(): void {
    for (let left = 30 + this.#chance.below(60); left > 0; left -= 1) {
      this.#ear?.say(
        this.#sealer.seal(spell(this.#chance.odds(50) ? { t: 'ping', n: left } : this.#message()))!,
      );
      this.kitchen.findings.sent('host, flood');
    }
  }

  /** Plays on as the rules want it, so that there is a game to attack. */
  async play(): Promise<void> {
    if (!(await this.#arrive())) return;
    for (const seat of this.seats()) this.#act(seat);
    await this.kitchen.settle();
    this.#listen();
  }

  seats(): readonly Seat[] {
    const { seats } = this.kitchen.room.room();
    const device = this.#token?.device ?? '';
    return seats.flatMap((seat, index) => (seat.kind === 'person' && seat.device === device ? [index] : []));
  }

  leaveAlone(): void {
    this.#ear?.hangUp();
    this.#ear = null;
  }

  #act(seat: Seat): void {
    const { host } = this.kitchen.room;
    const due = host?.due();
    if (!host || due?.kind !== 'seats' || !due.seats.includes(seat)) return;
    const view = host.view(seat);
    const move = botOf(host.game.meta.id, 'greedy')!.choose(view, seat);
    const nth = movesOf(host.game, host.events, seat).length;
    const message = { t: 'move', id: this.#id(), match: host.header.id, seat, nth, move };
    this.#ear?.say(this.#sealer.seal(spell(message))!);
  }

  #id(): string {
    return this.#chance.odds(90) ? this.#chance.hex(4) : 'again';
  }

  #frame(): Uint8Array {
    const chance = this.#chance;
    const draw = chance.below(100);
    // Not sealed, or not for this line: each of these ends it.
    if (draw < 2) return chance.pick(this.#corpus.toHostRaw);
    if (draw < 3) return spell(this.#message());
    if (draw < 4) return this.#sealer.seal(oversize(spell(this.#message()), chance))!;
    if (draw < 16) return this.#sealer.seal(spell(this.#message()))!;
    return this.#sealer.seal(mutateMessage(this.#message(), chance, chance.pick(this.#corpus.toHost)))!;
  }

  /** Something that was said once, mostly as if it were meant for now. */
  #message(): Message {
    const chance = this.#chance;
    const { room } = this.kitchen;
    let said = chance.pick(this.#corpus.toHost);
    // A leader that closes the table again and again, or a guest that leaves, leaves little to attack.
    const isEnd = said['t'] === 'leave' || (said['command'] as Message | undefined)?.['type'] === 'close';
    if (isEnd && chance.odds(80)) said = chance.pick(this.#corpus.toHost);
    if (chance.odds(20)) return said;
    const seat = chance.odds(80) ? (this.seats()[0] ?? 0) : chance.below(6);
    const { host } = room;
    const nth = host === null ? 0 : movesOf(host.game, host.events, seat).length;
    const isPart = ['nonce', 'pledge'].includes(String(said['t']));
    const match = isPart || host === null ? said['match'] : host.header.id;
    const fresh: Message = { id: this.#id(), seat, nth, match };
    const known = Object.entries(fresh).filter(([key]) => key in said);
    const move = said['move'] as Message | undefined;
    const moved = move === undefined ? {} : { move: this.#move(move, seat) };
    return { ...said, ...Object.fromEntries(known), ...moved };
  }

  /** A legal move to be changed, half of the time: the farther it gets the better. */
  #move(said: Message, seat: Seat): unknown {
    const { host } = this.kitchen.room;
    const due = host?.due();
    if (!host || due?.kind !== 'seats' || !due.seats.includes(seat) || this.#chance.odds(50))
      return { ...said, seat };
    return host.defaultMove(seat);
  }

  async #arrive(): Promise<boolean> {
    if (this.#ear?.isOpen === true) return true;
    this.#ear = null;
    if (this.#token === null && !(await this.#join())) return false;
    const { device, token } = this.#token!;
    const { kitchen } = this;
    const ear = new Ear(kitchen, 'sealed', ADDRESS);
    const nonce = this.#chance.hex(16);
    const hello = spell({
      ...{ t: 'hello', v: [1, 1], app: APP, caps: [], table: kitchen.room.id },
      ...{ want: 'resume', nonce, device },
    });
    ear.say(hello);
    await kitchen.settle();
    const welcome = ear.last();
    if (welcome?.message['t'] !== 'welcome') {
      if (welcome?.message['reason'] === 'no-such-device') this.#token = null;
      return false;
    }
    const said = transcriptOf(hello, welcome.payload);
    ear.say(spell({ t: 'proof', mac: makeProof(token, 'guest', said) }));
    await kitchen.settle();
    if (ear.heard[1]?.message['t'] !== 'proof') return false;
    const keys = deriveKeys(Buffer.from(token, 'hex'), said);
    this.#sealer = new Sealer(keys.toHost);
    this.#opener = new Opener(keys.toGuest);
    this.#ear = ear;
    this.#read = 2;
    this.#last = {};
    this.#listen();
    return ear.isOpen;
  }

  async #join(): Promise<boolean> {
    const { kitchen } = this;
    this.#joins += 1;
    const { timers, clock } = kitchen.time;
    const { code, key } = kitchen.room.secrets();
    const connection = await kitchen.transport(ADDRESS).connect(HOST, LIMITS.toGuest);
    const isIdle = kitchen.room.room().phase !== 'play';
    const name = isIdle ? 'Eve' : null;
    const entropy = seededEntropy(`${kitchen.seed} eve ${this.#joins} ${this.#lead}`);
    const join = { name, ...(this.#lead ? { lead: key } : {}) };
    const greeted = joinTable(
      connection,
      { password: this.#lead ? key : code, by: this.#lead ? 'key' : 'code', table: null, join },
      { timers, clock, entropy, app: APP },
    );
    await kitchen.pass(100);
    connection.close();
    await kitchen.pass(3_200, 100);
    const outcome = await greeted;
    if (!outcome.ok) return false;
    outcome.line.listen({
      said: (message) => {
        if (message.t === 'seated' && message.token !== undefined)
          this.#token = { device: message.device, token: message.token };
      },
      closed: () => undefined,
    });
    return this.#token !== null;
  }

  /** Everything that the host sealed opens; its refusals and its good-bye have reasons. */
  #listen(): void {
    const ear = this.#ear;
    const { findings } = this.kitchen;
    if (ear === null) return;
    for (; this.#read < ear.heard.length; this.#read += 1) {
      const plain = this.#opener.open(ear.heard[this.#read]!.payload);
      if (plain === null) findings.fault('the host sealed what does not open');
      else this.#hear(JSON.parse(Buffer.from(plain).toString('latin1')) as Message);
    }
    if (ear.isOpen) return;
    const { t, reason } = this.#last;
    const isSaid = t === 'bye' && REASONS.some((one) => one === reason);
    findings.ended(`sealed: ${isSaid ? String(reason) : 'no reason'}`);
    if (!isSaid) findings.fault(`a line ended without a reason, after ${JSON.stringify(this.#last)}`);
    this.#ear = null;
  }

  #hear(message: Message): void {
    const { findings } = this.kitchen;
    this.#last = message;
    if (message['t'] !== 'answer') return;
    const { ok, reason } = message;
    findings.ended(`answer: ${ok === true ? 'ok' : String(reason)}`);
    if (ok !== true && typeof reason !== 'string') findings.fault('a refusal without a reason');
  }
}
