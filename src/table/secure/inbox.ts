/**
 * What comes in on a connection, one at a time for who greets, and then all of it for a line. A
 * connection has one listener for life; this is it.
 */
import type { Breach, Connection, ConnectionListener, Timers } from '../net-ports';

export type Incoming =
  | { readonly kind: 'message'; readonly payload: Uint8Array }
  | { readonly kind: 'breached'; readonly breach: Breach | 'too-fast' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'timeout' };

export class Inbox {
  readonly connection: Connection;
  readonly #timers: Timers;
  readonly #most: number;
  readonly #waiting: Incoming[] = [];
  #wanted: ((incoming: Incoming) => void) | null = null;
  #heir: ConnectionListener | null = null;
  #stop: () => void = () => undefined;

  /** `most`: messages that nobody waits for; more are a flood. */
  constructor(connection: Connection, timers: Timers, most: number) {
    this.connection = connection;
    this.#timers = timers;
    this.#most = most;
    connection.listen({
      message: (payload) => this.#put({ kind: 'message', payload }),
      breached: (breach) => this.#put({ kind: 'breached', breach }),
      closed: () => this.#put({ kind: 'closed' }),
    });
  }

  /** From now on; a deadline that was set before is gone. */
  setDeadline(milliseconds: number): void {
    this.#stop();
    this.#stop = this.#timers.after(milliseconds, () => this.interrupt({ kind: 'timeout' }));
  }

  next(): Promise<Incoming> {
    const first = this.#waiting.shift();
    if (first !== undefined) return Promise.resolve(first);
    return new Promise((resolve) => (this.#wanted = resolve));
  }

  /** Goes before all that waits. */
  interrupt(incoming: Incoming): void {
    this.#waiting.unshift(incoming);
    this.#pass();
  }

  /** Ends the greeting: the rest goes to `heir`, what waits first. */
  handOver(heir: ConnectionListener): void {
    this.#stop();
    this.#heir = heir;
    this.#pass();
  }

  /** Ends the connection; whatever still comes is nobody's. */
  dismiss(): void {
    this.handOver({ message: () => undefined, breached: () => undefined, closed: () => undefined });
    this.connection.close();
  }

  #put(incoming: Incoming): void {
    const isFlood = this.#heir === null && this.#waiting.length >= this.#most;
    if (isFlood) this.#waiting.splice(0, Infinity, { kind: 'breached', breach: 'too-fast' });
    else this.#waiting.push(incoming);
    this.#pass();
  }

  #pass(): void {
    if (this.#heir !== null) {
      for (const one of this.#waiting.splice(0)) tell(this.#heir, one);
      return;
    }
    const wanted = this.#wanted;
    if (wanted === null || this.#waiting.length === 0) return;
    this.#wanted = null;
    wanted(this.#waiting.shift()!);
  }
}

function tell(heir: ConnectionListener, incoming: Incoming): void {
  if (incoming.kind === 'message') heir.message(incoming.payload);
  else if (incoming.kind === 'closed') heir.closed();
  else if (incoming.kind === 'breached')
    heir.breached(incoming.breach === 'bad-frame' ? 'bad-frame' : 'too-large');
}
