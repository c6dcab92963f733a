/**
 * Log entries without repetitions: docs/protocol.md, LG-6. `k` has the field names of each shape of event, `d` each
 * form of event that occurs, [shape, values…], whoever did it; `s` spells form and seat of one entry after the other;
 * `p` are the entries' places as runs, [first, how many, …]. The names keep the order of the event's fields, as the
 * chain hash is made of its JSON; the event's type is part of the shape (`type=mark`).
 */
import type { GameEvent } from '@/engine/game';

import { readCodes, spellCodes } from './digits';
import type { Packed } from './fields';

/** Where in a seat's known log it is inserted, and what. */
export type Entry = readonly [place: number, event: GameEvent];

const FIELD = /^[a-zA-Z]\w*$/;
const TYPE = /^type=(?<type>.*)$/;

/** Seats in a code, and one more for events of nobody. */
const SEATS = 30;
const SEAT_DIGITS = SEATS + 1;

const isSeat = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < SEATS;

interface Laid {
  readonly columns: readonly string[];
  readonly shape: string;
  /** Without the type, and without the seat when the code has it. */
  readonly values: readonly unknown[];
  readonly form: string;
  /** 0: no seat, or one that is none. */
  readonly digit: number;
}

/** Thirty viewers are told of the same events. */
const LAID = new WeakMap<GameEvent, Laid>();

function lay(event: GameEvent): Laid {
  const kept = LAID.get(event);
  if (kept !== undefined) return kept;
  // What JSON leaves out is not in the hash either.
  const fields = Object.entries<unknown>({ ...event }).filter(([, value]) => value !== undefined);
  const columns = fields.map(([name, value]) => (name === 'type' ? `type=${String(value)}` : name));
  const digit = isSeat(event.seat) ? event.seat + 1 : 0;
  const inCode = (name: string) => name === 'type' || (name === 'seat' && digit > 0);
  const values = fields.flatMap(([name, value]) => (inCode(name) ? [] : [value]));
  const shape = columns.join('\n');
  const laid = { columns, shape, values, form: `${shape}\n${JSON.stringify(values)}`, digit };
  LAID.set(event, laid);
  return laid;
}

export function pack(entries: readonly Entry[]): Packed {
  const shapes = new Map<string, number>();
  const forms = new Map<string, number>();
  const [k, d, p]: [string[][], unknown[][], number[]] = [[], [], []];
  const codes = entries.map(([place, event]) => {
    const { columns, shape, values, form, digit } = lay(event);
    if (!shapes.has(shape)) shapes.set(shape, k.push([...columns]) - 1);
    if (!forms.has(form)) forms.set(form, d.push([shapes.get(shape)!, ...values]) - 1);
    addPlace(p, place);
    return forms.get(form)! * SEAT_DIGITS + digit;
  });
  return { k, d, p, s: spellCodes(codes, d.length * SEAT_DIGITS) };
}

function addPlace(runs: number[], place: number): void {
  const [first = Number.NaN, length = 0] = runs.slice(-2);
  if (place === first + length) runs[runs.length - 1] = length + 1;
  else runs.push(place, 1);
}

/** Null for what `pack` does not make. Whether the rules allow the events is not asked here. */
export function unpack({ k, d, p, s }: Packed): readonly Entry[] | null {
  const shapes = k.map(shapeOf);
  const codes = readCodes(s, d.length * SEAT_DIGITS);
  const places = codes === null ? null : placesOf(p, codes.length);
  if (codes === null || places === null) return null;
  const entries: Entry[] = [];
  for (const [index, code] of codes.entries()) {
    const [at, ...values] = d[Math.floor(code / SEAT_DIGITS)] ?? [];
    const shape = typeof at === 'number' ? shapes[at] : undefined;
    const event = shape === undefined || shape === null ? null : eventOf(shape, values, code % SEAT_DIGITS);
    if (event === null) return null;
    entries.push([places[index]!, event]);
  }
  return entries;
}

/** Counted before they are written out: a run may claim any length. */
function placesOf(runs: readonly number[], count: number): readonly number[] | null {
  const places: number[] = [];
  for (let at = 0; at < runs.length; at += 2) {
    const [first, length] = [runs[at]!, runs[at + 1] ?? 0];
    if (!isPlace(first) || !isPlace(length) || length === 0 || places.length + length > count) return null;
    for (let nth = 0; nth < length; nth += 1) places.push(first + nth);
  }
  return places.length === count ? places : null;
}

const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

interface Shape {
  readonly names: readonly string[];
  readonly type: string;
}

function shapeOf(columns: readonly string[]): Shape | null {
  const type = columns.map((column) => TYPE.exec(column)?.groups?.['type']).find((one) => one !== undefined);
  const names = columns.map((column) => (TYPE.test(column) ? 'type' : column));
  const sound = names.every((name) => FIELD.test(name)) && new Set(names).size === names.length;
  return type !== undefined && sound ? { names, type } : null;
}

function eventOf({ names, type }: Shape, values: readonly unknown[], digit: number): GameEvent | null {
  const inCode = digit > 0 ? 2 : 1;
  if (values.length !== names.length - inCode || (digit > 0 && !names.includes('seat'))) return null;
  const left = values.values();
  const valueOf = (name: string): unknown => {
    if (name === 'type') return type;
    return name === 'seat' && digit > 0 ? digit - 1 : left.next().value;
  };
  const fields = names.map((name) => [name, valueOf(name)] as const);
  // Spread first, so that `type` keeps its place among the fields.
  return { ...Object.fromEntries(fields), type };
}
