import { createHmac } from 'node:crypto';

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { BOX_BYTES, BOX_LIMIT, deriveKeys, Opener, Sealer } from '@/table/secure/box';
import { isProof, makeProof } from '@/table/secure/resume';
import { asciiBytes } from '@/table/wire/ascii';

const key = new Uint8Array(32).fill(7);
const one = asciiBytes('one');
const two = asciiBytes('two');

function makeBoxes() {
  const sealer = new Sealer(key);
  return { opener: new Opener(key), first: sealer.seal(one)!, second: sealer.seal(two)! };
}

describe('the box', () => {
  it('[SE-1] gives back what was sealed, in order', () => {
    const { opener, first, second } = makeBoxes();
    expect(opener.open(first)).toEqual(one);
    expect(opener.open(second)).toEqual(two);
    expect(first).toHaveLength(one.length + BOX_BYTES);
  });

  it('[SE-1] seals the same words differently each time', () => {
    const sealer = new Sealer(key);
    expect(sealer.seal(one)).not.toEqual(sealer.seal(one));
  });

  it('[SE-2] does not open what was changed, at any byte', () => {
    const { first } = makeBoxes();
    for (let at = 0; at < first.length; at += 1) {
      const changed = first.slice();
      changed[at]! ^= 1;
      expect(new Opener(key).open(changed)).toBeNull();
    }
  });

  it('[SE-2] does not open what was cut or made longer', () => {
    const { first } = makeBoxes();
    for (let length = 0; length < first.length; length += 1) {
      expect(new Opener(key).open(first.subarray(0, length))).toBeNull();
    }
    expect(new Opener(key).open(Uint8Array.of(...first, 0))).toBeNull();
  });

  it('[SE-3] does not open a message twice, nor one that overtook another', () => {
    const { opener, first, second } = makeBoxes();
    expect(opener.open(second)).toBeNull();
    expect(opener.open(first)).toEqual(one);
    expect(opener.open(first)).toBeNull();
    expect(opener.open(second)).toEqual(two);
  });

  it('[SE-4] has a key for each direction', () => {
    const keys = deriveKeys(key, one);
    const sealed = new Sealer(keys.toHost).seal(two)!;
    expect(new Opener(keys.toGuest).open(sealed)).toBeNull();
    expect(new Opener(keys.toHost).open(sealed)).toEqual(two);
    expect(deriveKeys(key, two).toHost).not.toEqual(keys.toHost);
  });

  it('[SE-5] never uses a nonce twice: the key is used up first', () => {
    const sealer = new Sealer(key, BOX_LIMIT - 1);
    const last = sealer.seal(one);
    expect(sealer.seal(one)).toBeNull();
    const opener = new Opener(key, BOX_LIMIT - 1);
    expect(opener.open(last!)).toEqual(one);
    expect(opener.open(new Sealer(key).seal(one)!)).toBeNull();
  });
});

describe('the proof of a token', () => {
  const token = '000102030405060708090a0b0c0d0e0f';
  const said = hexToBytes('aa'.repeat(32));
  const proof = makeProof(token, 'guest', said);

  it('[RS-2] is taken with the same token, role and words', () => {
    expect(isProof(proof, token, 'guest', said)).toBe(true);
  });

  it.each([
    ['another token', 'ff0102030405060708090a0b0c0d0e0f', 'guest', 'aa'.repeat(32)],
    ['the other role', token, 'host', 'aa'.repeat(32)],
    ['other nonces', token, 'guest', 'ab'.repeat(32)],
  ] as const)('[RS-2] is not taken with %s', (_, other, role, words) => {
    expect(isProof(proof, other, role, hexToBytes(words))).toBe(false);
  });

  it('[RS-2] is not taken when it is cut', () => {
    expect(isProof(proof.slice(0, 62), token, 'guest', said)).toBe(false);
    expect(isProof('', token, 'guest', said)).toBe(false);
  });

  it('[RS-2] is the HMAC-SHA-256 of role and words', () => {
    // Independent of the code under test: Node's own implementation.
    const mac = createHmac('sha256', Buffer.from(token, 'hex'));
    mac.update('interchange/1 resume guest ').update(said);
    expect(proof).toBe(bytesToHex(mac.digest()));
  });
});
