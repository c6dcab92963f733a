export interface PlayArguments {
  readonly port: number;
  /** A port that was asked for is never traded for another one. */
  readonly portIsFixed: boolean;
  readonly open: boolean;
}

export const DEFAULT_PORT = 4567;

export const USAGE = `npm run play -- [--port <number>] [--no-open]

  --port <number>  serve on this port (otherwise ${DEFAULT_PORT}, or the next free one)
  --no-open        do not open a browser`;

function parsePort(text: string | undefined): number | string {
  if (text === undefined) return '--port needs a number.';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  return port >= 1 && port <= 65_535 ? port : `--port takes a number from 1 to 65535, not "${text}".`;
}

/** The arguments, or a sentence saying what is wrong with them. */
export function parseArguments(argv: readonly string[]): PlayArguments | string {
  let parsed: PlayArguments = { port: DEFAULT_PORT, portIsFixed: false, open: true };
  for (let at = 0; at < argv.length; at += 1) {
    const [name, inline] = argv[at]!.split('=', 2);
    if (name === '--no-open') {
      parsed = { ...parsed, open: false };
    } else if (name === '--port') {
      const port = parsePort(inline ?? argv[(at += 1)]);
      if (typeof port === 'string') return port;
      parsed = { ...parsed, port, portIsFixed: true };
    } else {
      return `Unknown argument "${argv[at]!}".`;
    }
  }
  return parsed;
}
