/** A sealed line over a connection: docs/protocol.md, SE, LM and LV. */
import type { Connection } from '../net-ports';
import { decodeMessage, encodeMessage, TO_GUEST, TO_HOST, type Vocabulary } from '../wire/codec';
import { LIMITS } from '../wire/limits';
import type { GuestLine, HostLine, Line, LineListener } from '../wire/lines';
import type { Reason } from '../wire/reasons';
import { BOX_BYTES, type BoxKeys, type Opener, Sealer } from './box';
import { Heartbeat, type HeartbeatPorts } from './heartbeat';
import type { Inbox } from './inbox';
import { RateLimit } from './rate-limit';

interface Kind {
  readonly t: string;
}

/** What lines say to each other. */
type Control =
  { readonly t: 'ping' | 'pong'; readonly n: number } | { readonly t: 'bye'; readonly reason: Reason };

interface LineParts<Incoming extends Kind> {
  readonly inbox: Inbox;
  readonly sealer: Sealer;
  readonly opener: Opener;
  readonly vocabulary: Vocabulary<Incoming | Control>;
  /** Bytes of a message, the box included. */
  readonly mostIn: number;
  readonly mostOut: number;
  /** A guest trusts its host to be as fast as it likes. */
  readonly rate: RateLimit | null;
  /** Only the host has a word for good-bye. */
  readonly saysBye: boolean;
}

export class SealedLine<Outgoing extends Kind, Incoming extends Kind> implements Line<Outgoing, Incoming> {
  readonly remote: string;
  readonly #connection: Connection;
  readonly #parts: LineParts<Incoming>;
  readonly #heartbeat: Heartbeat;
  #listener: LineListener<Incoming> | null = null;
  #early: Incoming[] = [];
  #end: { readonly reason: Reason | null; readonly isOverOurs: boolean } | null = null;

  constructor(parts: LineParts<Incoming>, ports: HeartbeatPorts) {
    this.#parts = parts;
    this.#connection = parts.inbox.connection;
    this.remote = this.#connection.remote;
    this.#heartbeat = new Heartbeat(ports, {
      ping: (n) => this.#say({ t: 'ping', n }),
      silent: () => this.#finish('silent'),
    });
  }

  /** Null while it lives. */
  get end(): { readonly reason: Reason | null } | null {
    return this.#end;
  }

  /** Takes the connection over. `opened`: what the greeting has opened already. */
  start(opened: readonly Uint8Array[] = []): void {
    for (const plain of opened) this.#read(plain);
    this.#parts.inbox.handOver({
      message: (payload) => this.#receive(payload),
      breached: (breach) => this.#finish(breach === 'too-large' ? 'too-large' : 'bad-message'),
      closed: () => this.#finish(null),
    });
  }

  send(message: Outgoing): void {
    this.#say(message);
  }

  listen(listener: LineListener<Incoming>): void {
    this.#listener = listener;
    for (let next = this.#early[0]; next !== undefined; next = this.#early[0]) {
      try {
        listener.said(next);
      } finally {
        // Also when it throws: a line that kept this one would keep all after it, alive and deaf.
        this.#early.shift();
      }
    }
    this.#tellEnd();
  }

  close(reason: Reason): void {
    this.#early = [];
    this.#finish(reason);
  }

  wake(): void {
    this.#heartbeat.wake();
  }

  #receive(payload: Uint8Array): void {
    const { mostIn, rate, opener } = this.#parts;
    if (this.#end !== null) return;
    if (payload.length > mostIn) this.#finish('too-large');
    else if (rate?.take() === false) this.#finish('too-fast');
    else this.#read(opener.open(payload));
  }

  #read(plain: Uint8Array | null): void {
    const decoded = plain === null ? null : decodeMessage(this.#parts.vocabulary, plain);
    if (decoded === null) this.#finish('bad-box');
    else if (decoded.kind === 'bad') this.#finish('bad-message');
    else if (decoded.kind === 'unknown') this.#heartbeat.heard(null);
    else if (isControl(decoded.message)) this.#obey(decoded.message);
    else {
      this.#heartbeat.heard(null);
      this.#tell(decoded.message);
    }
  }

  #obey(message: Control): void {
    this.#heartbeat.heard(message.t === 'pong' ? message.n : null);
    // Over what was too large it is never: this end had not let it go out.
    if (message.t === 'bye')
      this.#finish(message.reason, { farewell: false, isOverOurs: message.reason === 'bad-message' });
    else if (message.t === 'ping') this.#say({ t: 'pong', n: message.n });
  }

  #tell(message: Incoming): void {
    // What comes while the early ones are told waits for its turn.
    if (this.#listener === null || this.#early.length > 0) this.#early.push(message);
    else this.#listener.said(message);
  }

  #say(message: Outgoing | Control): void {
    if (this.#end !== null) return;
    const plain = encodeOnce(message);
    if (this.#connection.unsent > LIMITS.unsent) this.#finish('too-slow', { farewell: false });
    else if (plain.length + BOX_BYTES > this.#parts.mostOut) this.#finish('too-large', { isOverOurs: true });
    else if (!this.#sealAndSend(plain)) this.#finish('silent', { farewell: false });
  }

  /** False: the key is used up. */
  #sealAndSend(plain: Uint8Array): boolean {
    const sealed = this.#parts.sealer.seal(plain);
    if (sealed !== null) this.#connection.send(sealed);
    return sealed !== null;
  }

  #finish(
    reason: Reason | null,
    { farewell = this.#parts.saysBye, isOverOurs = false }: { farewell?: boolean; isOverOurs?: boolean } = {},
  ): void {
    if (this.#end !== null) return;
    this.#end = { reason, isOverOurs };
    const bye = { t: 'bye', reason };
    if (farewell && reason !== null) this.#sealAndSend(encodeMessage(bye));
    this.#heartbeat.stop();
    this.#connection.close();
    this.#tellEnd();
  }

  #tellEnd(): void {
    if (this.#end === null) return;
    const listener = this.#listener;
    this.#listener = null;
    listener?.closed(this.#end.reason, this.#end.isOverOurs);
  }
}

const ENCODED = new WeakMap<Kind, Uint8Array>();

/** What is said to a hundred guests is spelled out once; only the box is each one's own. */
function encodeOnce(message: Kind): Uint8Array {
  const plain = ENCODED.get(message) ?? encodeMessage(message);
  ENCODED.set(message, plain);
  return plain;
}

const CONTROLS: readonly string[] = ['ping', 'pong', 'bye'] satisfies Control['t'][];

function isControl(message: Kind): message is Control {
  return CONTROLS.includes(message.t);
}

type HostSays = Parameters<HostLine['send']>[0];
type GuestSays = Parameters<GuestLine['send']>[0];

export function makeHostLine(
  inbox: Inbox,
  keys: BoxKeys,
  opener: Opener,
  ports: HeartbeatPorts,
): SealedLine<HostSays, GuestSays> {
  return new SealedLine<HostSays, GuestSays>(
    {
      inbox,
      sealer: new Sealer(keys.toGuest),
      opener,
      vocabulary: TO_HOST,
      mostIn: LIMITS.toHost,
      mostOut: LIMITS.toGuest,
      rate: new RateLimit(ports.clock, LIMITS.rate, LIMITS.burst),
      saysBye: true,
    },
    ports,
  );
}

/** `sealer` and `opener` may have been used in the greeting already. */
export function makeGuestLine(
  inbox: Inbox,
  sealer: Sealer,
  opener: Opener,
  ports: HeartbeatPorts,
): SealedLine<GuestSays, HostSays> {
  return new SealedLine<GuestSays, HostSays>(
    {
      inbox,
      sealer,
      opener,
      vocabulary: TO_GUEST,
      mostIn: LIMITS.toGuest,
      mostOut: LIMITS.toHost,
      rate: null,
      saysBye: false,
    },
    ports,
  );
}
