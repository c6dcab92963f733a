/** One port for everything: the first bytes of a stream say whether it is an app, a browser's WebSocket or a page. */
import type { Connection, Timers } from '@/table/net-ports';
import type { ByteStream } from '../byte-stream';
import { FramedConnection } from '../framed-connection';
import { FAREWELL_MS } from '../stream-connection';
import { encodeAnswer, type HttpAnswer, plain } from './http-answer';
import type { HttpHead } from './http-head';
import { type Sniffed, sniff } from './sniff';
import { WaitingRoom } from './waiting-room';
import { WebSocketConnection } from './web-socket-connection';
import { encodeAcceptance, isUpgrade, refusal } from './ws-handshake';

export interface DoorOptions<Stream extends ByteStream> {
  readonly timers: Timers;
  readonly maxIncoming: number;
  readonly onConnection: (connection: Connection, stream: Stream) => void;
  /** Takes over a stream that asked for a page; `bytes` is all that was read of it. */
  readonly onPage: (stream: Stream, head: HttpHead, bytes: Uint8Array) => void;
}

export class Door<Stream extends ByteStream> {
  readonly #options: DoorOptions<Stream>;
  readonly #waiting = new WaitingRoom();

  constructor(options: DoorOptions<Stream>) {
    this.#options = options;
  }

  enter(stream: Stream): void {
    const { remote } = stream;
    if (!this.#waiting.enter(remote)) {
      stream.destroy();
      return;
    }
    sniff(stream, this.#options.timers, (sniffed) => {
      this.#waiting.leave(remote);
      this.#admit(stream, sniffed);
    });
  }

  /** For a stream whose head somebody else has read; `rest` is what came behind it. */
  upgrade(stream: Stream, head: HttpHead, rest: Uint8Array): void {
    const { timers, maxIncoming, onConnection } = this.#options;
    const refused = refusal(head);
    if (refused) {
      answer(stream, timers, refused);
      return;
    }
    stream.write(encodeAcceptance(head));
    onConnection(new WebSocketConnection(stream, { timers, maxIncoming, head: rest }), stream);
  }

  #admit(stream: Stream, sniffed: Sniffed | null): void {
    const { timers, maxIncoming, onConnection, onPage } = this.#options;
    if (sniffed === null || sniffed.kind === 'garbage') stream.destroy();
    else if (sniffed.kind === 'bad-http') answer(stream, timers, plain(400, 'This is not a request.'));
    else if (sniffed.kind === 'framed')
      onConnection(new FramedConnection(stream, { timers, maxIncoming, head: sniffed.bytes }), stream);
    else if (isUpgrade(sniffed.head))
      this.upgrade(stream, sniffed.head, sniffed.bytes.subarray(sniffed.headLength));
    else onPage(stream, sniffed.head, sniffed.bytes);
  }
}

/** Says one thing and closes. */
export function answer(stream: ByteStream, timers: Timers, what: HttpAnswer): void {
  const forget = timers.after(FAREWELL_MS, () => stream.destroy());
  stream.listen({ data: () => undefined, closed: forget });
  stream.write(encodeAnswer(what));
  stream.end();
}
