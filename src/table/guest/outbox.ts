/** Commands on their way to the host: sent again until they are answered, under the same id. */
import type { Timers } from '../net-ports';
import { LIVENESS } from '../wire/limits';
import type { Reason } from '../wire/reasons';
import type { ToGuest } from '../wire/to-guest';
import type { ToHost } from '../wire/to-host';

export type Command = Extract<ToHost, { readonly id: string }>;
export type Answer = Omit<Extract<ToGuest, { t: 'answer' }>, 't' | 'id'>;
/** `Omit` on each member, so that the union stays one. */
type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;

/** So often in a row: whatever takes the command on this line, it is nobody who answers. */
const MOST_SENDINGS = 8;

/** The table cannot make anything of a command, however often it is sent. */
const UNREADABLE = { code: 'unreadable', rule: 'CM-11' } as const;
/** Milliseconds in which a line would have ended over what was said on it. */
const QUIET = LIVENESS.resendAfter;

interface Pending {
  readonly command: Command;
  /** How often on the present line. */
  sent: number;
  /** It was on a line that the host closed over something it could not read. */
  isSuspect: boolean;
  readonly settle: (answer: Answer | null) => void;
  cancel: () => void;
}

export interface OutboxParts {
  readonly timers: Timers;
  /** Makes ids that no other life of this device used. */
  readonly prefix: string;
  /** False: it goes nowhere while there is no line; what is pending is sent again then. */
  send(command: Command): boolean;
  /** The line seems to live, and a command is not answered. */
  unheard(): void;
}

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #pending = new Map<string, Pending>();
  #asked = 0;
  #hasEnded = false;
  /** Goes out this very moment. */
  #sending: Pending | null = null;
  /** If the line ends now, it ends over a command: what was said besides it has been taken. */
  #isQuiet = false;
  #cancelQuiet: () => void = () => undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Resolves with the host's answer, or with null when there will be none. */
  ask(command: WithoutId<Command>): Promise<Answer | null> {
    if (this.#hasEnded) return Promise.resolve(null);
    this.#asked += 1;
    const id = `${this.#parts.prefix}-${this.#asked}`;
    return new Promise((settle) => {
      const pending = {
        command: { ...command, id },
        sent: 0,
        isSuspect: false,
        settle,
        cancel: () => undefined,
      };
      this.#pending.set(id, pending);
      this.#send(pending);
    });
  }

  answered({ id, ...answer }: Answer & { readonly id: string }): void {
    this.#settle(id, answer);
    this.#sendNext();
  }

  /** The line is gone. `reason`: it ended over something that was said on it; null: not that. */
  lost(reason: Reason | null): void {
    if (reason === 'too-large' && this.#sending !== null) this.#giveUp(this.#sending);
    else if (reason === 'bad-message') this.#suspect();
    for (const pending of this.#pending.values()) pending.sent = 0;
    this.#isQuiet = false;
    this.#cancelQuiet();
  }

  /** There is a new line, and nobody knows how far the last one carried. */
  resend(): void {
    this.saidBesides();
    this.#sendNext();
  }

  /** Something that is no command goes out: for a moment, a line that ends may have ended over it. */
  saidBesides(): void {
    this.#isQuiet = false;
    this.#cancelQuiet();
    if (![...this.#pending.values()].some(({ isSuspect }) => isSuspect)) return;
    this.#cancelQuiet = this.#parts.timers.after(QUIET, () => {
      this.#isQuiet = true;
      this.#sendNext();
    });
  }

  /** A match that is gone answers no moves. */
  dropMoves(match: string): void {
    for (const { command } of [...this.#pending.values()]) {
      if (command.t === 'move' && command.match === match)
        this.#settle(command.id, { ok: false, reason: 'stale' });
    }
  }

  end(): void {
    this.#hasEnded = true;
    this.#cancelQuiet();
    for (const id of [...this.#pending.keys()]) this.#settle(id, null);
  }

  /**
   * Nobody tells what the line ended over: what went out is tried once more, one by one, and what ends a line alone
   * is given up. It would end every other one, for ever. A line that ended before any command acquits them all.
   */
  #suspect(): void {
    const all = [...this.#pending.values()];
    const said = all.filter(({ sent }) => sent > 0);
    const [alone] = said;
    if (said.length === 1 && alone?.isSuspect === true && this.#isQuiet) this.#giveUp(alone);
    if (said.length === 0) for (const pending of all) pending.isSuspect = false;
    for (const pending of said) pending.isSuspect = true;
  }

  #giveUp({ command }: Pending): void {
    this.#settle(command.id, { ok: false, reason: 'refused', refusal: UNREADABLE });
  }

  /** All that has not gone out on this line; while there are suspects, the first of them alone. */
  #sendNext(): void {
    const all = [...this.#pending.values()];
    const suspect = all.find(({ isSuspect }) => isSuspect);
    for (const pending of suspect === undefined ? all : [suspect])
      if (pending.sent === 0) this.#send(pending);
  }

  #mustWait(pending: Pending): boolean {
    for (const other of this.#pending.values())
      if (other.isSuspect) return other !== pending || !this.#isQuiet;
    return false;
  }

  #send(pending: Pending): void {
    pending.cancel();
    pending.cancel = this.#parts.timers.after(LIVENESS.resendAfter, () => this.#send(pending));
    if (this.#mustWait(pending)) return;
    if (pending.sent >= MOST_SENDINGS) {
      this.#parts.unheard();
      return;
    }
    this.#sending = pending;
    const isOut = this.#parts.send(pending.command);
    this.#sending = null;
    if (isOut) pending.sent += 1;
  }

  #settle(id: string, answer: Answer | null): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    pending.cancel();
    pending.settle(answer);
  }
}
