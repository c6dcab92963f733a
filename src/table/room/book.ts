/** A table's facts and the disk they are on: nothing counts before it is written. */
import { Ledger } from '../ledger';
import type { Clock, Storage } from '../ports';
import { makeRoomText, type RoomFacts, roomKey } from './room-save';

export class Book {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  #facts: RoomFacts;
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** The last write failed: what is on the disk may be it, or what was there before. */
  #isDoubtful = false;

  constructor(ports: { storage: Storage; clock: Clock }, facts: RoomFacts, text: string | null) {
    this.#storage = ports.storage;
    this.#clock = ports.clock;
    this.#facts = facts;
    this.#ledger = new Ledger(ports.storage, roomKey(facts.id), text);
  }

  get facts(): RoomFacts {
    return this.#facts;
  }

  /** One after another: what is decided in here sees everything that was decided before. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** True when the facts are on the disk. To be called in turn. */
  async write(facts: RoomFacts): Promise<boolean> {
    if (this.#closed) return false;
    const next = { ...facts, updatedAt: this.#clock.now() };
    try {
      if ((await this.#ledger.write(makeRoomText(next))) === 'elsewhere') return false;
    } catch {
      this.#isDoubtful = true;
      return false;
    }
    this.#isDoubtful = false;
    // What was noted meanwhile is kept: notes are only ever about the next game's parts.
    this.#facts = next.next.match === this.#facts.next.match ? { ...next, next: this.#facts.next } : next;
    return true;
  }

  /** True when the disk holds these facts and no others that a failed write may have left. In turn. */
  isSure(): Promise<boolean> {
    return this.#isDoubtful ? this.write(this.#facts) : Promise.resolve(true);
  }

  /** A change that may be lost with the device: it reaches the disk with the next write. */
  note(edit: (facts: RoomFacts) => RoomFacts): void {
    this.#facts = edit(this.#facts);
  }

  /** The table is gone for good. */
  async remove(): Promise<boolean> {
    try {
      await this.#storage.remove(roomKey(this.#facts.id));
    } catch {
      return false;
    }
    this.#closed = true;
    return true;
  }
}
