/** Somebody at the host's port who has proven nothing: bytes, frames, HTTP heads, WebSockets, greetings. */
import { finishCpace, SCALAR_BYTES, startCpace } from '../../src/table/secure/cpace';
import { deriveKeys, Sealer } from '../../src/table/secure/box';
import { pairingInputs, transcriptOf } from '../../src/table/secure/greeting';
import { makeFrame } from '../../src/table/wire/frames';
import type { Chance } from './chance';
import type { Corpus } from './corpus';
import type { Kitchen } from './kitchen';
import { misframed, mutateBytes, oversize } from './mutate-bytes';
import { type Message, mutateMessage, spell, textBytes } from './mutate-message';
import { Ear } from './ear';

export class Stranger {
  constructor(
    readonly kitchen: Kitchen,
    readonly corpus: Corpus,
    readonly chance: Chance,
  ) {}

  async attack(): Promise<void> {
    const draw = this.chance.below(100);
    if (draw < 45) await this.#bytes();
    else if (draw < 70) await this.#browser();
    else if (draw < 97) await this.#greeting();
    else await this.#pairing();
  }

  /** A payload that may be anything: said here, said elsewhere, changed. */
  #payload(): Uint8Array {
    const { chance, corpus } = this;
    const draw = chance.below(10);
    const said = chance.pick(corpus.toHostRaw);
    if (draw < 2) return said;
    if (draw < 3) return oversize(said, chance);
    if (draw < 4) return chance.pick(corpus.toGuestRaw);
    if (draw < 7) return mutateBytes(said, chance, chance.pick(corpus.toHostRaw));
    return mutateMessage(this.#hello(), chance, chance.pick(corpus.toHost));
  }

  #hello(changes: Message = {}): Message {
    const { chance } = this;
    const want = chance.pick(['probe', 'join', 'resume']);
    const nonce = chance.hex(16);
    const table = chance.odds(50) ? null : this.kitchen.room.id;
    const rest = { by: 'code', device: chance.pick(['1', '2', '7']) };
    return { t: 'hello', v: [1, 1], app: '0', caps: [], table, want, nonce, ...rest, ...changes };
  }

  /** In pieces of any size: a stream may be cut anywhere. */
  #write(ear: Ear, bytes: Uint8Array): void {
    const { chance } = this;
    for (let at = 0; at < bytes.length;) {
      const to = chance.odds(80) ? bytes.length : at + 1 + chance.below(bytes.length - at);
      ear.write(bytes.subarray(at, to));
      at = to;
    }
  }

  async #leave(ear: Ear): Promise<void> {
    const { chance } = this;
    await this.kitchen.settle();
    // Now and then it just stays, and has to be sent away.
    if (chance.odds(97)) ear.hangUp();
    await this.kitchen.settle();
  }

  async #bytes(): Promise<void> {
    const { chance, kitchen } = this;
    const ear = new Ear(kitchen, 'bytes');
    for (let left = 1 + chance.below(12); left > 0 && ear.isOpen; left -= 1) {
      const payload = this.#payload();
      const frame = chance.odds(25) ? misframed(payload, chance) : makeFrame(payload);
      this.#write(ear, chance.odds(10) ? mutateBytes(frame, chance, payload) : frame);
      kitchen.findings.sent('host, bytes');
      if (chance.odds(40)) await kitchen.settle();
    }
    await this.#leave(ear);
  }

  #head(): Uint8Array {
    const { chance } = this;
    const host = chance.pick(['10.0.0.1:4600', 'localhost', 'evil.example']);
    const lines = [
      `GET ${chance.pick(['/table', '/', '/table?x=1', '/../x'])} HTTP/1.1`,
      `Host: ${host}`,
      'Upgrade: websocket',
      'Connection: keep-alive, Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(chance.odds(50) ? [`Origin: http://${host}`] : []),
      ...(chance.odds(5) ? Array.from({ length: 200 }, (_, index) => `X-${index}: a`) : []),
      ...(chance.odds(3) ? [`X: ${'a'.repeat(9_000)}`] : []),
    ];
    return textBytes(`${lines.join('\r\n')}\r\n\r\n`);
  }

  #webSocketFrame(): Uint8Array {
    const { chance } = this;
    const payload = this.#payload();
    const opcode = chance.odds(70) ? 2 : chance.below(16);
    const { length } = payload;
    const lie = chance.odds(10) ? chance.pick([0, 125, 126, 65_535]) : length;
    const size = lie < 126 ? [lie] : [126, lie >> 8, lie & 255];
    const isLong = chance.odds(3) || lie > 65_535;
    const long = [127, 0, 0, 0, chance.below(2), 0, lie >> 16, (lie >> 8) & 255, lie & 255];
    const [first, ...more] = isLong ? long : size;
    const isMasked = chance.odds(95);
    const mask = chance.bytes(4);
    const head = [(chance.odds(85) ? 0x80 : 0) | opcode, (isMasked ? 0x80 : 0) | first!, ...more];
    const body = isMasked ? payload.map((byte, at) => byte ^ mask[at & 3]!) : payload;
    return new Uint8Array(Buffer.concat([Uint8Array.from(head), isMasked ? mask : new Uint8Array(0), body]));
  }

  async #browser(): Promise<void> {
    const { chance, kitchen } = this;
    const ear = new Ear(kitchen, 'browser');
    const head = this.#head();
    this.#write(ear, chance.odds(30) ? mutateBytes(head, chance, this.#head()) : head);
    kitchen.findings.sent('host, browser');
    if (chance.odds(50)) await kitchen.settle();
    for (let left = chance.below(10); left > 0 && ear.isOpen; left -= 1) {
      const frame = this.#webSocketFrame();
      this.#write(ear, chance.odds(15) ? mutateBytes(frame, chance, head) : frame);
      kitchen.findings.sent('host, browser');
      if (chance.odds(30)) await kitchen.settle();
    }
    await this.#leave(ear);
  }

  /** A right hello, and then what does not belong behind it. */
  async #greeting(): Promise<void> {
    const { chance, kitchen, corpus } = this;
    const ear = new Ear(kitchen, 'greeting');
    const want = chance.pick(['resume', 'resume', 'resume', 'join']);
    ear.say(spell(this.#hello({ want, table: null, ...(chance.odds(50) ? { by: 'key' } : {}) })));
    await kitchen.settle();
    for (let left = 1 + chance.below(4); left > 0 && ear.isOpen; left -= 1) {
      const next: Message = chance.odds(50)
        ? { t: 'proof', mac: chance.hex(32) }
        : { t: 'pair', y: chance.hex(32) };
      const payload = chance.odds(60)
        ? mutateMessage(next, chance, chance.pick(corpus.toHost))
        : this.#payload();
      ear.say(chance.odds(15) ? spell(next) : payload);
      kitchen.findings.sent('host, greeting');
      await kitchen.settle();
    }
    await this.#leave(ear);
  }

  /** Knows the code, and says something else than `join`; or does not know it. */
  async #pairing(): Promise<void> {
    const { chance, kitchen, corpus } = this;
    const ear = new Ear(kitchen, 'pairing');
    const hello = this.#hello({ want: 'join', table: null, by: 'code' });
    const helloBytes = spell(hello);
    ear.say(helloBytes);
    await kitchen.settle();
    const welcome = ear.last();
    if (welcome?.message['t'] === 'welcome') {
      const nonces = { guest: String(hello['nonce']), host: String(welcome.message['nonce']) };
      const code = chance.odds(90) ? kitchen.room.secrets().code : 'WXYZ';
      const inputs = pairingInputs('code', code, nonces);
      const own = startCpace(inputs, chance.bytes(SCALAR_BYTES));
      ear.say(spell({ t: 'pair', y: Buffer.from(own.share).toString('hex') }));
      await kitchen.settle();
      const answer = ear.last();
      const secret =
        answer?.message['t'] !== 'pair'
          ? null
          : finishCpace(own.scalar, 'b', inputs.session, {
              shareA: own.share,
              dataA: helloBytes,
              shareB: Buffer.from(String(answer.message['y']), 'hex'),
              dataB: welcome.payload,
            });
      if (secret !== null) {
        const sealer = new Sealer(deriveKeys(secret, transcriptOf(helloBytes, welcome.payload)).toHost);
        const join = { t: 'join', name: null, once: chance.hex(16) };
        const first = mutateMessage(join, chance, chance.pick(corpus.toHost));
        ear.say(chance.odds(90) ? sealer.seal(first)! : this.#payload());
        kitchen.findings.sent('host, pairing');
      }
    }
    await this.#leave(ear);
  }
}
