/**
 * Log entries under shared column names: `k` names the columns of each shape of event once, a row has the
 * place, the shape and the values. The names keep the order of the event's fields, as the chain hash is
 * made of its JSON; the event's type is part of the shape (`type=mark`).
 */
import type { GameEvent } from '@/engine/game';

import type { Packed } from './fields';

/** Where in a seat's known log it is inserted, and what. */
export type Entry = readonly [place: number, event: GameEvent];

const FIELD = /^[a-zA-Z]\w*$/;
const TYPE = /^type=(?<type>.*)$/;

export function pack(entries: readonly Entry[]): Packed {
  const shapes = new Map<string, number>();
  const k: string[][] = [];
  const r = entries.map(([place, event]) => {
    // What JSON leaves out is not in the hash either.
    const fields = Object.entries<unknown>({ ...event }).filter(([, value]) => value !== undefined);
    const columns = fields.map(([name, value]) => (name === 'type' ? `type=${String(value)}` : name));
    const key = columns.join('\n');
    const shape = shapes.get(key) ?? k.push(columns) - 1;
    shapes.set(key, shape);
    return [place, shape, ...fields.flatMap(([name, value]) => (name === 'type' ? [] : [value]))];
  });
  return { k, r };
}

/** Null for what `pack` does not make. Whether the rules allow the events is not asked here. */
export function unpack({ k, r }: Packed): readonly Entry[] | null {
  const shapes = k.map(shapeOf);
  const entries: Entry[] = [];
  for (const [place, at, ...values] of r) {
    const shape = typeof at === 'number' ? shapes[at] : undefined;
    if (!isPlace(place) || shape === undefined || shape === null) return null;
    if (values.length !== shape.names.length - 1) return null;
    entries.push([place, eventOf(shape, values)]);
  }
  return entries;
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

function eventOf({ names, type }: Shape, values: readonly unknown[]): GameEvent {
  const left = values.values();
  const fields = names.map((name) => [name, name === 'type' ? type : left.next().value] as const);
  // Spread first, so that `type` keeps its place among the fields.
  return { ...Object.fromEntries(fields), type };
}
