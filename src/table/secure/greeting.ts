/** What both ends of a greeting do alike: read what is due, or know why not. */
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js';

import { asciiBytes } from '../wire/ascii';
import { decodeMessage, encodeMessage, type Vocabulary } from '../wire/codec';
import type { GreetingToGuest, GreetingToHost } from '../wire/greeting';
import type { Reason } from '../wire/reasons';
import { type CpaceInputs, lvCat } from './cpace';
import type { Inbox, Incoming } from './inbox';

type Greeting = GreetingToGuest | GreetingToHost;

/** Kinds from later versions are ignored, but nobody talks for ever before the greeting is done. */
const MOST_UNKNOWN = 16;

/** The greeting ends here. `reason` null: the other end went without a word. */
export class SentAway {
  readonly reason: Reason | null;
  readonly update: 'host' | 'guest' | undefined;

  constructor(reason: Reason | null, update?: 'host' | 'guest') {
    this.reason = reason;
    this.update = update;
  }
}

/** One message of a greeting, and its bytes: keys and proofs are made of what was said. */
export interface Heard<Message> {
  readonly message: Message;
  readonly payload: Uint8Array;
}

export function say(inbox: Inbox, message: Greeting): Uint8Array {
  const payload = encodeMessage(message);
  inbox.connection.send(payload);
  return payload;
}

export async function hearPayload(inbox: Inbox, most: number): Promise<Uint8Array | SentAway> {
  const incoming = await inbox.next();
  if (incoming.kind !== 'message') return new SentAway(reasonOf(incoming));
  return incoming.payload.length > most ? new SentAway('too-large') : incoming.payload;
}

function reasonOf(incoming: Exclude<Incoming, { kind: 'message' }>): Reason | null {
  if (incoming.kind === 'closed') return null;
  if (incoming.kind === 'timeout') return 'too-slow';
  return incoming.breach === 'bad-frame' ? 'bad-message' : incoming.breach;
}

/** The next message, which has to be of this kind. */
export async function hear<Message extends Greeting, Kind extends Message['t']>(
  inbox: Inbox,
  vocabulary: Vocabulary<Message>,
  kind: Kind,
  most: number,
): Promise<Heard<Extract<Message, { t: Kind }>> | SentAway> {
  for (let count = 0; count < MOST_UNKNOWN; count += 1) {
    const payload = await hearPayload(inbox, most);
    if (payload instanceof SentAway) return payload;
    const decoded = decodeMessage(vocabulary, payload);
    if (decoded.kind === 'bad') return new SentAway('bad-message');
    if (decoded.kind === 'message') return expectKind(decoded.message, kind, payload);
  }
  return new SentAway('too-fast');
}

function expectKind<Message extends Greeting, Kind extends Message['t']>(
  message: Message,
  kind: Kind,
  payload: Uint8Array,
): Heard<Extract<Message, { t: Kind }>> | SentAway {
  if (message.t === kind) return { message: message as Extract<Message, { t: Kind }>, payload };
  if (message.t === 'refused') return new SentAway(message.reason, message.update);
  return new SentAway('bad-message');
}

/** All that both said before there were keys: a version or a capability cannot be changed on the way. */
export const transcriptOf = (hello: Uint8Array, welcome: Uint8Array): Uint8Array =>
  sha256(lvCat(hello, welcome));

export type By = 'code' | 'key';

interface Nonces {
  readonly guest: string;
  readonly host: string;
}

export function pairingInputs(by: By, password: string, nonces: Nonces): CpaceInputs {
  return {
    password: asciiBytes(plainPassword(by, password)),
    context: asciiBytes('interchange/1'),
    session: concatBytes(hexToBytes(nonces.guest), hexToBytes(nonces.host)),
  };
}

/** A code is typed in any case, with blanks or without. */
const plainPassword = (by: By, password: string): string =>
  by === 'code'
    ? password.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
    : password.toLowerCase().replaceAll(/[^0-9a-f]/g, '');
