/** Bytes with something wrong about them. */
import type { Chance } from './chance';

type Mutation = (bytes: Uint8Array, chance: Chance, other: Uint8Array) => Uint8Array;

const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts));

function at(bytes: Uint8Array, chance: Chance): number {
  return chance.below(bytes.length + 1);
}

const changed = (bytes: Uint8Array, chance: Chance, change: (byte: number) => number): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  if (copy.length === 0) return copy;
  const place = chance.below(copy.length);
  copy[place] = change(copy[place]!);
  return copy;
};

const MUTATIONS: readonly Mutation[] = [
  (bytes, chance) => changed(bytes, chance, (byte) => byte ^ (1 << chance.below(8))),
  (bytes, chance) => changed(bytes, chance, () => chance.below(256)),
  // Structure characters where they do not belong.
  (bytes, chance) => changed(bytes, chance, () => '{}[]",:\\0e-'.charCodeAt(chance.below(11))),
  (bytes, chance) => bytes.slice(0, at(bytes, chance)),
  (bytes, chance) => bytes.slice(at(bytes, chance)),
  (bytes, chance) => joined(bytes, chance.bytes(1 + chance.below(64))),
  (bytes, chance, other) => joined(bytes.slice(0, at(bytes, chance)), other.slice(at(other, chance))),
  (bytes, chance) => {
    const place = at(bytes, chance);
    return joined(bytes.slice(0, place), chance.bytes(1 + chance.below(8)), bytes.slice(place));
  },
  (bytes) => joined(bytes, bytes),
  (bytes, chance) => {
    const from = at(bytes, chance);
    return joined(bytes.slice(0, from), bytes.slice(from + 1 + chance.below(8)));
  },
  (_bytes, chance) => chance.bytes(chance.below(80)),
  (_bytes, _chance, other) => other,
];

/** Each is larger than something may be: a greeting, a message to the host, a message to a guest. */
const OVERSIZES = [1_025, 4_097, 65_537] as const;

export function oversize(bytes: Uint8Array, chance: Chance): Uint8Array {
  const whole = new Uint8Array(chance.pick(OVERSIZES)).fill(32);
  whole.set(bytes.subarray(0, whole.length));
  return whole;
}

export function mutateBytes(bytes: Uint8Array, chance: Chance, other: Uint8Array): Uint8Array {
  let mutated = bytes;
  for (let left = 1 + chance.below(3); left > 0; left -= 1)
    mutated = chance.pick(MUTATIONS)(mutated, chance, other);
  return mutated;
}

/** A frame whose length says something else than is true. */
export function misframed(payload: Uint8Array, chance: Chance): Uint8Array {
  const lie = chance.pick([
    0,
    1,
    payload.length - 1,
    payload.length + 1,
    4_097,
    65_537,
    0xffffff,
    0xffffffff,
  ]);
  const frame = Buffer.alloc(4 + payload.length);
  frame.writeUInt32BE(Math.max(0, lie));
  frame.set(payload, 4);
  return new Uint8Array(frame);
}
