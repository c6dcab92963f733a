/**
 * CPace with ristretto255 and SHA-512 between an initiator (the guest) and a responder (the host): both
 * come to the same key if they know the same password, and who listens or guesses wrongly learns nothing.
 * After draft-irtf-cfrg-cpace-21; function names are the draft's in our spelling.
 */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

import { asciiBytes } from '../wire/ascii';

const { Point } = ristretto255;

const DSI = asciiBytes('CPaceRistretto255');
const DSI_ISK = asciiBytes('CPaceRistretto255_ISK');
/** SHA-512's input block: the password and its padding fill the first one. */
const S_IN_BYTES = 128;
export const SCALAR_BYTES = 32;
/** Bits of a scalar above the group's 252. */
const TOP_BITS = 0x0f;

/** What both ends have to agree on beside the password. */
export interface CpaceInputs {
  /** PRS */
  readonly password: Uint8Array;
  /** CI */
  readonly context: Uint8Array;
  /** sid */
  readonly session: Uint8Array;
}

/** One side between its own share and the other's. The scalar never leaves the device. */
export interface CpaceSide {
  readonly scalar: bigint;
  readonly share: Uint8Array;
}

/** Shares and associated data of both sides, the initiator's first. */
export interface CpaceTranscript {
  readonly shareA: Uint8Array;
  readonly dataA: Uint8Array;
  readonly shareB: Uint8Array;
  readonly dataB: Uint8Array;
}

/** The length in LEB128 before the bytes, so that no two lists of parts run together. */
function prependLen(bytes: Uint8Array): Uint8Array {
  const length: number[] = [];
  let left = bytes.length;
  for (; left > 0x7f; left >>>= 7) length.push((left & 0x7f) | 0x80);
  return concatBytes(Uint8Array.of(...length, left), bytes);
}

export const lvCat = (...parts: readonly Uint8Array[]): Uint8Array => concatBytes(...parts.map(prependLen));

export function generatorString({ password, context, session }: CpaceInputs): Uint8Array {
  const padding = Math.max(0, S_IN_BYTES - 1 - prependLen(password).length - prependLen(DSI).length);
  return lvCat(DSI, password, new Uint8Array(padding), context, session);
}

const calculateGenerator = (inputs: CpaceInputs) =>
  ristretto255_hasher.deriveToCurve!(sha512(generatorString(inputs)));

/** `random` are 32 bytes that nobody can foresee. */
export function startCpace(inputs: CpaceInputs, random: Uint8Array): CpaceSide {
  const scalar = sampleScalar(random);
  return { scalar, share: calculateGenerator(inputs).multiply(scalar).toBytes() };
}

function sampleScalar(random: Uint8Array): bigint {
  if (random.length !== SCALAR_BYTES) throw new RangeError('a scalar needs 32 random bytes');
  return random.reduceRight(
    (sum, byte, at) => (sum << 8n) | BigInt(at === SCALAR_BYTES - 1 ? byte & TOP_BITS : byte),
    0n,
  );
}

/** Null where the draft has G.I: the share is no point, or leads to the neutral element. */
export function scalarMultVfy(scalar: bigint, share: Uint8Array): Uint8Array | null {
  try {
    const point = Point.fromBytes(share).multiply(scalar);
    return point.equals(Point.ZERO) ? null : point.toBytes();
  } catch {
    return null;
  }
}

/** ISK, initiator-responder; null when the other's share is not to be used. */
export function finishCpace(
  scalar: bigint,
  other: 'a' | 'b',
  session: Uint8Array,
  transcript: CpaceTranscript,
): Uint8Array | null {
  const { shareA, dataA, shareB, dataB } = transcript;
  const secret = scalarMultVfy(scalar, other === 'a' ? shareA : shareB);
  if (secret === null) return null;
  return sha512(concatBytes(lvCat(DSI_ISK, session, secret), lvCat(shareA, dataA), lvCat(shareB, dataB)));
}
