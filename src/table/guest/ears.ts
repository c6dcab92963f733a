/** What the host says, one message after the other, and what this device does about it. */
import type { GameShelf } from '../match';
import { type RoomSecrets, type RoomView, seatsOfDevice } from '../room/room-view';
import type { Viewer } from '../seat-log';
import type { GuestLine } from '../wire/lines';
import type { Reason } from '../wire/reasons';
import type { ToGuest } from '../wire/to-guest';
import { GuestMatch, type MatchMessage } from './guest-match';
import type { Memory } from './memory';

type Message = Parameters<Parameters<GuestLine['listen']>[0]['said']>[0];
type Answered = Extract<ToGuest, { t: 'answer' }>;
type Seated = Extract<ToGuest, { t: 'seated' }>;

export interface EarsParts {
  readonly games: GameShelf;
  readonly memory: Memory;
  send(message: Parameters<GuestLine['send']>[0]): void;
  answered(answer: Answered): void;
  /** This device is at the table, and a new token is on the disk. */
  seated(): void;
  /** Another match than before, or the first. */
  begun(overtaken: string | null): void;
  changed(): void;
  failed(reason: Reason, update: 'host' | 'guest' | null): void;
}

export class Ears {
  readonly #parts: EarsParts;
  #room: RoomView | null = null;
  #secrets: RoomSecrets | null = null;
  /** What waits for something to be on the disk. */
  #waiting: Message[] = [];
  #working: Promise<void> = Promise.resolve();
  #isWorking = false;
  /** Messages of an older line that were still waiting do not count. */
  #era = 0;

  constructor(parts: EarsParts) {
    this.#parts = parts;
  }

  get room(): RoomView | null {
    return this.#room;
  }

  get secrets(): RoomSecrets | null {
    return this.#secrets;
  }

  /** A new line begins with a greeting of its own. */
  restart(): void {
    this.#era += 1;
    this.#waiting = [];
  }

  hear(message: Message): void {
    this.#waiting.push(message);
    if (!this.#isWorking) this.#working = this.#work();
  }

  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    const bugs: unknown[] = [];
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      try {
        const work = this.#react(next, this.#era);
        // Most messages are done at once: waiting for them would only cost time.
        if (work !== null) await work;
      } catch (bug) {
        // A bug of ours: what was said after it, an answer perhaps, is heard all the same.
        bugs.push(bug);
      }
    }
    this.#isWorking = false;
    if (bugs.length > 0) throw new AggregateError(bugs, 'what the host said could not be dealt with');
  }

  #react(message: Message, era: number): Promise<void> | null {
    switch (message.t) {
      case 'seated':
        return this.#sitDown(message, era);
      case 'commit':
        return this.#pledge(message, era);
      case 'mix':
        return this.#openPart(message, era);
      case 'room':
        this.#enter(message.room);
        return null;
      case 'begin':
        this.#begin(message);
        return null;
      case 'answer':
        this.#parts.answered(message);
        return null;
      case 'news':
      case 'snapshot':
      case 'due':
      case 'over':
        this.#follow(message);
        return null;
    }
  }

  async #sitDown({ device, token, seats, lead }: Seated, era: number): Promise<void> {
    await this.#parts.memory.seat(device, token ?? null, seats);
    if (era !== this.#era) return;
    this.#secrets = lead ?? null;
    this.#parts.seated();
  }

  async #pledge({ match, commitment }: Extract<ToGuest, { t: 'commit' }>, era: number): Promise<void> {
    const pledge = await this.#parts.memory.pledge(match, commitment);
    if (pledge !== null && era === this.#era) this.#parts.send({ t: 'pledge', match, pledge });
  }

  async #openPart({ match, pledges }: Extract<ToGuest, { t: 'mix' }>, era: number): Promise<void> {
    const nonce = await this.#parts.memory.openPart(match, pledges);
    if (nonce !== null && era === this.#era) this.#parts.send({ t: 'nonce', match, nonce });
  }

  #enter(room: RoomView): void {
    const { memory } = this.#parts;
    this.#room = room;
    const seats = seatsOfDevice(room, memory.device);
    memory.named(room.name, seats);
    const { match } = memory;
    if (match !== null && match.id === room.match) for (const seat of seats) this.#ask(match.hold(seat));
    this.#parts.changed();
  }

  #begin({ t: _t, ...begin }: Extract<ToGuest, { t: 'begin' }>): void {
    const { memory, games } = this.#parts;
    const before = memory.match;
    if (before?.id !== begin.match) {
      const game = games(begin.game);
      const opened = game === null ? null : GuestMatch.open(begin, game, this.#viewers());
      if (opened?.ok !== true) {
        this.#parts.failed('version', 'guest');
        return;
      }
      memory.play(opened.value);
      this.#parts.begun(before?.id ?? null);
    }
    // A rematch may have begun while this device was away: it still has to hear how the game before ended.
    for (const match of [memory.match, memory.former]) this.#catchUp(match);
  }

  #catchUp(match: GuestMatch | null): void {
    for (const sync of match?.syncs() ?? []) this.#ask(sync);
  }

  /** The room is told before a match begins, so it knows best who sits here. */
  #viewers(): readonly Viewer[] {
    const { memory } = this.#parts;
    return this.#room === null ? memory.seats : seatsOfDevice(this.#room, memory.device);
  }

  #follow(message: MatchMessage): void {
    const { memory } = this.#parts;
    const match = [memory.match, memory.former].find((one) => one?.id === message.match);
    if (!match) return;
    const heard = match.hear(message);
    if (heard.isFaulty) {
      this.#parts.failed('bad-message', null);
      return;
    }
    this.#ask(heard.ask);
    if (!heard.changed) return;
    // Seen first: what is lost with this device before it is saved the host tells again.
    this.#parts.changed();
    if (message.t !== 'due') memory.save();
    memory.shelve();
  }

  #ask(message: Parameters<GuestLine['send']>[0] | null): void {
    if (message !== null) this.#parts.send(message);
  }
}
