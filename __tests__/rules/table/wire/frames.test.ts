import fc from 'fast-check';

import { FrameDecoder, makeFrame } from '@/table/wire/frames';

const join = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('frames', () => {
  it('[FR-1] puts the length before the payload, the highest byte first', () => {
    const frame = makeFrame(new Uint8Array(0x01_02).fill(7));
    expect([...frame.subarray(0, 6)]).toEqual([0, 0, 1, 2, 7, 7]);
    expect(frame).toHaveLength(4 + 0x01_02);
  });

  it('[FR-2] finds the same payloads however the stream is cut', () => {
    const payload = fc.uint8Array({ minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(payload, { maxLength: 8 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }),
        (payloads, cuts) => {
          const decoder = new FrameDecoder(60);
          const stream = join(payloads.map(makeFrame));
          const found: Uint8Array[] = [];
          for (let at = 0, nth = 0; at < stream.length; nth += 1) {
            const size = cuts[nth % cuts.length] ?? 1;
            const { payloads: whole, breach } = decoder.push(stream.subarray(at, at + size));
            expect(breach).toBeNull();
            found.push(...whole);
            at += size;
          }
          expect(found.map((one) => [...one])).toEqual(payloads.map((one) => [...one]));
        },
      ),
    );
  });

  it('[FR-2] keeps what it found when the bytes it was given are used again', () => {
    const decoder = new FrameDecoder(10);
    const bytes = makeFrame(Uint8Array.of(1, 2, 3));
    const { payloads } = decoder.push(bytes);
    bytes.fill(0);
    expect([...(payloads[0] ?? [])]).toEqual([1, 2, 3]);
  });

  it('[FR-3] takes the largest payload and refuses one byte more before it comes', () => {
    expect(new FrameDecoder(16).push(makeFrame(new Uint8Array(16))).payloads).toHaveLength(1);
    expect(new FrameDecoder(16).push(Uint8Array.of(0, 0, 0, 17))).toEqual({
      payloads: [],
      breach: 'too-large',
    });
    expect(new FrameDecoder(16).push(Uint8Array.of(255, 255, 255, 255)).breach).toBe('too-large');
  });

  it('[FR-4] refuses an empty frame, and reads nothing after a breach', () => {
    const decoder = new FrameDecoder(16);
    const good = makeFrame(Uint8Array.of(5));
    const first = decoder.push(join([good, Uint8Array.of(0, 0, 0, 0), good]));
    expect(first.breach).toBe('bad-frame');
    expect(first.payloads).toHaveLength(1);
    expect(decoder.push(good)).toEqual({ payloads: [], breach: 'bad-frame' });
  });
});
