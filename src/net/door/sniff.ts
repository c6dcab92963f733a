import type { Timers } from '@/table/net-ports';
import type { ByteStream } from '../byte-stream';
import { endOfHead, type HttpHead, MAX_HEAD_BYTES, parseHead } from './http-head';

/** From the first moment of a stream to knowing what it is. */
export const SNIFF_MS = 3_000;

export type Sniffed =
  | { readonly kind: 'framed'; readonly bytes: Uint8Array }
  /** `bytes` is all that was read; what is behind the head begins at `headLength`. */
  | {
      readonly kind: 'http';
      readonly bytes: Uint8Array;
      readonly head: HttpHead;
      readonly headLength: number;
    }
  | { readonly kind: 'bad-http' }
  | { readonly kind: 'garbage' };

function append(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

const isLetter = (byte: number): boolean => byte >= 0x41 && byte <= 0x5a;

/** What the first bytes of a stream say about it; null while they do not tell. */
export function judge(bytes: Uint8Array): Sniffed | null {
  const first = bytes[0];
  if (first === undefined) return null;
  // No message is so long that the highest byte of its length would not be 0.
  if (first === 0) return { kind: 'framed', bytes };
  if (!isLetter(first)) return { kind: 'garbage' };
  const headLength = endOfHead(bytes.subarray(0, MAX_HEAD_BYTES));
  if (headLength === -1) return bytes.length < MAX_HEAD_BYTES ? null : { kind: 'bad-http' };
  const head = parseHead(bytes.subarray(0, headLength));
  return head ? { kind: 'http', bytes, head, headLength } : { kind: 'bad-http' };
}

/** Listens until it is clear what a stream is and tells it once; null when it closed or took too long. */
export function sniff(stream: ByteStream, timers: Timers, tell: (sniffed: Sniffed | null) => void): void {
  let bytes: Uint8Array = new Uint8Array(0);
  let told = false;
  const finish = (sniffed: Sniffed | null): void => {
    if (told) return;
    told = true;
    forget();
    tell(sniffed);
  };
  const forget = timers.after(SNIFF_MS, () => finish(null));
  stream.listen({
    data: (chunk) => {
      bytes = bytes.length === 0 ? Uint8Array.from(chunk) : append(bytes, chunk);
      const sniffed = judge(bytes);
      if (sniffed) finish(sniffed);
    },
    closed: () => finish(null),
  });
}
