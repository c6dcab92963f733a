/** A table's facts and the disk they are on: nothing counts before it is written. */
import { Ledger } from '../ledger';
import type { Clock, Storage } from '../ports';
import { makeRoomText, type RoomFacts, roomKey } from './room-save';

type Edit = (facts: RoomFacts) => RoomFacts;

export class Book {
  readonly #storage: Storage;
  readonly #clock: Clock;
  readonly #ledger: Ledger;
  #facts: RoomFacts;
  #last: Promise<unknown> = Promise.resolve();
  /** What was noted since the present turn began: whoever's turn it is may not have seen it. */
  #notes: readonly Edit[] = [];
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
    const done = this.#last.then(() => {
      this.#notes = [];
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** True when the facts are on the disk. To be called in turn. */
  async write(facts: RoomFacts): Promise<boolean> {
    if (this.#closed) return false;
    const next = this.#noted({ ...facts, updatedAt: this.#clock.now() });
    try {
      if ((await this.#ledger.write(makeRoomText(next))) === 'elsewhere') return false;
    } catch {
      this.#isDoubtful = true;
      return false;
    }
    this.#isDoubtful = false;
    // Once more, for what was noted while the disk was busy.
    this.#facts = this.#noted(next);
    return true;
  }

  #noted(facts: RoomFacts): RoomFacts {
    return this.#notes.reduce((before, edit) => edit(before), facts);
  }

  /** True when the disk holds these facts and no others that a failed write may have left. In turn. */
  isSure(): Promise<boolean> {
    return this.#isDoubtful ? this.write(this.#facts) : Promise.resolve(true);
  }

  /**
   * A change at once, in turn or not, that may be lost with the device: it reaches the disk with the next write.
   * `edit` is made again over what is being written, so twice has to be the same as once.
   */
  note(edit: Edit): void {
    this.#notes = [...this.#notes, edit];
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
