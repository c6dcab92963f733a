/** The ways to a table that people scan, tap or type: docs/protocol.md, IV. */
import { isCode } from '../join-code';
import type { Address } from '../net-ports';

/** Where a table listens unless it says otherwise, so that an address can be typed without its port. */
export const DEFAULT_PORT = 4600;

/** All that it takes to join. */
export interface Invitation {
  /** The likeliest first. */
  readonly addresses: readonly Address[];
  /** Null: whichever table answers there. */
  readonly table: string | null;
  /** The spoken code or the long key. */
  readonly password: string;
  readonly by: 'code' | 'key';
  /** Null: a screen for everybody, which holds no seat. */
  readonly name: string | null;
  /** The table's key, for who may lead it. */
  readonly lead?: string | undefined;
}

const MOST_CHARS = 400;

export type InvitationFault =
  'empty' | 'too-long' | 'not-an-invitation' | 'bad-host' | 'bad-port' | 'bad-table' | 'bad-key' | 'bad-code';

type Fault = { readonly ok: false; readonly fault: InvitationFault };
const fault = (why: InvitationFault): Fault => ({ ok: false, fault: why });

export type ReadInvitation =
  /** A link or a QR code: nothing has to be typed any more. */
  | {
      readonly ok: true;
      readonly kind: 'link';
      readonly address: Address;
      readonly table: string;
      readonly key: string;
    }
  /** An address: the code is still missing. */
  | { readonly ok: true; readonly kind: 'address'; readonly address: Address }
  | Fault;

export type ReadCode = { readonly ok: true; readonly code: string } | Fault;

const LINK = /^([a-z]+):\/\/([^/?#]*)(\/[^?#]*)?(?:\?[^#]*)?(?:#(.*))?$/i;
const NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.?$/i;
const IPV6 = /^(?=.{2,45}(?:%|$))[0-9a-f]*:[0-9a-f:]*:?[0-9a-f:.]*(?:%[a-z0-9._-]{1,20})?$/i;
const TABLE = /^[0-9a-f]{16}$/;
const KEY = /^[0-9a-f]{32}$/;

/** Whatever was scanned, tapped or typed as the way to a table. */
export function readInvitation(text: string): ReadInvitation {
  const trimmed = text.trim();
  if (trimmed === '') return fault('empty');
  if (trimmed.length > MOST_CHARS) return fault('too-long');
  const link = LINK.exec(trimmed);
  if (link === null) return readAddress(trimmed, DEFAULT_PORT);
  const [, scheme = '', authority = '', path = '', hash = ''] = link;
  switch (scheme.toLowerCase()) {
    case 'interchange':
      return readAppLink(authority, path.slice(1), hash);
    case 'http':
      return readWebLink(readAddress(authority, 80), hash);
    case 'https':
      return readWebLink(readAddress(authority, 443), hash);
    default:
      return fault('not-an-invitation');
  }
}

function readAppLink(authority: string, table: string, key: string): ReadInvitation {
  const read = readAddress(authority, DEFAULT_PORT);
  return read.ok && table === '' && key === '' ? read : withKey(read, table, key);
}

/** The page of a table that carries no key is still an address. */
function readWebLink(read: ReadInvitation, hash: string): ReadInvitation {
  const fields = new Map(
    hash.split('&').map((field) => [field.slice(0, field.indexOf('=')), field.slice(field.indexOf('=') + 1)]),
  );
  if (!fields.has('t') && !fields.has('k')) return read;
  return withKey(read, fields.get('t') ?? '', fields.get('k') ?? '');
}

function withKey(read: ReadInvitation, table: string, key: string): ReadInvitation {
  if (!read.ok) return read;
  if (!TABLE.test(table)) return fault('bad-table');
  if (!KEY.test(key)) return fault('bad-key');
  return { ok: true, kind: 'link', address: read.address, table, key };
}

/** `host`, `host:port`, `[v6]:port`, or a bare v6 number, which has no room for a port. */
function readAddress(text: string, defaultPort: number): ReadInvitation {
  if (IPV6.test(text)) return found(text, '', defaultPort);
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/.exec(text);
  if (bracketed !== null) {
    const [, host = '', port = ''] = bracketed;
    return IPV6.test(host) ? found(host, port, defaultPort) : fault('bad-host');
  }
  const colon = text.indexOf(':');
  const host = colon < 0 ? text : text.slice(0, colon);
  if (!NAME.test(host)) return fault('bad-host');
  return found(host, colon < 0 ? '' : text.slice(colon + 1), defaultPort);
}

function found(host: string, portText: string, defaultPort: number): ReadInvitation {
  const port = portText === '' ? defaultPort : /^\d{1,5}$/.test(portText) ? Number(portText) : 0;
  if (port < 1 || port > 65_535) return fault('bad-port');
  return { ok: true, kind: 'address', address: { host: host.toLowerCase(), port } };
}

/** Said aloud and typed by hand: small letters, spaces and dashes do not matter. */
export function readCode(text: string): ReadCode {
  if (text.length > MOST_CHARS) return fault('too-long');
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (code === '') return fault('empty');
  return isCode(code) ? { ok: true, code } : fault('bad-code');
}

/** As people read and type it. */
export function addressText({ host, port }: Address): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`;
}

export interface WayIn {
  readonly address: Address;
  readonly table: string;
  readonly key: string;
}

/** Opens the app. */
export const makeAppLink = ({ address, table, key }: WayIn): string =>
  `interchange://${addressText(address)}/${table}#${key}`;

/** Opens the page of a table server. What follows the # is never sent to it in the clear. */
export const makeWebLink = ({ address, table, key }: WayIn): string =>
  `http://${addressText(address)}/join#t=${table}&k=${key}`;
