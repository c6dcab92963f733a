/**
 * xoshiro128** 1.1 of Blackman and Vigna: 128 bits of state, only 32-bit operations, so that Node, Hermes
 * and browsers draw the same numbers. Not a source of secrets: those come from the platform.
 */

/** Four 32-bit words, as signed or unsigned integers; not all zero. */
export type RandomState = [number, number, number, number];

/** A seed as people and records carry it: 32 hex digits. */
export type Seed = string;

/** The next 32 bits as a signed integer. Moves the state on in place. */
function nextBits(s: RandomState): number {
  const s0 = s[0];
  const s1 = s[1];
  const s2 = s[2] ^ s0;
  const s3 = s[3] ^ s1;
  s[0] = s0 ^ s3;
  s[1] = s1 ^ s2;
  s[2] = s2 ^ (s1 << 9);
  s[3] = (s3 << 11) | (s3 >>> 21);
  const times5 = Math.imul(s1, 5);
  return Math.imul((times5 << 7) | (times5 >>> 25), 9);
}

/** The next number, 0 to 2^32 - 1. */
export const nextUint32 = (state: RandomState): number => nextBits(state) >>> 0;

/**
 * A whole number from 0 to below `bound` (at most 2^32), each equally likely. A remainder would favour the
 * small ones whenever `bound` does not divide 2^32; this takes as many high bits as `bound` needs and draws
 * again when they come out too large.
 */
export function nextBelow(state: RandomState, bound: number): number {
  if (bound === 1) return 0;
  const shift = Math.clz32(bound - 1);
  let drawn = nextBits(state) >>> shift;
  while (drawn >= bound) drawn = nextBits(state) >>> shift;
  return drawn;
}

/** MurmurHash3's finaliser: every bit of the input moves every bit of the result. */
export function mix32(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const GOLDEN = 0x9e3779b9;
const SEED = /^[0-9a-f]{32}$/;

export const isSeed = (text: string): boolean => SEED.test(text);

/** The four words of a seed; of any other text, words hashed from all of it. */
function seedWords(seed: Seed): RandomState {
  if (isSeed(seed)) {
    const word = (at: number) => Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16);
    return [word(0), word(1), word(2), word(3)];
  }
  const words: RandomState = [1, 2, 3, 4];
  for (let at = 0; at < seed.length; at += 1) {
    for (let i = 0; i < 4; i += 1)
      words[i] = mix32(words[i]! ^ (seed.charCodeAt(at) + Math.imul(at + i, GOLDEN)));
  }
  return words;
}

/**
 * The generator for the `index`-th draw. It depends on the seed and the index alone: whoever holds the seed
 * can deal or check any single draw without dealing the ones before it.
 */
export function randomAt(seed: Seed, index: number): RandomState {
  const words = seedWords(seed);
  let h = mix32(index + GOLDEN);
  // Two rounds, so that each word of the state depends on all 128 bits of the seed.
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) {
      h = mix32((h ^ words[i]!) + Math.imul(GOLDEN, i + 1 + 4 * round));
      words[i] = h;
    }
  }
  // All zero is the one state that xoshiro never leaves.
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = GOLDEN;
  return [words[0] | 0, words[1] | 0, words[2] | 0, words[3] | 0];
}

export const randomFrom = (seed: Seed): RandomState => randomAt(seed, 0);
