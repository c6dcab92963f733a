import fc from 'fast-check';

import {
  addressText,
  DEFAULT_PORT,
  makeAppLink,
  makeWebLink,
  readCode,
  readInvitation,
} from '@/table/guest/invitation';
import { CODE_LETTERS } from '@/table/join-code';

const TABLE = '0123456789abcdef';
const KEY = '00112233445566778899aabbccddeeff';

const hosts = fc.oneof(
  fc.ipV4(),
  fc.ipV6().filter((host) => !host.includes('.')),
  fc.constantFrom('kitchen', 'kitchen.local', 'my-laptop.fritz.box', 'fe80::1%eth0'),
);
const addresses = fc.record({ host: hosts, port: fc.integer({ min: 1, max: 65_535 }) });

describe('invitations', () => {
  it('[IV-1] reads every link that it makes', () => {
    fc.assert(
      fc.property(addresses, ({ host, port }) => {
        const way = { address: { host: host.toLowerCase(), port }, table: TABLE, key: KEY };
        const link = { ok: true, kind: 'link', ...way };
        expect(readInvitation(makeAppLink(way))).toEqual(link);
        expect(readInvitation(` ${makeWebLink(way)}\n`)).toEqual(link);
        expect(readInvitation(addressText(way.address))).toEqual({
          ok: true,
          kind: 'address',
          address: way.address,
        });
      }),
    );
  });

  it.each([
    ['kitchen', 'kitchen', DEFAULT_PORT],
    ['192.168.0.7', '192.168.0.7', DEFAULT_PORT],
    ['192.168.0.7:99', '192.168.0.7', 99],
    ['Kitchen.Local.:4601', 'kitchen.local.', 4601],
    ['::1', '::1', DEFAULT_PORT],
    ['fe80::1:2', 'fe80::1:2', DEFAULT_PORT],
    ['[fe80::1]:2', 'fe80::1', 2],
    ['[::ffff:10.0.0.1]', '::ffff:10.0.0.1', DEFAULT_PORT],
    ['interchange://kitchen', 'kitchen', DEFAULT_PORT],
    ['http://10.0.0.1:4600/', '10.0.0.1', 4600],
    ['http://10.0.0.1', '10.0.0.1', 80],
    ['https://table.example/#/elsewhere', 'table.example', 443],
  ])('[IV-2] takes %s for an address', (text, host, port) => {
    expect(readInvitation(text)).toEqual({ ok: true, kind: 'address', address: { host, port } });
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    [`kitchen${'n'.repeat(400)}`, 'too-long'],
    ['ftp://kitchen', 'not-an-invitation'],
    ['my table', 'bad-host'],
    ['-kitchen', 'bad-host'],
    ['kit..chen', 'bad-host'],
    ['[kitchen]:80', 'bad-host'],
    ['[::1', 'bad-host'],
    [`${'a'.repeat(64)}.local`, 'bad-host'],
    ['interchange:///x', 'bad-host'],
    ['kitchen:0', 'bad-port'],
    ['kitchen:65536', 'bad-port'],
    ['kitchen:4x', 'bad-port'],
    ['kitchen:1:2', 'bad-port'],
    [`interchange://kitchen/${TABLE}x#${KEY}`, 'bad-table'],
    [`interchange://kitchen/#${KEY}`, 'bad-table'],
    [`interchange://kitchen/${TABLE}#ABCD`, 'bad-key'],
    [`interchange://kitchen/${TABLE}`, 'bad-key'],
    [`http://kitchen/join#t=${TABLE}`, 'bad-key'],
    [`http://kitchen/join#k=${KEY}`, 'bad-table'],
  ])('[IV-3] says what is wrong with %p', (text, fault) => {
    expect(readInvitation(text)).toEqual({ ok: false, fault });
  });

  it('[IV-4] answers any text at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl({ withFragments: true })), (text) => {
        expect(typeof readInvitation(text).ok).toBe('boolean');
        expect(typeof readCode(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('codes', () => {
  it.each(['K7QX', 'k7qx', ' k7 qx ', 'K7-QX', 'k-7-q-x'])('[IV-5] takes %p as it was meant', (text) => {
    expect(readCode(text)).toEqual({ ok: true, code: 'K7QX' });
  });

  it.each([
    ['', 'empty'],
    [' - ', 'empty'],
    ['K7Q', 'bad-code'],
    ['K7QXK7QXX', 'bad-code'],
    ['K7Q0', 'bad-code'],
    ['K7QO', 'bad-code'],
    ['K7Q1', 'bad-code'],
    ['K7QI', 'bad-code'],
    ['K7Q\u00fc', 'bad-code'],
    ['K'.repeat(500), 'too-long'],
  ])('[IV-5] does not take %p', (text, fault) => {
    expect(readCode(text)).toEqual({ ok: false, fault });
  });

  it('[IV-5] has 32 letters, none of which looks like another', () => {
    expect(new Set(CODE_LETTERS).size).toBe(32);
    expect(CODE_LETTERS).not.toMatch(/[0O1I]/);
  });
});
