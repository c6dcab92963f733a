/** The host's side of one greeting: from the first byte of a connection to a line, or to a reason. */
import { hexToBytes, bytesToHex } from '@noble/hashes/utils.js';

import type { Timers } from '../net-ports';
import type { Clock, Entropy } from '../ports';
import { decodeMessage, GREETING_TO_HOST, TO_HOST } from '../wire/codec';
import type { Hello } from '../wire/greeting';
import { LIMITS } from '../wire/limits';
import type { Household } from '../wire/lines';
import { deriveKeys, Opener } from './box';
import { finishCpace, SCALAR_BYTES, startCpace } from './cpace';
import {
  type By,
  hear,
  hearPayload,
  type Heard,
  pairingInputs,
  say,
  SentAway,
  transcriptOf,
} from './greeting';
import type { Inbox } from './inbox';
import { makeHostLine } from './line';
import type { RateLimit } from './rate-limit';
import { isProof, makeProof } from './resume';
import { agreeOnVersion, OWN_VERSIONS } from './versions';

export interface DoorPorts {
  readonly timers: Timers;
  readonly clock: Clock;
  readonly entropy: Entropy;
}

export interface Reception {
  readonly household: Household;
  readonly ports: DoorPorts;
  readonly app: string;
  readonly pairings: RateLimit;
}

/** To be called when the connection is no stranger's any more. */
export type Seating = () => void;

interface Welcomed {
  readonly hello: Hello;
  readonly helloBytes: Uint8Array;
  readonly welcomeBytes: Uint8Array;
  readonly nonce: string;
}

/** Null: a probe was answered, and that is all. */
export async function receive(reception: Reception, inbox: Inbox): Promise<Seating | SentAway | null> {
  inbox.setDeadline(LIMITS.helloWithin);
  const heard = await hear(inbox, GREETING_TO_HOST, 'hello', LIMITS.hello);
  if (heard instanceof SentAway) return heard;
  inbox.setDeadline(LIMITS.helloWithin);
  const { message: hello } = heard;
  const table = reception.household.describe();
  if (hello.v[0] > hello.v[1]) return new SentAway('bad-message');
  if (hello.table !== null && hello.table !== table.id) return new SentAway('no-such-table');
  if (hello.want === 'probe') {
    say(inbox, { t: 'table', v: OWN_VERSIONS, app: reception.app, ...table });
    return null;
  }
  const agreed = agreeOnVersion(OWN_VERSIONS, hello.v);
  if ('update' in agreed) return new SentAway('version', agreed.update);
  return welcome(reception, inbox, heard, agreed.version);
}

async function welcome(
  reception: Reception,
  inbox: Inbox,
  { message: hello, payload: helloBytes }: Heard<Hello>,
  version: number,
): Promise<Seating | SentAway> {
  const refusal = refuseEarly(reception, hello);
  if (refusal !== null) return refusal;
  const nonce = await reception.ports.entropy.hex(16);
  const { id, epoch } = reception.household.describe();
  const welcomeBytes = say(inbox, {
    t: 'welcome',
    v: version,
    app: reception.app,
    caps: [],
    table: id,
    epoch,
    nonce,
  });
  const welcomed: Welcomed = { hello, helloBytes, welcomeBytes, nonce };
  return hello.want === 'join' ? pair(reception, inbox, welcomed) : resume(reception, inbox, welcomed);
}

function refuseEarly({ household, pairings }: Reception, hello: Hello): SentAway | null {
  if (hello.want === 'resume') {
    const isKnown = hello.device !== undefined && household.tokenOf(hello.device) !== null;
    return isKnown ? null : new SentAway('no-such-device');
  }
  if (hello.by === undefined) return new SentAway('bad-message');
  if (hello.by === 'code' && household.isGuarded()) return new SentAway('guarded');
  return pairings.take() ? null : new SentAway('busy');
}

async function pair(reception: Reception, inbox: Inbox, welcomed: Welcomed): Promise<Seating | SentAway> {
  const { household, ports } = reception;
  const { hello, helloBytes, welcomeBytes, nonce } = welcomed;
  const by: By = hello.by ?? 'code';
  const inputs = pairingInputs(by, household.password(by), { guest: hello.nonce, host: nonce });
  const heard = await hear(inbox, GREETING_TO_HOST, 'pair', LIMITS.hello);
  if (heard instanceof SentAway) return heard;
  const own = startCpace(inputs, hexToBytes(await ports.entropy.hex(SCALAR_BYTES)));
  const secret = finishCpace(own.scalar, 'a', inputs.session, {
    shareA: hexToBytes(heard.message.y),
    dataA: helloBytes,
    shareB: own.share,
    dataB: welcomeBytes,
  });
  if (secret === null) return new SentAway('bad-message');
  say(inbox, { t: 'pair', y: bytesToHex(own.share) });

  // The newcomer proves the code first: an attempt that is broken off here has learnt nothing, and does
  // not count. Only a message that does not open is a guess.
  const sealed = await hearPayload(inbox, LIMITS.toHost);
  if (sealed instanceof SentAway) return sealed;
  // Others may have used up the guesses while this one was under way.
  if (by === 'code' && household.isGuarded()) return new SentAway('guarded');
  const keys = deriveKeys(secret, transcriptOf(helloBytes, welcomeBytes));
  const opener = new Opener(keys.toHost);
  const plain = opener.open(sealed);
  if (plain === null) {
    if (by === 'code') household.wrongCode(inbox.connection.remote);
    return new SentAway('wrong-code');
  }
  const decoded = decodeMessage(TO_HOST, plain);
  if (decoded.kind !== 'message' || decoded.message.t !== 'join') return new SentAway('bad-message');
  const join = decoded.message;
  return () => {
    const line = makeHostLine(inbox, keys, opener, ports);
    line.start();
    household.joined(line, join, by);
  };
}

async function resume(reception: Reception, inbox: Inbox, welcomed: Welcomed): Promise<Seating | SentAway> {
  const { household, ports } = reception;
  const { hello, helloBytes, welcomeBytes } = welcomed;
  const device = hello.device ?? '';
  const heard = await hear(inbox, GREETING_TO_HOST, 'proof', LIMITS.hello);
  if (heard instanceof SentAway) return heard;
  const token = household.tokenOf(device);
  const said = transcriptOf(helloBytes, welcomeBytes);
  if (token === null || !isProof(heard.message.mac, token, 'guest', said)) {
    return new SentAway('no-such-device');
  }
  say(inbox, { t: 'proof', mac: makeProof(token, 'host', said) });
  const keys = deriveKeys(hexToBytes(token), said);
  return () => {
    const line = makeHostLine(inbox, keys, new Opener(keys.toHost), ports);
    line.start();
    household.resumed(line, device);
  };
}
