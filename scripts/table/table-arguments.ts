import { EDITION_IDS, type EditionId } from '../../src/games/metro-x/editions';
import { MAP_IDS, type MapId } from '../../src/maps/catalog';
import { DEFAULT_PORT, readCode } from '../../src/table/guest/invitation';
import { nameSchema, ROOM_LIMITS } from '../../src/table/room/room-view';
import { BadArgument, numberOf, oneOf, readArguments } from './read-arguments';

export interface TableArguments {
  /** 0: any free one. */
  readonly port: number;
  readonly name: string;
  /** Null: a new one. */
  readonly code: string | null;
  readonly map: MapId;
  readonly edition: EditionId;
  readonly seats: number;
  /** So many of the seats are played by the table itself. */
  readonly bots: number;
  /** Fixes the cards; null: nobody knows them. */
  readonly seed: string | null;
  readonly json: boolean;
  /** Null: a folder of the project's cache. */
  readonly data: string | null;
  readonly fresh: boolean;
  readonly announce: boolean;
}

export const TABLE_USAGE = `npm run -s table -- [--port ${DEFAULT_PORT}] [--name Kitchen] [--code ABCD] [--map metro-city] [--seats 2] ...

  --port <number>   listen on this port (0: any free one)
  --name <text>     the table's name, as phones show it
  --code <text>     four letters or digits that guests have to know (otherwise a new code)
  --map <id>        ${MAP_IDS.join(', ')}
  --edition <id>    ${EDITION_IDS.join(', ')}
  --seats <number>  1 to ${ROOM_LIMITS.seats}; the game starts when all are taken
  --bots <number>   so many of the seats are played by bots
  --seed <text>     the same cards every time
  --json            one JSON object a line
  --data <folder>   where the table is kept; started again, it goes on
  --fresh           a new table, even if one could go on
  --no-announce     tell nobody in the network; guests come by address`;

export function parseTableArguments(argv: readonly string[]): TableArguments {
  const values = readArguments(argv, {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    name: { type: 'string', default: 'Kitchen' },
    code: { type: 'string' },
    map: { type: 'string', default: MAP_IDS[0] },
    edition: { type: 'string', default: EDITION_IDS[0] },
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', default: '0' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
    data: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    'no-announce': { type: 'boolean', default: false },
  });
  const seats = numberOf('seats', values.seats, [1, ROOM_LIMITS.seats]);
  return {
    port: numberOf('port', values.port, [0, 65_535]),
    name: nameOf('name', values.name),
    code: values.code === undefined ? null : codeOf(values.code),
    map: oneOf('map', values.map, MAP_IDS),
    edition: oneOf('edition', values.edition, EDITION_IDS),
    seats,
    bots: numberOf('bots', values.bots, [0, seats]),
    seed: values.seed ?? null,
    json: values.json,
    data: values.data ?? null,
    fresh: values.fresh,
    announce: !values['no-announce'],
  };
}

export function nameOf(argument: string, text: string): string {
  const parsed = nameSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new BadArgument(`--${argument} takes 1 to ${ROOM_LIMITS.name} characters on one line.`);
}

export function codeOf(text: string): string {
  const read = readCode(text);
  if (read.ok) return read.code;
  throw new BadArgument(`--code takes four letters or digits without 0, O, 1 and I, not "${text}".`);
}
