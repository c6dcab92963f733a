/** Whole messages on a stream of bytes: a length of four bytes, the highest first, and as many bytes after it. */
import type { Breach } from '../net-ports';

const HEADER = 4;

export function makeFrame(payload: Uint8Array): Uint8Array {
  const frame = new Uint8Array(HEADER + payload.length);
  new DataView(frame.buffer).setUint32(0, payload.length);
  frame.set(payload, HEADER);
  return frame;
}

export interface Unframed {
  /** Whole payloads, each with memory of its own. */
  readonly payloads: readonly Uint8Array[];
  /** The stream broke the framing after these payloads, and nothing of it can be read any more. */
  readonly breach: Breach | null;
}

export class FrameDecoder {
  readonly #maxPayload: number;
  readonly #header = new Uint8Array(HEADER);
  /** Bytes of the part that is being read: the header while `#payload` is null, else the payload. */
  #filled = 0;
  #payload: Uint8Array | null = null;
  #breach: Breach | null = null;

  constructor(maxPayload: number) {
    this.#maxPayload = maxPayload;
  }

  /** Takes any piece of the stream. Nothing is reserved for a length that is not allowed. */
  push(bytes: Uint8Array): Unframed {
    const payloads: Uint8Array[] = [];
    let at = 0;
    while (at < bytes.length && this.#breach === null) {
      const part = this.#payload ?? this.#header;
      const piece = bytes.subarray(at, at + part.length - this.#filled);
      part.set(piece, this.#filled);
      at += piece.length;
      this.#filled += piece.length;
      if (this.#filled === part.length) this.#finish(payloads);
    }
    return { payloads, breach: this.#breach };
  }

  #finish(payloads: Uint8Array[]): void {
    this.#filled = 0;
    if (this.#payload !== null) {
      payloads.push(this.#payload);
      this.#payload = null;
      return;
    }
    const length = new DataView(this.#header.buffer).getUint32(0);
    if (length === 0) this.#breach = 'bad-frame';
    else if (length > this.#maxPayload) this.#breach = 'too-large';
    else this.#payload = new Uint8Array(length);
  }
}
