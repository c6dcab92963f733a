/** Sealed messages: ChaCha20-Poly1305, a key for each direction, and a nonce that counts and is not sent. */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';

import { asciiBytes } from '../wire/ascii';

/** Bytes that a box adds to what is in it. */
export const BOX_BYTES = 16;
const KEY_BYTES = 32;
/** Messages under one key; a table that gets so far makes a new connection. */
export const BOX_LIMIT = 2 ** 32;

export interface BoxKeys {
  readonly toHost: Uint8Array;
  readonly toGuest: Uint8Array;
}

/** `secret` is known to both ends alone, `transcript` is what they said so far. */
export function deriveKeys(secret: Uint8Array, transcript: Uint8Array): BoxKeys {
  const key = (info: string) => hkdf(sha256, secret, transcript, asciiBytes(info), KEY_BYTES);
  return { toHost: key('interchange/1 to host'), toGuest: key('interchange/1 to guest') };
}

function nonceAt(count: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(8, count);
  return nonce;
}

export class Sealer {
  readonly #key: Uint8Array;
  #count: number;

  constructor(key: Uint8Array, count = 0) {
    this.#key = key;
    this.#count = count;
  }

  /** Null when the key is used up: a nonce must never come twice. */
  seal(plain: Uint8Array): Uint8Array | null {
    if (this.#count >= BOX_LIMIT) return null;
    const sealed = chacha20poly1305(this.#key, nonceAt(this.#count)).encrypt(plain);
    this.#count += 1;
    return sealed;
  }
}

export class Opener {
  readonly #key: Uint8Array;
  #count: number;

  constructor(key: Uint8Array, count = 0) {
    this.#key = key;
    this.#count = count;
  }

  /** Null for what was not sealed as the next message: forged, doubled, skipped, cut or out of order. */
  open(sealed: Uint8Array): Uint8Array | null {
    if (this.#count >= BOX_LIMIT || sealed.length < BOX_BYTES) return null;
    try {
      const plain = chacha20poly1305(this.#key, nonceAt(this.#count)).decrypt(sealed);
      this.#count += 1;
      return plain;
    } catch {
      return null;
    }
  }
}
