import fc from 'fast-check';
import { encodeFrame, OPCODE } from '@/net/door/ws-frames';
import { WsReader } from '@/net/door/ws-reader';

const MAX = 2_000;

/** A client's frame as the RFC writes it. */
function clientFrame(opcode: number, payload: Uint8Array, last = true): Uint8Array {
  const plain = encodeFrame(opcode, payload);
  const head = plain.length - payload.length;
  const mask = Uint8Array.of(payload.length & 0xff, 17, 99, 3);
  const masked = payload.map((byte, at) => byte ^ mask[at & 3]!);
  const frame = Uint8Array.from([...plain.subarray(0, head), ...mask, ...masked]);
  frame[0] = (last ? 0x80 : 0) | opcode;
  frame[1]! |= 0x80;
  return frame;
}

const join = (parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Reads a stream in pieces of the given sizes. */
function readAll(stream: Uint8Array, sizes: readonly number[]) {
  const reader = new WsReader(MAX);
  const news: { kind: string; payload: number[] }[] = [];
  let violation: number | null = null;
  for (let at = 0, nth = 0; at < stream.length; nth += 1) {
    const size = sizes[nth % sizes.length]!;
    const read = reader.push(stream.subarray(at, at + size));
    news.push(...read.news.map(({ kind, payload }) => ({ kind, payload: [...payload] })));
    violation = read.violation;
    at += size;
  }
  return { news, violation };
}

const pieces = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 20 });
const payloads = fc.uint8Array({ maxLength: 600 });

describe('frames of a WebSocket', () => {
  it('are read the same however the stream is cut, with pings between the parts of a message', () => {
    const message = fc.array(payloads, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(message, { maxLength: 6 }), pieces, (messages, sizes) => {
        const frames = messages.flatMap((parts) =>
          parts.flatMap((part, nth) => [
            clientFrame(nth === 0 ? OPCODE.binary : OPCODE.more, part, nth === parts.length - 1),
            clientFrame(OPCODE.ping, Uint8Array.of(nth)),
          ]),
        );
        const { news, violation } = readAll(join(frames), sizes);
        const told = news.filter(({ kind }) => kind === 'message').map(({ payload }) => payload);
        expect(violation).toBeNull();
        expect(told).toEqual(messages.map((parts) => [...join(parts)]));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  it('of a liar never throw, never give more than the limit, and are judged the same however they are cut', () => {
    const frames = fc.array(
      fc.record({ opcode: fc.integer({ min: 0, max: 15 }), payload: payloads, last: fc.boolean() }),
      { maxLength: 5 },
    );
    const flips = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 6 });
    fc.assert(
      fc.property(frames, flips, pieces, (made, bits, sizes) => {
        const stream = join(made.map(({ opcode, payload, last }) => clientFrame(opcode, payload, last)));
        for (const [at, bit] of bits) if (stream.length > 0) stream[at % stream.length]! ^= bit;
        const whole = readAll(stream, [stream.length + 1]);
        expect(readAll(stream, sizes)).toEqual(whole);
        for (const { payload } of whole.news) expect(payload.length).toBeLessThanOrEqual(MAX);
        expect([null, 1002, 1003, 1009]).toContain(whole.violation);
      }),
      { seed: 11, numRuns: 3_000 },
    );
  });

  it('of random bytes never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), pieces, (stream, sizes) => {
        expect(readAll(stream, sizes)).toEqual(readAll(stream, [stream.length + 1]));
      }),
      { seed: 13, numRuns: 3_000 },
    );
  });

  it.each<[string, number[], number]>([
    ['without a mask', [0x82, 0x01, 0], 1002],
    ['with a bit of an extension', [0xc2, 0x80], 1002],
    ['of an unknown kind', [0x83, 0x80], 1002],
    ['that goes on with nothing', [0x80, 0x80, 0, 0, 0, 0], 1002],
    ['of a cut ping', [0x09, 0x80], 1002],
    ['of a long ping', [0x89, 0xfe], 1002],
    ['with a length in too long a form', [0x82, 0xfe, 0, 5, 0, 0, 0, 0], 1002],
    ['with a close code that nobody may send', [0x88, 0x82, 0, 0, 0, 0, 3, 0xed], 1002],
    ['of text', [0x81, 0x80], 1003],
    ['beyond the limit, before a byte of it came', [0x82, 0xfe, 0x07, 0xd1, 0, 0, 0, 0], 1009],
    ['of 2 to the 63', [0x82, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1009],
  ])('%s are refused', (_what, bytes, code) => {
    expect(readAll(Uint8Array.from(bytes), [1])).toEqual({ news: [], violation: code });
  });

  it('that together exceed the limit are refused at the one that does', () => {
    const half = new Uint8Array(MAX / 2 + 1);
    const stream = join([clientFrame(OPCODE.binary, half, false), clientFrame(OPCODE.more, half)]);
    expect(readAll(stream, [64]).violation).toBe(1009);
  });
});
