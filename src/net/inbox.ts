import type { Breach, ConnectionListener } from '@/table/net-ports';

type News = readonly ['message', Uint8Array] | readonly ['breached', Breach] | readonly ['closed'];

/** Messages that may wait for a listener; more than that comes from nobody who keeps to the protocol. */
const WAITING = 256;

/** Keeps the promises of a connection's listener: in order, nothing after a breach but the end, the end once. */
export class Inbox {
  #waiting: News[] = [];
  #listener: ConnectionListener | null = null;
  #silent = false;
  #closed = false;

  listen(listener: ConnectionListener): void {
    this.#listener = listener;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const news of waiting) this.#tell(news);
  }

  message(payload: Uint8Array): void {
    if (this.#silent) return;
    if (this.#listener === null && this.#waiting.length >= WAITING) this.breached('too-large');
    else this.#tell(['message', payload]);
  }

  breached(breach: Breach): void {
    if (this.#silent) return;
    this.#silent = true;
    this.#tell(['breached', breach]);
  }

  /** From here on only the end is told: whoever closes does not want to hear more. */
  mute(): void {
    this.#silent = true;
  }

  closed(): void {
    if (this.#closed) return;
    this.#silent = true;
    this.#closed = true;
    this.#tell(['closed']);
  }

  #tell(news: News): void {
    const listener = this.#listener;
    if (listener === null) this.#waiting.push(news);
    else if (news[0] === 'message') listener.message(news[1]);
    else if (news[0] === 'breached') listener.breached(news[1]);
    else listener.closed();
  }
}
