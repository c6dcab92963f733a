import type { Timers } from '@/table/net-ports';
import type { ByteStream } from '../byte-stream';
import { StreamConnection } from '../stream-connection';
import { CLOSE, encodeClose, encodeFrame, OPCODE, type Violation } from './ws-frames';
import { WsReader } from './ws-reader';

/** Answers to pings that may wait; a client that pings on without reading gets no more of them. */
const PONG_BYTES = 16 * 1024;

interface WebSocketOptions {
  readonly timers: Timers;
  readonly maxIncoming: number;
  /** What the client sent right behind its request. */
  readonly head: Uint8Array;
}

/** The server's end of a WebSocket whose handshake is done. */
export class WebSocketConnection extends StreamConnection {
  readonly #reader: WsReader;
  #closeCode: number = CLOSE.normal;

  constructor(stream: ByteStream, { timers, maxIncoming, head }: WebSocketOptions) {
    super(stream, timers);
    this.#reader = new WsReader(maxIncoming);
    this.start(head);
  }

  /** Says good-bye and gives the browser a second to say it back; the server closes the stream, as the RFC asks. */
  close(): void {
    if (!this.isOpen) return;
    this.#sayGoodBye(this.#closeCode);
    // Whoever broke the framing is not listened to any more, not even for its good-bye.
    if (this.#closeCode !== CLOSE.normal) this.stream.end();
  }

  protected frame(payload: Uint8Array): Uint8Array {
    return encodeFrame(OPCODE.binary, payload);
  }

  protected read(chunk: Uint8Array): void {
    const { news, violation } = this.#reader.push(chunk);
    for (const { kind, payload } of news) {
      if (kind === 'message') this.inbox.message(payload);
      else if (kind === 'ping') this.#answerPing(payload);
      else this.#partnerLeft();
    }
    if (violation !== null) this.#break(violation);
  }

  #sayGoodBye(code: number): void {
    this.leave();
    this.stream.write(encodeClose(code));
  }

  #answerPing(payload: Uint8Array): void {
    if (this.isOpen && this.stream.pending < PONG_BYTES) this.stream.write(encodeFrame(OPCODE.pong, payload));
  }

  #partnerLeft(): void {
    if (this.isOpen) this.#sayGoodBye(CLOSE.normal);
    this.stream.end();
  }

  #break(violation: Violation): void {
    this.#closeCode = violation;
    this.inbox.breached(violation === CLOSE.tooLarge ? 'too-large' : 'bad-frame');
    if (!this.isOpen) this.stream.end();
  }
}
