/** Messages that are JSON and still wrong: the mutations that reach what lies behind the parser. */
import type { Chance } from './chance';
import { mutateBytes } from './mutate-bytes';

export type Message = Readonly<Record<string, unknown>>;

type Slot = { readonly holder: Record<string, unknown>; readonly key: string };

/** Written into the text as they are: no JSON value has a spelling like some of these. */
const RAW: readonly string[] = [
  ...['null', 'true', 'false', '0', '-1', '-0', '0.5', '29', '30', '50000', '50001', '1e308', '1e999'],
  ...['-1e999', '9007199254740993', '1e-400', '4294967296', '00', '+1', 'NaN', '.5', '1_0', '0x10'],
  ...['""', '"0"', '"table"', '"__proto__"', '"constructor"', '"toString"', '"\\ud800"', '"\\u0000"'],
  ...['"\xe9\xff"', '"\\x"', `"${'a'.repeat(300)}"`, `"${'0'.repeat(32)}"`, `"${'f'.repeat(64)}"`],
  ...['[]', '{}', '[[]]', '[null]', '[0,0]', '[-1,0]', '["table"]', '{"t":"join"}', '{"length":1e9}'],
  ...['{"__proto__":{"ok":true}}', '{"constructor":{"prototype":{}}}', '{"toString":1,"valueOf":null}'],
  `[${'0,'.repeat(2_100)}0]`,
  `${'['.repeat(40)}${']'.repeat(40)}`,
  `${'{"a":'.repeat(15)}1${'}'.repeat(15)}`,
  `${'['.repeat(1_500)}${']'.repeat(1_500)}`,
];
const KEYS = ['__proto__', 'constructor', 'toString', 't', 'id', 'seat', 'match', 'x', '', 'type', 'length'];

const raw = (index: number): string => `@raw:${index}@`;

function slotsIn(value: unknown, slots: Slot[] = []): Slot[] {
  if (typeof value !== 'object' || value === null) return slots;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    slots.push({ holder, key });
    slotsIn(holder[key], slots);
  }
  return slots;
}

/** A value of the same type that is nearly right. */
function nearby(value: unknown, chance: Chance): unknown {
  if (typeof value === 'number') return chance.pick([value + 1, value - 1, -value, value * 2, value + 0.5]);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const place = chance.below(value.length + 1);
    const letter = '0123456789abcdefXZ -'.charAt(chance.below(20));
    return chance.odds(60)
      ? value.slice(0, place) + letter + value.slice(place + 1)
      : chance.pick([value.slice(0, place), value + value, value.toUpperCase()]);
  }
  if (!Array.isArray(value)) return raw(chance.below(RAW.length));
  const items = value as readonly unknown[];
  return chance.pick([items.slice(1), [...items, ...items], [...items].reverse(), [...items, items]]);
}

type Change = (slot: Slot, chance: Chance, other: unknown) => void;

const CHANGES: readonly Change[] = [
  ({ holder, key }, chance) => (holder[key] = raw(chance.below(RAW.length))),
  ({ holder, key }, chance) => (holder[key] = nearby(holder[key], chance)),
  ({ holder, key }, chance) => (holder[key] = nearby(holder[key], chance)),
  ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else Reflect.deleteProperty(holder, key);
  },
  ({ holder, key }, chance) => {
    const name = chance.pick(KEYS);
    if (name !== '__proto__' && !Array.isArray(holder)) holder[name] = holder[key];
  },
  ({ holder, key }) => (holder[key] = { [key]: holder[key] }),
  // What another message has in some place.
  ({ holder, key }, chance, other) => {
    const slots = slotsIn(other);
    if (slots.length === 0) return;
    const { holder: theirs, key: name } = chance.pick(slots);
    holder[key] = structuredClone(theirs[name]);
  },
];

export const textBytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

export const spell = (value: unknown): Uint8Array => textBytes(JSON.stringify(value));

/** Empty for what is no JSON, such as what is sealed. */
export function parseMessage(payload: Uint8Array): Message {
  try {
    return JSON.parse(Buffer.from(payload).toString('latin1')) as Message;
  } catch {
    return {};
  }
}

/** A key that JSON.stringify would never write, or one that is there already. */
function withExtraKey(text: string, chance: Chance): string {
  return text.replace('{', `{"${chance.pick(KEYS)}":${chance.pick(RAW)},`);
}

export function mutateMessage(message: Message, chance: Chance, other: Message): Uint8Array {
  const copy = structuredClone(message) as Record<string, unknown>;
  for (let left = 1 + chance.below(2); left > 0; left -= 1) {
    const slots = slotsIn(copy);
    // Mostly the kind stays: a message of an unknown kind is only ignored.
    const slot = slots.length === 0 ? null : chance.pick(slots);
    if (slot !== null && (slot.key !== 't' || chance.odds(10))) chance.pick(CHANGES)(slot, chance, other);
  }
  let text = JSON.stringify(copy).replaceAll(/"@raw:(\d+)@"/g, (_all, index) => RAW[Number(index)]!);
  if (chance.odds(8)) text = withExtraKey(text, chance);
  const bytes = textBytes(text);
  return chance.odds(10) ? mutateBytes(bytes, chance, spell(other)) : bytes;
}
