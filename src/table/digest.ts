/** Hashes over text and bytes, the same on every device. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** Throws on anything above 127: two ends that encode text differently would never agree on a hash. */
export function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 127) throw new RangeError('not ASCII');
    bytes[at] = code;
  }
  return bytes;
}

/** JSON whose text is ASCII, whatever it says. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

export const digest = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** The first 128 bits, as chain and log hashes are shown. */
export const shortHex = (hash: Uint8Array): string => bytesToHex(hash.subarray(0, 16));

export { bytesToHex, hexToBytes };
