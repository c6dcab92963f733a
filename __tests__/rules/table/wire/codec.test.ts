import fc from 'fast-check';

import { asciiBytes, asciiText } from '@/table/wire/ascii';
import { decodeMessage, encodeMessage, GREETING_TO_HOST, TO_GUEST, TO_HOST } from '@/table/wire/codec';

const decode = (text: string) => decodeMessage(TO_HOST, asciiBytes(text));
const move = (body: string) => `{"t":"move","id":"a","match":"m","seat":0,"nth":0,"move":${body}}`;

describe('the codec', () => {
  it('[FR-5] writes every text in ASCII and reads it back', () => {
    const name = fc.string({ unit: 'binary', maxLength: 20 });
    fc.assert(
      fc.property(name, (text) => {
        const bytes = encodeMessage({ t: 'sit', name: text } as never);
        expect(bytes.every((byte) => byte < 0x80)).toBe(true);
        expect(JSON.parse(asciiText(bytes) ?? '')).toEqual({ t: 'sit', name: text });
      }),
    );
  });

  it('[FR-5] reads a name with an umlaut and an emoji', () => {
    const join = { t: 'join', name: 'Jörg 🚇' } as const;
    expect(decodeMessage(TO_HOST, encodeMessage(join))).toEqual({ kind: 'message', message: join });
  });

  it('[FR-5] refuses a byte that is not ASCII', () => {
    const bytes = asciiBytes('{"t":"join","name":"Jorg"}');
    bytes[22] = 0xf6;
    expect(decodeMessage(TO_HOST, bytes)).toEqual({ kind: 'bad' });
  });

  it('[FR-6] ignores a kind that it does not know, and knows which kinds there are', () => {
    expect(decode('{"t":"reveal","pre":"00"}')).toEqual({ kind: 'unknown' });
    expect(decode('{"t":"toString"}')).toEqual({ kind: 'unknown' });
    expect([...GREETING_TO_HOST.kinds].sort()).toEqual(['hello', 'pair', 'proof']);
    expect(TO_GUEST.kinds.has('bye')).toBe(true);
    expect(TO_HOST.kinds.has('bye')).toBe(false);
  });

  it('[FR-6] drops fields that it does not know', () => {
    expect(decode('{"t":"leave","why":"later versions say more"}')).toEqual({
      kind: 'message',
      message: { t: 'leave' },
    });
  });

  it.each([
    ['nothing', ''],
    ['half a message', '{"t":"lea'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no kind', '{"n":1}'],
    ['a kind that is no text', '{"t":7}'],
    ['a known kind with a wrong field', '{"t":"ping","n":-1}'],
    ['a number beyond all numbers', '{"t":"ping","n":1e999}'],
    ['two messages', '{"t":"leave"}{"t":"leave"}'],
    ['a prototype at the top', '{"t":"leave","__proto__":{}}'],
    ['a prototype inside', move('{"type":"mark","line":{"__proto__":{"seat":1}}}')],
    ['a prototype in disguise', move('{"\\u005f_proto__":{"seat":1}}')],
    ['depth', move(`{"a":${'['.repeat(15)}${']'.repeat(15)}}`)],
    ['endless depth', '['.repeat(4_000)],
  ])('[LM-2] refuses %s', (_, text) => {
    expect(decode(text)).toEqual({ kind: 'bad' });
  });

  it('[LM-2] takes brackets in a text for text', () => {
    expect(decode(move(`{"line":"${'[{\\"'.repeat(9)}"}`)).kind).toBe('message');
  });

  it('[LM-2] never throws, whatever comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(['bad', 'unknown', 'message']).toContain(decodeMessage(TO_GUEST, bytes).kind);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(['bad', 'unknown']).toContain(decodeMessage(TO_HOST, Uint8Array.from(text, lowByte)).kind);
      }),
    );
  });
});

const lowByte = (char: string) => char.charCodeAt(0) & 0xff;
