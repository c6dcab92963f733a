import type { Connection, ConnectionListener, Timers } from '@/table/net-ports';
import type { ByteStream } from './byte-stream';
import { Inbox } from './inbox';

/** How long a closing connection may take to get its last words out. */
export const FAREWELL_MS = 1_000;

/** What every connection on a stream of bytes has in common; how messages lie in the stream is each one's own. */
export abstract class StreamConnection implements Connection {
  protected readonly stream: ByteStream;
  protected readonly inbox = new Inbox();
  readonly #timers: Timers;
  #isOpen = true;
  #forgetFarewell: (() => void) | null = null;

  constructor(stream: ByteStream, timers: Timers) {
    this.stream = stream;
    this.#timers = timers;
  }

  get remote(): string {
    return this.stream.remote;
  }

  get unsent(): number {
    return this.stream.pending;
  }

  listen(listener: ConnectionListener): void {
    this.inbox.listen(listener);
  }

  send(payload: Uint8Array): void {
    if (this.#isOpen) this.stream.write(this.frame(payload));
  }

  abstract close(): void;

  protected get isOpen(): boolean {
    return this.#isOpen;
  }

  protected abstract frame(payload: Uint8Array): Uint8Array;
  protected abstract read(chunk: Uint8Array): void;

  /** To be called when everything is there to read with. `head`: bytes that were read before. */
  protected start(head?: Uint8Array): void {
    if (head) this.read(head);
    this.stream.listen({ data: (chunk) => this.read(chunk), closed: () => this.#gone() });
  }

  /** Says and hears nothing more; a stream that does not end by itself is ended. */
  protected leave(): void {
    this.#isOpen = false;
    this.inbox.mute();
    this.#forgetFarewell = this.#timers.after(FAREWELL_MS, () => this.stream.destroy());
  }

  #gone(): void {
    this.#isOpen = false;
    this.#forgetFarewell?.();
    this.inbox.closed();
  }
}
