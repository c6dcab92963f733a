/** The devices that are connected, and what each of them was told. */
import type { Viewer } from '../seat-log';
import type { WireDue } from '../wire/fields';
import type { HostLine } from '../wire/lines';
import type { Told } from './playing';

/** So many answers are kept for a command that is sent again. */
const KEPT_ANSWERS = 64;

/** Outlives a connection: an answer that was lost with it is given again. */
export class Answers {
  readonly #given = new Map<string, Told | null>();

  /** Undefined: a new command, to be carried out now. Null: it is being carried out. */
  find(id: string): Told | null | undefined {
    return this.#given.get(id);
  }

  begin(id: string): void {
    this.#given.set(id, null);
    if (this.#given.size <= KEPT_ANSWERS) return;
    const [oldest] = this.#given.keys();
    if (oldest !== undefined) this.#given.delete(oldest);
  }

  give(id: string, answer: Told): void {
    if (this.#given.has(id)) this.#given.set(id, answer);
  }

  /** It came to nothing that has to be remembered: the next attempt is a new one. */
  forget(id: string): void {
    this.#given.delete(id);
  }
}

export interface Attached {
  readonly device: string;
  readonly line: HostLine;
  readonly answers: Answers;
  /** How many entries of each stream went out. A viewer that is not in here gets no news. */
  readonly sent: Map<Viewer, number>;
  /** The last that was told of each: the same is not told twice. */
  due: WireDue | null;
  room: string;
  /** The next game whose commitment was told. */
  committed: string | null;
  /** Of the shuffle, as it was opened last; it counts when it fits the device's pledge. */
  part: string | null;
}

export class Devices {
  readonly #here = new Map<string, Attached>();
  readonly #answers = new Map<string, Answers>();

  /** The newest connection of a device wins. */
  attach(device: string, line: HostLine): Attached {
    this.#here.get(device)?.line.close('replaced');
    const answers = this.#answers.get(device) ?? new Answers();
    this.#answers.set(device, answers);
    const attached = {
      device,
      line,
      answers,
      sent: new Map(),
      due: null,
      room: '',
      committed: null,
      part: null,
    };
    this.#here.set(device, attached);
    return attached;
  }

  /** False when a newer connection has taken its place. */
  detach(attached: Attached): boolean {
    if (this.#here.get(attached.device) !== attached) return false;
    this.#here.delete(attached.device);
    return true;
  }

  /** Answers to devices that are known no longer are nobody's. */
  keepOnly(known: ReadonlySet<string>): void {
    for (const device of this.#answers.keys()) if (!known.has(device)) this.#answers.delete(device);
  }

  /** The device is known no longer. */
  forget(device: string): Attached | undefined {
    const attached = this.#here.get(device);
    this.#here.delete(device);
    this.#answers.delete(device);
    return attached;
  }

  readonly isHere = (device: string): boolean => this.#here.has(device);

  get(device: string): Attached | undefined {
    return this.#here.get(device);
  }

  all(): readonly Attached[] {
    return [...this.#here.values()];
  }
}
