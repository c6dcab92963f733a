/** The guest's side of a greeting: docs/protocol.md, HS, PA and RS. */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import type { Connection, Timers } from '../net-ports';
import type { Clock, Entropy } from '../ports';
import { decodeMessage, encodeMessage, GREETING_TO_GUEST } from '../wire/codec';
import type { Hello, ProbeAnswer } from '../wire/greeting';
import { LIMITS } from '../wire/limits';
import type { Greeted } from '../wire/lines';
import type { Reason } from '../wire/reasons';
import type { ToHost } from '../wire/to-host';
import { deriveKeys, Opener, Sealer } from './box';
import { finishCpace, SCALAR_BYTES, startCpace } from './cpace';
import { type By, hear, hearPayload, pairingInputs, say, SentAway, transcriptOf } from './greeting';
import { Inbox } from './inbox';
import { makeGuestLine } from './line';
import { isProof, makeProof } from './resume';
import { agreeOnVersion, OWN_VERSIONS } from './versions';

/** A host tells a newcomer much at once before this end has come to listen. */
const MOST_WAITING = 1_000;

export interface GreetPorts {
  readonly timers: Timers;
  readonly clock: Clock;
  readonly entropy: Entropy;
  /** This app's version. */
  readonly app: string;
}

export type Probed =
  | { readonly ok: true; readonly table: ProbeAnswer; readonly update: 'host' | 'guest' | null }
  | { readonly ok: false; readonly reason: Reason | null };

export interface JoinRequest {
  readonly password: string;
  readonly by: By;
  /** Null: whichever table is at this address. */
  readonly table: string | null;
  readonly join: Omit<Extract<ToHost, { t: 'join' }>, 't'>;
}

export interface ResumeRequest {
  readonly device: string;
  /** From 'seated', 32 hex digits. */
  readonly token: string;
  readonly table: string;
}

/** Asks who is there. `update` says whose app is too old for a game together. The connection ends. */
export async function probeTable(connection: Connection, ports: GreetPorts): Promise<Probed> {
  const inbox = open(connection, ports);
  say(inbox, await makeHello(ports, { table: null, want: 'probe' }));
  const heard = await hear(inbox, GREETING_TO_GUEST, 'table', LIMITS.toGuest);
  inbox.dismiss();
  if (heard instanceof SentAway) return { ok: false, reason: heard.reason };
  const agreed = agreeOnVersion(heard.message.v, OWN_VERSIONS);
  return { ok: true, table: heard.message, update: 'update' in agreed ? agreed.update : null };
}

export async function joinTable(
  connection: Connection,
  request: JoinRequest,
  ports: GreetPorts,
): Promise<Greeted> {
  const inbox = open(connection, ports);
  return finish(inbox, await join(inbox, request, ports));
}

export async function resumeSeat(
  connection: Connection,
  request: ResumeRequest,
  ports: GreetPorts,
): Promise<Greeted> {
  const inbox = open(connection, ports);
  return finish(inbox, await resume(inbox, request, ports));
}

type Seated = Extract<Greeted, { ok: true }>;

function open(connection: Connection, { timers }: GreetPorts): Inbox {
  const inbox = new Inbox(connection, timers, MOST_WAITING);
  inbox.setDeadline(LIMITS.helloWithin);
  return inbox;
}

function finish(inbox: Inbox, outcome: Seated | SentAway): Greeted {
  if (!(outcome instanceof SentAway)) return outcome;
  inbox.dismiss();
  return { ok: false, reason: outcome.reason, update: outcome.update };
}

async function makeHello(
  { entropy, app }: GreetPorts,
  rest: Pick<Hello, 'table' | 'want' | 'by' | 'device'>,
): Promise<Hello> {
  return { t: 'hello', v: OWN_VERSIONS, app, caps: [], nonce: await entropy.hex(16), ...rest };
}

/** Says hello and waits for the welcome. */
async function meet(inbox: Inbox, hello: Hello) {
  const helloBytes = say(inbox, hello);
  const heard = await hear(inbox, GREETING_TO_GUEST, 'welcome', LIMITS.toGuest);
  if (heard instanceof SentAway) return heard;
  const { v, table, epoch, nonce } = heard.message;
  if (v < OWN_VERSIONS[0] || v > OWN_VERSIONS[1]) return new SentAway('bad-message');
  if (hello.table !== null && hello.table !== table) return new SentAway('no-such-table');
  return { table, epoch, nonce, helloBytes, welcomeBytes: heard.payload };
}

async function join(inbox: Inbox, request: JoinRequest, ports: GreetPorts): Promise<Seated | SentAway> {
  const { by, password, table } = request;
  const hello = await makeHello(ports, { table, want: 'join', by });
  const random = hexToBytes(await ports.entropy.hex(SCALAR_BYTES));
  const met = await meet(inbox, hello);
  if (met instanceof SentAway) return met;
  const inputs = pairingInputs(by, password, { guest: hello.nonce, host: met.nonce });
  const own = startCpace(inputs, random);
  say(inbox, { t: 'pair', y: bytesToHex(own.share) });
  const heard = await hear(inbox, GREETING_TO_GUEST, 'pair', LIMITS.toGuest);
  if (heard instanceof SentAway) return heard;
  const secret = finishCpace(own.scalar, 'b', inputs.session, {
    shareA: own.share,
    dataA: met.helloBytes,
    shareB: hexToBytes(heard.message.y),
    dataB: met.welcomeBytes,
  });
  if (secret === null) return new SentAway('bad-message');
  const keys = deriveKeys(secret, transcriptOf(met.helloBytes, met.welcomeBytes));
  const sealer = new Sealer(keys.toHost);
  const first = sealer.seal(encodeMessage({ t: 'join', ...request.join }));
  if (first !== null) inbox.connection.send(first);
  return awaitSeat(inbox, { sealer, opener: new Opener(keys.toGuest), ports, met });
}

interface Proven {
  readonly sealer: Sealer;
  readonly opener: Opener;
  readonly ports: GreetPorts;
  readonly met: { readonly table: string; readonly epoch: number };
}

/** That the host's first sealed message opens is its proof of the password. */
async function awaitSeat(inbox: Inbox, { sealer, opener, ports, met }: Proven): Promise<Seated | SentAway> {
  const payload = await hearPayload(inbox, LIMITS.toGuest);
  if (payload instanceof SentAway) return payload;
  const plain = opener.open(payload);
  if (plain === null) return refusalIn(payload);
  const line = makeGuestLine(inbox, sealer, opener, ports);
  line.start([plain]);
  if (line.end !== null) return new SentAway(line.end.reason);
  return { ok: true, line, epoch: met.epoch, table: met.table };
}

/** A host that could not open what this end sealed says so in the open. */
function refusalIn(payload: Uint8Array): SentAway {
  const decoded = decodeMessage(GREETING_TO_GUEST, payload);
  if (decoded.kind !== 'message' || decoded.message.t !== 'refused') return new SentAway('bad-box');
  return new SentAway(decoded.message.reason, decoded.message.update);
}

async function resume(inbox: Inbox, request: ResumeRequest, ports: GreetPorts): Promise<Seated | SentAway> {
  const { device, token, table } = request;
  const met = await meet(inbox, await makeHello(ports, { table, want: 'resume', device }));
  if (met instanceof SentAway) return met;
  const said = transcriptOf(met.helloBytes, met.welcomeBytes);
  say(inbox, { t: 'proof', mac: makeProof(token, 'guest', said) });
  const heard = await hear(inbox, GREETING_TO_GUEST, 'proof', LIMITS.toGuest);
  if (heard instanceof SentAway) return heard;
  if (!isProof(heard.message.mac, token, 'host', said)) return new SentAway('bad-box');
  const keys = deriveKeys(hexToBytes(token), said);
  const line = makeGuestLine(inbox, new Sealer(keys.toHost), new Opener(keys.toGuest), ports);
  line.start();
  return { ok: true, line, epoch: met.epoch, table: met.table };
}
