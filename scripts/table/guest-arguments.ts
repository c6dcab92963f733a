import type { Address } from '../../src/table/net-ports';
import { readInvitation } from '../../src/table/guest/invitation';
import { BadArgument, numberOf, oneOf, readArguments } from './read-arguments';
import { codeOf, nameOf } from './table-arguments';

/** Where the table is: named, or looked for in the network. */
export type Whereabouts =
  | { readonly kind: 'address'; readonly address: Address; readonly table: string | null }
  | { readonly kind: 'find'; readonly name: string | null; readonly table: string | null };

export interface GuestArguments {
  readonly where: Whereabouts;
  readonly password: { readonly by: 'code' | 'key'; readonly secret: string };
  /** Null: it holds no seat and only looks on. */
  readonly name: string | null;
  readonly bot: string;
  /** Milliseconds between seeing a card and acting. */
  readonly pace: number;
  /** Of every hundred moves so many are any legal one. */
  readonly wander: number;
  readonly json: boolean;
  /** Null: a folder of the project's cache. */
  readonly data: string | null;
}

export const GUEST_USAGE = `npm run -s guest -- --address 127.0.0.1:4600 --code ABCD --name Mia [--bot greedy] ...

  --address <host:port>  where the table is, or the link of its QR code
  --find <name>          instead: the table of this name in the network
  --table <id>           instead: the table of this id in the network
  --code <text>          the table's code
  --name <text>          who sits down
  --watch                looks on and holds no seat
  --bot <id>             who plays the seat (greedy)
  --pace <ms>            thinks so long about each card
  --wander <percent>     plays so many of its moves at random
  --json                 one JSON object a line
  --data <folder>        where the seat is kept; started again, it is taken again`;

const FIND_OPTIONS = ['address', 'find', 'table'] as const;

export function parseGuestArguments(argv: readonly string[], bots: readonly string[]): GuestArguments {
  const values = readArguments(argv, {
    address: { type: 'string' },
    find: { type: 'string' },
    table: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    watch: { type: 'boolean', default: false },
    bot: { type: 'string', default: 'greedy' },
    pace: { type: 'string', default: '0' },
    wander: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    data: { type: 'string' },
  });
  const ways = FIND_OPTIONS.filter((name) => values[name] !== undefined);
  if (ways.length !== 1) throw new BadArgument('Say where the table is: --address, --find or --table.');
  if (values.watch === (values.name !== undefined)) throw new BadArgument('Give --name or --watch.');
  const { where, key } = whereabouts(values);
  if (key === null && values.code === undefined) throw new BadArgument('--code is missing.');
  return {
    where,
    password: key === null ? { by: 'code', secret: codeOf(values.code!) } : { by: 'key', secret: key },
    name: values.name === undefined ? null : nameOf('name', values.name),
    bot: oneOf('bot', values.bot, bots),
    pace: numberOf('pace', values.pace, [0, 60_000]),
    wander: numberOf('wander', values.wander, [0, 100]),
    json: values.json,
    data: values.data ?? null,
  };
}

interface Ways {
  readonly address?: string | undefined;
  readonly find?: string | undefined;
  readonly table?: string | undefined;
}

function whereabouts({ address, find, table }: Ways): { where: Whereabouts; key: string | null } {
  if (address === undefined) {
    if (table !== undefined && !/^[0-9a-f]{16}$/.test(table)) {
      throw new BadArgument(`--table takes the 16 hex digits of a table, not "${table}".`);
    }
    return { where: { kind: 'find', name: find ?? null, table: table ?? null }, key: null };
  }
  const read = readInvitation(address);
  if (!read.ok) throw new BadArgument(`--address takes host:port or the link of a table, not "${address}".`);
  return read.kind === 'link'
    ? { where: { kind: 'address', address: read.address, table: read.table }, key: read.key }
    : { where: { kind: 'address', address: read.address, table: null }, key: null };
}
