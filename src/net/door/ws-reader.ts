import {
  CLOSE,
  type FrameHeader,
  headerLength,
  isClosePayload,
  LONGEST_HEADER,
  OPCODE,
  readHeader,
  unmask,
  type Violation,
} from './ws-frames';

export type WsNews = { readonly kind: 'message' | 'ping' | 'close'; readonly payload: Uint8Array };

export interface WsRead {
  readonly news: readonly WsNews[];
  /** Nothing of the stream can be read after this. */
  readonly violation: Violation | null;
}

const NOTHING = new Uint8Array(0);

/** Puts a client's frames together to messages, however they are cut; control frames may lie between their parts. */
export class WsReader {
  readonly #maxMessage: number;
  readonly #header = new Uint8Array(LONGEST_HEADER);
  #headerLength = 2;
  #filled = 0;
  #frame: FrameHeader | null = null;
  #payload = NOTHING;
  /** Parts of the message that is not whole yet; null between messages. */
  #parts: Uint8Array[] | null = null;
  #assembled = 0;
  #violation: Violation | null = null;
  #ended = false;

  constructor(maxMessage: number) {
    this.#maxMessage = maxMessage;
  }

  push(bytes: Uint8Array): WsRead {
    const news: WsNews[] = [];
    let at = 0;
    while (at < bytes.length && this.#violation === null && !this.#ended) {
      const into = this.#frame ? this.#payload : this.#header;
      const wanted = this.#frame ? this.#frame.length : this.#headerLength;
      const piece = bytes.subarray(at, at + wanted - this.#filled);
      into.set(piece, this.#filled);
      at += piece.length;
      this.#filled += piece.length;
      if (this.#filled === wanted) this.#violation = this.#step(news);
    }
    return { news, violation: this.#violation };
  }

  /** A part is whole: the first two bytes, the header, or the payload. */
  #step(news: WsNews[]): Violation | null {
    if (this.#frame) return this.#finish(this.#frame, news);
    if (this.#headerLength === 2) {
      const length = headerLength(this.#header[0]!, this.#header[1]!);
      if (length > LONGEST_HEADER) return length as Violation;
      this.#headerLength = length;
      return null;
    }
    const frame = readHeader(this.#header.subarray(0, this.#headerLength));
    return typeof frame === 'number' ? frame : this.#begin(frame, news);
  }

  /** Looks at a header before anything is reserved for its payload. */
  #begin(frame: FrameHeader, news: WsNews[]): Violation | null {
    if (frame.opcode < OPCODE.close) {
      if ((frame.opcode === OPCODE.more) !== (this.#parts !== null)) return CLOSE.protocolError;
      if (this.#assembled + frame.length > this.#maxMessage) return CLOSE.tooLarge;
    }
    this.#frame = frame;
    this.#payload = new Uint8Array(frame.length);
    this.#filled = 0;
    return frame.length === 0 ? this.#finish(frame, news) : null;
  }

  #finish(frame: FrameHeader, news: WsNews[]): Violation | null {
    const payload = this.#payload;
    unmask(payload, this.#header.subarray(this.#headerLength - 4, this.#headerLength));
    this.#frame = null;
    this.#payload = NOTHING;
    this.#filled = 0;
    this.#headerLength = 2;
    if (frame.opcode < OPCODE.close) {
      this.#add(payload, frame.last, news);
    } else if (frame.opcode === OPCODE.close) {
      if (!isClosePayload(payload)) return CLOSE.protocolError;
      this.#ended = true;
      news.push({ kind: 'close', payload });
    } else if (frame.opcode === OPCODE.ping) {
      news.push({ kind: 'ping', payload });
    }
    return null;
  }

  #add(payload: Uint8Array, last: boolean, news: WsNews[]): void {
    const parts = (this.#parts ??= []);
    // An empty part says nothing; kept, an endless row of them would fill the memory.
    if (payload.length > 0) parts.push(payload);
    this.#assembled += payload.length;
    if (!last) return;
    news.push({ kind: 'message', payload: join(parts, this.#assembled) });
    this.#parts = null;
    this.#assembled = 0;
  }
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
