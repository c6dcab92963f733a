import type { Timers } from '@/table/net-ports';
import { FrameDecoder, makeFrame } from '@/table/wire/frames';
import type { ByteStream } from './byte-stream';
import { StreamConnection } from './stream-connection';

interface FramedOptions {
  readonly timers: Timers;
  readonly maxIncoming: number;
  /** Bytes that were read before it was known what they are. */
  readonly head?: Uint8Array;
}

/** Messages with their length in front, on a stream of bytes. */
export class FramedConnection extends StreamConnection {
  readonly #decoder: FrameDecoder;

  constructor(stream: ByteStream, { timers, maxIncoming, head }: FramedOptions) {
    super(stream, timers);
    this.#decoder = new FrameDecoder(maxIncoming);
    this.start(head);
  }

  close(): void {
    if (!this.isOpen) return;
    this.leave();
    this.stream.end();
  }

  protected frame(payload: Uint8Array): Uint8Array {
    return makeFrame(payload);
  }

  protected read(chunk: Uint8Array): void {
    const { payloads, breach } = this.#decoder.push(chunk);
    for (const payload of payloads) this.inbox.message(payload);
    if (breach) this.inbox.breached(breach);
  }
}
