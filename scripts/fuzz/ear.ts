/** The attacker's end of a connection to the host: what it heard, and whether it was told why it was sent away. */
import { FrameDecoder, makeFrame } from '../../src/table/wire/frames';
import { LIMITS } from '../../src/table/wire/limits';
import { REASONS } from '../../src/table/wire/reasons';
import type { Kitchen } from './kitchen';
import { type Message, parseMessage } from './mutate-message';
import type { WireEnd } from './wires';

interface Heard {
  readonly payload: Uint8Array;
  /** Empty for what is sealed. */
  readonly message: Message;
}

const NOTHING: Message = {};

export type Way = 'bytes' | 'browser' | 'greeting' | 'pairing' | 'sealed';

export class Ear {
  readonly heard: Heard[] = [];
  readonly #kitchen: Kitchen;
  readonly #way: Way;
  readonly #end: WireEnd;
  readonly #decoder = new FrameDecoder(LIMITS.toGuest);
  #first = -1;
  #received = 0;
  #hasHungUp = false;
  isOpen = true;

  constructor(kitchen: Kitchen, way: Way, address?: string) {
    this.#kitchen = kitchen;
    this.#way = way;
    this.#end = kitchen.enter(address);
    this.#end.listen({ data: (chunk) => this.#hear(chunk), closed: () => this.#closed() });
  }

  write(bytes: Uint8Array): void {
    if (this.#first < 0 && bytes.length > 0) this.#first = bytes[0]!;
    this.#end.write(bytes);
  }

  say(payload: Uint8Array): void {
    this.write(makeFrame(payload));
  }

  last(): Heard | undefined {
    return this.heard.at(-1);
  }

  hangUp(): void {
    this.#hasHungUp = true;
    this.#end.end();
  }

  #hear(chunk: Uint8Array): void {
    this.#received += chunk.length;
    if (this.#first !== 0) return;
    const { payloads, breach } = this.#decoder.push(chunk);
    if (breach !== null) this.#kitchen.findings.fault(`the host broke the framing: ${breach}`);
    for (const payload of payloads) this.heard.push({ payload, message: parseMessage(payload) });
  }

  #closed(): void {
    this.isOpen = false;
    const { findings } = this.#kitchen;
    if (this.#hasHungUp || this.#way === 'sealed') return;
    const how = this.#first === 0 ? this.#reason() : this.#received > 0 ? 'answered' : this.#unsaid();
    findings.ended(`${this.#way}: ${how}`);
    if (how === 'no reason') findings.fault(`sent away without a reason (${this.#way})`);
  }

  /** On a stream that speaks our frames there is always a word. */
  #reason(): string {
    const message = this.last()?.message ?? NOTHING;
    if (message['t'] === 'table') return 'probed';
    const reason = message['reason'];
    if (message['t'] === 'refused' && REASONS.some((one) => one === reason)) return String(reason);
    // A join that was let in is sealed from there on, and so is its good-bye.
    return this.#way === 'pairing' && message['t'] === undefined ? 'sealed' : 'no reason';
  }

  /** What begins with no letter and no length is no language that an answer could be given in. */
  #unsaid(): string {
    const isHttp = this.#first >= 65 && this.#first <= 90;
    return isHttp ? 'http, unsaid' : 'garbage';
  }
}
