/** A device shows that it still has its token, and the host that it gave it; the token itself is never sent. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

import { asciiBytes } from '../wire/ascii';

export type Role = 'guest' | 'host';

/** `transcript` holds both nonces, the table and the device: a proof is good for this connection alone. */
export function makeProof(token: string, role: Role, transcript: Uint8Array): string {
  const message = concatBytes(asciiBytes(`interchange/1 resume ${role} `), transcript);
  return bytesToHex(hmac(sha256, hexToBytes(token), message));
}

export function isProof(proof: string, token: string, role: Role, transcript: Uint8Array): boolean {
  return isSame(proof, makeProof(token, role, transcript));
}

/** Takes as long for a near miss as for a far one. */
function isSame(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at += 1) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
