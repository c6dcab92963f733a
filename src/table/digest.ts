/** Hashes over bytes, the same on every device. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

export const digest = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** The first 128 bits, as chain and log hashes are shown. */
export const shortHex = (hash: Uint8Array): string => bytesToHex(hash.subarray(0, 16));

export { bytesToHex, hexToBytes };
