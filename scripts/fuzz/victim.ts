/** An honest guest in the hands of a hostile host: it may be sent away, but never shown what the rules refuse. */
import { replay } from '../../src/engine/log';
import { gameOf } from '../../src/games/registry';
import { FramedConnection } from '../../src/net/framed-connection';
import type { Chair } from '../../src/table/chair';
import { makeApproach } from '../../src/table/guest/approach';
import type { Guest } from '../../src/table/guest/guest';
import { joinAsGuest, resumeAsGuest } from '../../src/table/guest/open-guest';
import { readSession } from '../../src/table/guest/session-save';
import { makeMemoryStorage } from '../../src/table/memory-storage';
import { type Chance, seededEntropy } from './chance';
import { type Corpus, diskFrom } from './corpus';
import type { Findings } from './findings';
import { HostileHost } from './hostile-host';
import { APP, immediate } from './kitchen';
import { ManualTime } from './manual-time';
import { HOST } from './player';
import { Wires } from './wires';

/** After so many attempts in a row that came to nothing, another victim is more interesting. */
const PATIENCE = 12;

export class Victim {
  readonly #time = new ManualTime();
  readonly #wires: Wires;
  #host: HostileHost | null = null;

  constructor(
    readonly corpus: Corpus,
    readonly chance: Chance,
    readonly findings: Findings,
  ) {
    this.#wires = new Wires(findings.escaped);
  }

  /** One life, of up to so many messages. */
  async live(most: number): Promise<void> {
    const guest = await this.#open();
    if (guest === null) {
      this.findings.fault('a recorded session cannot be read');
      return;
    }
    let idle = 0;
    for (let left = most; left > 0 && idle < PATIENCE && guest.link().kind !== 'ended'; left -= 1) {
      idle = (await this.#hearMore()) ? 0 : idle + 1;
      if (this.chance.odds(5)) this.#ask(guest);
      if (this.chance.odds(4)) this.#look(guest);
    }
    await this.#end(guest);
  }

  /** False: there was nobody to speak to it, and time passed. */
  async #hearMore(): Promise<boolean> {
    const isReached = this.#host?.isOpen === true && this.#host.isSealed;
    if (isReached) this.#host?.speak();
    await this.#pass(isReached ? 5 : 700);
    return isReached;
  }

  async #end(guest: Guest): Promise<void> {
    this.#look(guest);
    const link = guest.link();
    this.findings.ended(`guest: ${link.kind === 'ended' ? link.reason : link.kind}`);
    guest.pause();
    this.#host?.hangUp();
    await this.#pass(1);
    await guest.idle();
    if (this.#time.waiting > 20) this.findings.fault(`${this.#time.waiting} timers wait after a guest's end`);
  }

  async #open(): Promise<Guest | null> {
    const { chance, corpus, findings } = this;
    const { timers, clock } = this.#time;
    const isNew = chance.odds(2);
    const storage = isNew ? makeMemoryStorage() : diskFrom(chance.pick(corpus.disks));
    const token = (await readSession(storage, corpus.table))?.token ?? '';
    const entropy = seededEntropy(chance.hex(16));
    const transport = {
      connect: (_address: unknown, maxIncoming: number) => {
        const { client, server } = this.#wires.connect('10.0.1.1');
        this.#host?.hangUp();
        this.#host = new HostileHost({ corpus, chance, findings, token }, server);
        return Promise.resolve(new FramedConnection(client, { timers, maxIncoming }));
      },
    };
    const approach = makeApproach({ timers, clock, entropy, transport, app: APP });
    const ports = { timers, clock, entropy, storage, games: gameOf, approach };
    if (!isNew) return resumeAsGuest(ports, corpus.table);
    const invitation = { addresses: [HOST], table: null, password: 'ABCD', by: 'code', name: 'Mia' } as const;
    return joinAsGuest(ports, invitation);
  }

  async #pass(milliseconds: number): Promise<void> {
    await this.#settle();
    try {
      this.#time.advance(milliseconds);
    } catch (error) {
      this.findings.escaped(error);
    }
    await this.#settle();
  }

  async #settle(): Promise<void> {
    do await immediate();
    while (this.#wires.deliver() > 0);
  }

  /** Things that people do meanwhile; the answers may never come. */
  #ask(guest: Guest): void {
    const draw = this.chance.below(4);
    if (draw === 0) void guest.sit('Tom');
    else if (draw === 1) void guest.command({ type: 'start' });
    else if (draw === 2) guest.wake();
    else void guest.chair(guest.seats()[0] ?? 0)?.submit({ type: 'mark' }, 0);
  }

  #look(guest: Guest): void {
    try {
      guest.room();
      guest.verdict();
      guest.secrets();
      for (const viewer of [...guest.seats(), 'table'] as const) {
        const chair = guest.chair(viewer);
        if (chair !== null) this.#check(chair);
      }
    } catch (error) {
      this.findings.escaped(error);
    }
  }

  /** What is shown is what the rules make of a log that they allow. */
  #check(chair: Chair): void {
    const { events, scores } = chair.progress();
    const { game, options, seats } = chair;
    const replayed = replay(game, { options, seats, events });
    if (!replayed.ok) this.findings.fault(`a guest shows what the rules refuse: ${replayed.refusal.code}`);
    else if (JSON.stringify(game.scores(replayed.match.state)) !== JSON.stringify(scores))
      this.findings.fault('a guest shows a score that is not that of its log');
  }
}
