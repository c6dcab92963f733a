import { nameSchema, ROOM_LIMITS } from '../../src/table/room/room-view';

export interface PlayArguments {
  readonly port: number;
  /** A port that was asked for is never traded for another one. */
  readonly portIsFixed: boolean;
  readonly open: boolean;
  /** The table that is served beside the app; null: none. */
  readonly table: { readonly name: string; readonly data: string | null } | null;
}

export const DEFAULT_PORT = 4567;

const DEFAULT_TABLE = 'Kitchen';

export const USAGE = `npm run play -- [--port <number>] [--no-open] [--name <text>] [--data <folder>] [--no-table]

  --port <number>  serve on this port (otherwise ${DEFAULT_PORT}, or the next free one)
  --no-open        do not open a browser
  --name <text>    the name of this computer's table (otherwise ${DEFAULT_TABLE})
  --data <folder>  where the table is kept
  --no-table       only the app, no table`;

function parsePort(text: string | undefined): number | string {
  if (text === undefined) return '--port needs a number.';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port >= 1 && port <= 65_535 ? port : `--port takes a number from 1 to 65535, not "${text}".`;
}

function parseName(text: string | undefined): { readonly name: string } | string {
  const parsed = nameSchema.safeParse(text);
  return parsed.success ? { name: parsed.data } : `--name takes 1 to ${ROOM_LIMITS.name} characters.`;
}

const FLAGS: Readonly<Record<string, (before: PlayArguments) => PlayArguments>> = {
  '--no-open': (before) => ({ ...before, open: false }),
  '--no-table': (before) => ({ ...before, table: null }),
};

type WithValue = (before: PlayArguments, value: string | undefined) => PlayArguments | string;

const VALUES: Readonly<Record<string, WithValue>> = {
  '--port': (before, text) => {
    const port = parsePort(text);
    return typeof port === 'string' ? port : { ...before, port, portIsFixed: true };
  },
  '--name': (before, text) => {
    const named = parseName(text);
    return typeof named === 'string'
      ? named
      : { ...before, table: before.table && { ...before.table, ...named } };
  },
  '--data': (before, data) =>
    data === undefined || data === ''
      ? '--data needs a folder.'
      : { ...before, table: before.table && { ...before.table, data } },
};

/** The arguments, or a sentence saying what is wrong with them. */
export function parseArguments(argv: readonly string[]): PlayArguments | string {
  let parsed: PlayArguments = {
    ...{ port: DEFAULT_PORT, portIsFixed: false, open: true },
    table: { name: DEFAULT_TABLE, data: null },
  };
  for (let at = 0; at < argv.length; at += 1) {
    const [name = '', inline] = argv[at]!.split('=', 2);
    const flag = FLAGS[name];
    const value = VALUES[name];
    if (flag) parsed = flag(parsed);
    if (!flag && !value) return `Unknown argument "${argv[at]!}".`;
    const next = value?.(parsed, inline ?? argv[(at += 1)]) ?? parsed;
    if (typeof next === 'string') return next;
    parsed = next;
  }
  return parsed;
}
