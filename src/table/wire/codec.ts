/** Messages as bytes: JSON in ASCII. Nothing that comes in is looked at before it passed every check here. */
import type { Schema } from '@/engine/schema';

import { asciiBytes, asciiJson, asciiText } from './ascii';
import { greetingToGuest, greetingToHost } from './greeting';
import { lean } from './lean';
import { toGuestSchema } from './to-guest';
import { toHostSchema } from './to-host';

/** Brackets within brackets: a parser that recurses must not run out of stack. */
const MAX_DEPTH = 16;

interface Kind {
  readonly t: string;
}

/** One direction of the talk: what may be said, and which kinds of it are known. */
export interface Vocabulary<Message extends Kind> {
  readonly schema: Schema<Message>;
  readonly kinds: ReadonlySet<string>;
}

interface UnionOfKinds<Message extends Kind> extends Schema<Message> {
  readonly def: {
    readonly options: readonly { readonly shape: { readonly t: { readonly def: { values: string[] } } } }[];
  };
}

const vocabulary = <Message extends Kind>(schema: UnionOfKinds<Message>): Vocabulary<Message> => ({
  schema,
  kinds: new Set(schema.def.options.flatMap(({ shape }) => shape.t.def.values)),
});

export const GREETING_TO_HOST = vocabulary(greetingToHost);
export const GREETING_TO_GUEST = vocabulary(greetingToGuest);
export const TO_HOST = vocabulary(toHostSchema);
export const TO_GUEST = vocabulary(toGuestSchema);

export type Decoded<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  /** From a later version: to be ignored. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'bad' };

const BAD = { kind: 'bad' } as const;

export function encodeMessage(message: Kind): Uint8Array {
  return asciiBytes(asciiJson(lean(message)));
}

export function decodeMessage<Message extends Kind>(
  { schema, kinds }: Vocabulary<Message>,
  bytes: Uint8Array,
): Decoded<Message> {
  const json = parseJson(bytes);
  if (typeof json !== 'object' || json === null) return BAD;
  const { t } = json as { readonly t?: unknown };
  if (typeof t !== 'string') return BAD;
  if (!kinds.has(t)) return { kind: 'unknown' };
  const parsed = schema.safeParse(json);
  return parsed.success ? { kind: 'message', message: parsed.data } : BAD;
}

function parseJson(bytes: Uint8Array): unknown {
  const text = asciiText(bytes);
  if (text === null || isTooDeep(text)) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    return namesPrototype(json) ? undefined : json;
  } catch {
    return undefined;
  }
}

/** Looked at before parsing; brackets inside of strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (inString) {
      if (char === '\\') at += 1;
      else if (char === '"') inString = false;
    } else if (char === '"') inString = true;
    else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** A key that would change an object's nature as soon as somebody copies it. */
function namesPrototype(json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  if (Object.hasOwn(json, '__proto__')) return true;
  return Object.values(json).some(namesPrototype);
}
