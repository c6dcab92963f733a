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

/** What ends a line over the very words that were said on it. */
const UNSAYABLE: ReadonlySet<Reason> = new Set<Reason>(['bad-message', 'too-large']);
/** The table cannot make anything of a command, however often it is sent. */
const UNREADABLE = { code: 'unreadable', rule: 'CM-11' } as const;

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

  /**
   * A line may have ended over something that was said on it. Nobody tells what it was: what went out is tried once
   * more, one by one, and what ends a line alone is given up. It would end every other one, for ever.
   */
  lost(reason: Reason | null): void {
    if (reason === null || !UNSAYABLE.has(reason)) return;
    const said = [...this.#pending.values()].filter(({ sent }) => sent > 0);
    const [alone] = said;
    if (said.length === 1 && alone?.isSuspect === true) {
      this.#settle(alone.command.id, { ok: false, reason: 'refused', refusal: UNREADABLE });
    }
    for (const pending of said) pending.isSuspect = true;
  }

  /** There is a new line, and nobody knows how far the last one carried. */
  resend(): void {
    for (const pending of this.#pending.values()) pending.sent = 0;
    this.#sendNext();
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
    for (const id of [...this.#pending.keys()]) this.#settle(id, null);
  }

  /** All that has not gone out on this line; while there are suspects, the first of them alone. */
  #sendNext(): void {
    const all = [...this.#pending.values()];
    const suspect = all.find(({ isSuspect }) => isSuspect);
    for (const pending of suspect === undefined ? all : [suspect])
      if (pending.sent === 0) this.#send(pending);
  }

  #mustWait(pending: Pending): boolean {
    for (const other of this.#pending.values()) if (other.isSuspect) return other !== pending;
    return false;
  }

  #send(pending: Pending): void {
    pending.cancel();
    pending.cancel = this.#parts.timers.after(LIVENESS.resendAfter, () => this.#send(pending));
    if (this.#mustWait(pending)) return;
    if (pending.sent < MOST_SENDINGS) {
      if (this.#parts.send(pending.command)) pending.sent += 1;
      return;
    }
    pending.sent = 0;
    this.#parts.unheard();
  }

  #settle(id: string, answer: Answer | null): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    this.#pending.delete(id);
    pending.cancel();
    pending.settle(answer);
  }
}
