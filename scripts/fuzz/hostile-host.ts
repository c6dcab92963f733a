/** A host that means no good: a right greeting or nearly, then a real story with wrong words in it. */
import { deriveKeys, Opener, Sealer } from '../../src/table/secure/box';
import { transcriptOf } from '../../src/table/secure/greeting';
import { makeProof } from '../../src/table/secure/resume';
import { FrameDecoder, makeFrame } from '../../src/table/wire/frames';
import { LIMITS } from '../../src/table/wire/limits';
import type { Chance } from './chance';
import type { Corpus } from './corpus';
import type { Findings } from './findings';
import { misframed, mutateBytes, oversize } from './mutate-bytes';
import { type Message, mutateMessage, parseMessage, spell } from './mutate-message';
import type { WireEnd } from './wires';

interface Scene {
  readonly corpus: Corpus;
  readonly chance: Chance;
  readonly findings: Findings;
  readonly token: string;
}

/** The hostile end of one connection of a victim. */
export class HostileHost {
  readonly #scene: Scene;
  readonly #end: WireEnd;
  readonly #decoder = new FrameDecoder(LIMITS.toHost);
  #hello: Uint8Array | null = null;
  #welcome: Uint8Array = new Uint8Array(0);
  #sealer: Sealer | null = null;
  #opener: Opener | null = null;
  /** Where in the story it is. */
  #at: number;
  isOpen = true;

  constructor(scene: Scene, end: WireEnd) {
    this.#scene = scene;
    this.#end = end;
    const { story } = scene.corpus;
    const starts = story.flatMap(({ t }, index) => (t === 'seated' ? [index] : []));
    this.#at = scene.chance.pick(starts);
    end.listen({ data: (chunk) => this.#hear(chunk), closed: () => (this.isOpen = false) });
  }

  get isSealed(): boolean {
    return this.#sealer !== null;
  }

  /** Says the next thing, once there are keys. */
  speak(): void {
    const { chance, corpus, findings } = this.#scene;
    if (this.#sealer === null) return;
    const draw = chance.below(100);
    const isTrue = draw >= 3 && draw < 50;
    if (!isTrue) findings.sent('guest, sealed');
    if (draw < 1) this.#say(chance.pick(corpus.toGuestRaw));
    else if (draw < 2) this.#end.write(misframed(this.#seal(spell(this.#next())), chance));
    else if (draw < 3) this.#say(this.#seal(oversize(spell(this.#next()), chance)));
    else if (isTrue) this.#say(this.#seal(spell(this.#next())));
    else if (draw < 60) this.#say(this.#seal(spell(chance.pick(corpus.toGuest))));
    else {
      const message = chance.odds(70) ? this.#next() : chance.pick(corpus.toGuest);
      this.#say(this.#seal(mutateMessage(message, chance, chance.pick(corpus.toGuest))));
    }
  }

  #next(): Message {
    const { chance, corpus } = this.#scene;
    const { story } = corpus;
    // Now and then something is left out, said twice, or said too early.
    if (chance.odds(6)) this.#at += chance.pick([-3, -1, 1, 2]);
    const message = story[((this.#at % story.length) + story.length) % story.length]!;
    this.#at += 1;
    return message;
  }

  #seal(plain: Uint8Array): Uint8Array {
    return this.#sealer!.seal(plain)!;
  }

  #say(payload: Uint8Array): void {
    this.#end.write(makeFrame(payload));
  }

  #hear(chunk: Uint8Array): void {
    const { payloads, breach } = this.#decoder.push(chunk);
    if (breach !== null) this.#scene.findings.fault(`a guest broke the framing: ${breach}`);
    for (const payload of payloads) this.#answer(payload);
  }

  #answer(payload: Uint8Array): void {
    if (this.#opener !== null) {
      if (this.#opener.open(payload) === null)
        this.#scene.findings.fault('a guest sealed what does not open');
      return;
    }
    const message = parseMessage(payload);
    if (this.#hello === null) this.#greet(payload, message);
    else if (message['t'] === 'proof') this.#prove();
    else if (message['t'] === 'pair') this.#pair();
  }

  #greet(payload: Uint8Array, hello: Message): void {
    const { chance, corpus } = this.#scene;
    this.#hello = payload;
    const nonce = chance.hex(16);
    const table = hello['table'] ?? corpus.table;
    const welcome: Message = { t: 'welcome', v: 1, app: '0', caps: [], table, epoch: 0, nonce };
    this.#welcome = spell(welcome);
    if (chance.odds(88)) this.#say(this.#welcome);
    else this.#mangle(welcome);
  }

  #prove(): void {
    const { chance, token } = this.#scene;
    const said = transcriptOf(this.#hello!, this.#welcome);
    const proof = { t: 'proof', mac: makeProof(token, 'host', said) };
    if (chance.odds(10)) {
      this.#mangle(proof);
      return;
    }
    this.#say(spell(proof));
    const keys = deriveKeys(Buffer.from(token, 'hex'), said);
    this.#sealer = new Sealer(keys.toGuest);
    this.#opener = new Opener(keys.toHost);
  }

  #pair(): void {
    const { chance, corpus } = this.#scene;
    const shares = corpus.toGuestRaw.filter((payload) => payload.length < 100 && payload[5] === 34);
    if (chance.odds(50)) this.#mangle({ t: 'pair', y: chance.hex(32) });
    else this.#say(chance.pick(shares.length > 0 ? shares : corpus.toGuestRaw));
  }

  #mangle(message: Message): void {
    const { chance, corpus, findings } = this.#scene;
    findings.sent('guest, greeting');
    const draw = chance.below(10);
    const other = chance.pick(corpus.toGuest);
    if (draw < 5) this.#say(mutateMessage(message, chance, other));
    else if (draw < 6) this.#end.write(misframed(spell(message), chance));
    else if (draw < 7) this.#say(oversize(spell(message), chance));
    else if (draw < 8) this.#say(chance.pick(corpus.toGuestRaw));
    else if (draw < 9)
      this.#say(spell({ t: 'refused', reason: chance.pick(['busy', 'guarded', 'nonsense']) }));
    else this.#say(mutateBytes(spell(message), chance, spell(other)));
  }

  hangUp(): void {
    this.#end.end();
  }
}
