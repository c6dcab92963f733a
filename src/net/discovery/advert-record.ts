/** How a table is written into DNS service discovery, the same on computers and phones. */
import type { Advert } from '@/table/net-ports';

export const SERVICE = { type: 'interchange', protocol: 'tcp', domain: 'local.' } as const;
export const SERVICE_NAME = '_interchange._tcp.local';

/** A label of DNS holds no more. */
const LABEL_BYTES = 63;
const NAMELESS = 'Interchange';
/** Looks like a full stop and is none: parsers of DNS names split at the real one. */
const DOT_LEADER = '\u2024';

function utf8Length(text: string): number {
  let bytes = 0;
  for (const point of text) {
    const code = point.codePointAt(0)!;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function cut(text: string, bytes: number): string {
  let kept = '';
  let length = 0;
  for (const point of text) {
    length += utf8Length(point);
    if (length > bytes) break;
    kept += point;
  }
  return kept.trim();
}

/** Four characters that keep two tables of one name apart. Nothing hangs on their being unguessable. */
export const randomSuffix = (): string =>
  Math.floor(Math.random() * 36 ** 4)
    .toString(36)
    .padStart(4, '0');

export function instanceName(name: string, suffix: string): string {
  const clean = name
    .replace(/\p{Cc}+/gu, ' ')
    .replaceAll('\\', '/')
    .replaceAll('.', DOT_LEADER);
  const kept = cut(clean.trim(), LABEL_BYTES - suffix.length - 1);
  return `${kept === '' ? NAMELESS : kept} ${suffix}`;
}

/** The table's name in an instance name; a system that saw the name twice has put ` (2)` behind it. */
export const nameOf = (instance: string): string =>
  instance
    .replace(/ \(\d+\)$/, '')
    .replace(/ [0-9a-z]{4}$/, '')
    .replaceAll(DOT_LEADER, '.');

export type AdvertText = Readonly<Record<'v' | 'id' | 's' | 'n' | 'e', string>>;

/** ASCII and under 200 bytes, whatever the table is called: iOS reads it as ASCII. */
export const textOf = (advert: Advert): AdvertText => ({
  v: String(advert.protocol),
  id: advert.id,
  s: advert.phase,
  n: `${advert.taken}/${advert.seats}`,
  e: String(advert.epoch),
});

/** The table that an instance and its text tell of; null when somebody else uses our type. */
export function advertOf(instance: string, text: Readonly<Record<string, unknown>>): Advert | null {
  const field = (name: string, pattern: RegExp): RegExpExecArray | null => {
    const value = text[name];
    return typeof value === 'string' ? pattern.exec(value) : null;
  };
  const protocol = field('v', /^\d{1,4}$/)?.[0];
  const id = field('id', /^[0-9a-f]{16}$/)?.[0];
  const phase = field('s', /^(?:lobby|play)$/)?.[0];
  const places = field('n', /^(\d{1,3})\/(\d{1,3})$/);
  const epoch = field('e', /^\d{1,9}$/)?.[0];
  if (!protocol || !id || !phase || !places || !epoch) return null;
  return {
    name: nameOf(instance),
    id,
    protocol: Number(protocol),
    phase: phase as Advert['phase'],
    taken: Number(places[1]),
    seats: Number(places[2]),
    epoch: Number(epoch),
  };
}
