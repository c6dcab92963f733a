import { sha1 } from '@noble/hashes/legacy.js';
import { base64 } from './base64';
import { bytesOf, type HttpAnswer, plain } from './http-answer';
import { hasWord, type HttpHead } from './http-head';

/** Where browsers knock; any other path is not a table. */
export const SOCKET_PATH = '/table';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/** 16 bytes in base64. */
const KEY = /^[A-Za-z0-9+/]{21}[AQgw]==$/;

export const isUpgrade = (head: HttpHead): boolean =>
  head.headers.has('upgrade') && hasWord(head.headers.get('connection'), 'upgrade');

/** A page of another origin must not speak to a table behind its reader's back. Programs send no origin. */
function isForeign({ headers }: HttpHead): boolean {
  const origin = headers.get('origin');
  if (origin === undefined) return false;
  const host = headers.get('host')!.toLowerCase();
  return origin.toLowerCase() !== `http://${host}` && origin.toLowerCase() !== `https://${host}`;
}

/** What is wrong with a request to speak WebSocket, or null when nothing is. */
export function refusal(head: HttpHead): HttpAnswer | null {
  const { headers } = head;
  if (head.target.split('?', 1)[0] !== SOCKET_PATH) return plain(404, 'No table here.');
  if (head.method !== 'GET' || !hasWord(headers.get('upgrade'), 'websocket'))
    return plain(400, 'Only WebSocket.');
  if (isForeign(head)) return plain(403, 'A page of another origin may not join.');
  if (headers.get('sec-websocket-version') !== '13')
    return { ...plain(426, 'WebSocket version 13.'), headers: { 'Sec-WebSocket-Version': '13' } };
  return KEY.test(headers.get('sec-websocket-key') ?? '') ? null : plain(400, 'No key.');
}

export const acceptOf = (key: string): string => base64(sha1(bytesOf(key + GUID)));

/** The answer that turns the connection into a WebSocket. No extensions, no subprotocols. */
export function encodeAcceptance(head: HttpHead): Uint8Array {
  const accept = acceptOf(head.headers.get('sec-websocket-key')!);
  const lines = ['Upgrade: websocket', 'Connection: Upgrade', `Sec-WebSocket-Accept: ${accept}`];
  return bytesOf(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
}
