import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import {
  type CpaceInputs,
  finishCpace,
  generatorString,
  lvCat,
  scalarMultVfy,
  startCpace,
} from '@/table/secure/cpace';
import { asciiBytes } from '@/table/wire/ascii';

import { CPACE_VECTORS as V } from './cpace-vectors';

const inputs: CpaceInputs = {
  password: hexToBytes(V.PRS),
  context: hexToBytes(V.CI),
  session: hexToBytes(V.sid),
};
const transcript = {
  shareA: hexToBytes(V.Ya),
  dataA: hexToBytes(V.ADa),
  shareB: hexToBytes(V.Yb),
  dataB: hexToBytes(V.ADb),
};
const ONE = new Uint8Array(32).fill(1, 0, 1);
const sideA = startCpace(inputs, hexToBytes(V.ya));
const sideB = startCpace(inputs, hexToBytes(V.yb));
const hexOf = (bytes: Uint8Array | null) => (bytes === null ? null : bytesToHex(bytes));
const scalarOf = (hex: string) => startCpace(inputs, hexToBytes(hex)).scalar;

describe('CPace against draft-irtf-cfrg-cpace-21, B.3', () => {
  it('[PA-2] makes the generator string and the generator of B.3.1', () => {
    expect(hexOf(generatorString(inputs))).toBe(V.generatorString);
    expect(hexOf(startCpace(inputs, ONE).share)).toBe(V.generator);
  });

  it('[PA-2] makes the shares of B.3.2 and B.3.3', () => {
    expect(hexOf(sideA.share)).toBe(V.Ya);
    expect(hexOf(sideB.share)).toBe(V.Yb);
  });

  it('[PA-2] comes to the secret point of B.3.4 from both sides', () => {
    expect(hexOf(scalarMultVfy(sideA.scalar, transcript.shareB))).toBe(V.K);
    expect(hexOf(scalarMultVfy(sideB.scalar, transcript.shareA))).toBe(V.K);
  });

  it('[PA-2] comes to the session key of B.3.5 from both sides', () => {
    expect(hexOf(finishCpace(sideA.scalar, 'b', inputs.session, transcript))).toBe(V.ISK);
    expect(hexOf(finishCpace(sideB.scalar, 'a', inputs.session, transcript))).toBe(V.ISK);
  });

  it('[PA-2] multiplies as in B.3.10', () => {
    expect(hexOf(scalarMultVfy(scalarOf(V.valid.s), hexToBytes(V.valid.X)))).toBe(V.valid.product);
  });

  it('[PA-3] gives up on the points of B.3.11', () => {
    for (const share of [V.invalid.Y1, V.invalid.Y2].map(hexToBytes)) {
      expect(scalarMultVfy(scalarOf(V.invalid.s), share)).toBeNull();
      expect(finishCpace(sideA.scalar, 'b', inputs.session, { ...transcript, shareB: share })).toBeNull();
      expect(finishCpace(sideB.scalar, 'a', inputs.session, { ...transcript, shareA: share })).toBeNull();
    }
  });
});

describe('CPace', () => {
  it('[PA-2] puts a length of two bytes before long parts', () => {
    expect([...lvCat(new Uint8Array(300)).subarray(0, 2)]).toEqual([0xac, 0x02]);
    expect([...lvCat(new Uint8Array(128)).subarray(0, 2)]).toEqual([0x80, 0x01]);
    expect([...lvCat(new Uint8Array(127)).subarray(0, 2)]).toEqual([0x7f, 0x00]);
  });

  it('[PA-2] clears the bits above the group, so that every 32 bytes are a scalar', () => {
    expect(startCpace(inputs, new Uint8Array(32).fill(0xff)).scalar).toBe(2n ** 252n - 1n);
  });

  it.each([
    ['password', { ...inputs, password: asciiBytes('Passwore') }],
    ['context', { ...inputs, context: asciiBytes('interchange/2') }],
    ['session', { ...inputs, session: new Uint8Array(16) }],
  ])('[PA-2] comes to another key with another %s', (_, other) => {
    const wrong = startCpace(other, hexToBytes(V.yb));
    const said = { ...transcript, shareB: wrong.share };
    const left = finishCpace(sideA.scalar, 'b', inputs.session, said);
    const right = finishCpace(wrong.scalar, 'a', other.session, said);
    expect(hexOf(left)).not.toBe(hexOf(right));
  });

  it('[PA-4] comes to another key when somebody changed what was said', () => {
    const changed = { ...transcript, dataA: asciiBytes('ADx') };
    expect(hexOf(finishCpace(sideB.scalar, 'a', inputs.session, changed))).not.toBe(V.ISK);
  });
});
