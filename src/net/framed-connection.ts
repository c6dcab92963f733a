import type { Connection, ConnectionListener, Timers } from '@/table/net-ports';
import { FrameDecoder, makeFrame } from '@/table/wire/frames';
import type { ByteStream } from './byte-stream';
import { Inbox } from './inbox';

/** How long a closing connection may take to get its last words out. */
export const FAREWELL_MS = 1_000;

interface FramedOptions {
  readonly timers: Timers;
  readonly maxIncoming: number;
  /** Bytes that were read before it was known what they are. */
  readonly head?: Uint8Array;
}

/** Messages with their length in front, on a stream of bytes. */
export class FramedConnection implements Connection {
  readonly #stream: ByteStream;
  readonly #timers: Timers;
  readonly #decoder: FrameDecoder;
  readonly #inbox = new Inbox();
  #open = true;
  #forgetFarewell: (() => void) | null = null;

  constructor(stream: ByteStream, { timers, maxIncoming, head }: FramedOptions) {
    this.#stream = stream;
    this.#timers = timers;
    this.#decoder = new FrameDecoder(maxIncoming);
    if (head) this.#read(head);
    stream.listen({ data: (chunk) => this.#read(chunk), closed: () => this.#gone() });
  }

  get remote(): string {
    return this.#stream.remote;
  }

  get unsent(): number {
    return this.#stream.pending;
  }

  listen(listener: ConnectionListener): void {
    this.#inbox.listen(listener);
  }

  send(payload: Uint8Array): void {
    if (this.#open) this.#stream.write(makeFrame(payload));
  }

  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#inbox.mute();
    this.#forgetFarewell = this.#timers.after(FAREWELL_MS, () => this.#stream.destroy());
    this.#stream.end();
  }

  #read(chunk: Uint8Array): void {
    const { payloads, breach } = this.#decoder.push(chunk);
    for (const payload of payloads) this.#inbox.message(payload);
    if (breach) this.#inbox.breached(breach);
  }

  #gone(): void {
    this.#open = false;
    this.#forgetFarewell?.();
    this.#inbox.closed();
  }
}
