import type { Connection, ConnectionListener, Timers } from '@/table/net-ports';
import type { ByteStream } from '../byte-stream';
import { FAREWELL_MS } from '../framed-connection';
import { Inbox } from '../inbox';
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
export class WebSocketConnection implements Connection {
  readonly #stream: ByteStream;
  readonly #timers: Timers;
  readonly #reader: WsReader;
  readonly #inbox = new Inbox();
  #open = true;
  #closeCode: number = CLOSE.normal;
  #forgetFarewell: (() => void) | null = null;

  constructor(stream: ByteStream, { timers, maxIncoming, head }: WebSocketOptions) {
    this.#stream = stream;
    this.#timers = timers;
    this.#reader = new WsReader(maxIncoming);
    this.#read(head);
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
    if (this.#open) this.#stream.write(encodeFrame(OPCODE.binary, payload));
  }

  /** Says good-bye and gives the browser a second to say it back; the server closes the stream, as the RFC asks. */
  close(): void {
    if (!this.#open) return;
    this.#leave(this.#closeCode);
    // Whoever broke the framing is not listened to any more, not even for its good-bye.
    if (this.#closeCode !== CLOSE.normal) this.#stream.end();
  }

  #leave(code: number): void {
    this.#open = false;
    this.#inbox.mute();
    this.#stream.write(encodeClose(code));
    this.#forgetFarewell = this.#timers.after(FAREWELL_MS, () => this.#stream.destroy());
  }

  #read(chunk: Uint8Array): void {
    const { news, violation } = this.#reader.push(chunk);
    for (const { kind, payload } of news) {
      if (kind === 'message') this.#inbox.message(payload);
      else if (kind === 'ping') this.#answerPing(payload);
      else this.#partnerLeft();
    }
    if (violation !== null) this.#break(violation);
  }

  #answerPing(payload: Uint8Array): void {
    if (this.#open && this.#stream.pending < PONG_BYTES)
      this.#stream.write(encodeFrame(OPCODE.pong, payload));
  }

  #partnerLeft(): void {
    if (this.#open) this.#leave(CLOSE.normal);
    this.#stream.end();
  }

  #break(violation: Violation): void {
    this.#closeCode = violation;
    this.#inbox.breached(violation === CLOSE.tooLarge ? 'too-large' : 'bad-frame');
    if (!this.#open) this.#stream.end();
  }

  #gone(): void {
    this.#open = false;
    this.#forgetFarewell?.();
    this.#inbox.closed();
  }
}
