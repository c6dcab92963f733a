import { networkInterfaces } from 'node:os';
import { lanAddresses } from './addresses';
import { parseArguments, type PlayArguments, USAGE } from './arguments';
import { close, listen, makeServer } from './http-server';
import { toldToStop } from '../table/stop-signals';
import { noTable } from './no-table';
import { openBrowser } from './open-browser';
import { openServedTable, type ServedTable } from './served-table';
import { staticFiles } from './static-files';
import { webBuild } from './web-build';

const NEXT_PORTS = 20;

const portTaken = (port: number): string =>
  `Port ${port} is taken by another program. Choose another one with --port.`;

const say = (line: string): void => console.log(line);

function complain(sentence: string): 1 {
  console.error(sentence);
  return 1;
}

/** The port asked for, or the next free one when none was asked for; null when there is none. */
async function listenNear(
  { port, portIsFixed }: PlayArguments,
  listenOn: (port: number) => Promise<number | null>,
): Promise<number | null> {
  const last = portIsFixed ? port : Math.min(port + NEXT_PORTS, 65_535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    const taken = await listenOn(candidate);
    if (taken !== null) return taken;
    if (!portIsFixed) say(`Port ${candidate} is taken; trying the next one.`);
  }
  return null;
}

function announce(port: number): void {
  say(`Interchange is at http://localhost:${port}`);
  for (const address of lanAddresses(networkInterfaces())) {
    say(`In this network: http://${address}:${port}`);
  }
}

/** Nobody should wait for a build only to hear that it cannot be served. */
async function isTaken(port: number): Promise<boolean> {
  const probe = makeServer([]);
  if ((await listen(probe, port)) === null) return true;
  await close(probe);
  return false;
}

/** The app is worth serving without a table, too. */
async function tableFor({ table }: PlayArguments): Promise<ServedTable | null> {
  try {
    return table && (await openServedTable(table, say));
  } catch (error) {
    say(`No table: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function serve(directory: string, wanted: PlayArguments): Promise<number> {
  const table = await tableFor(wanted);
  const server = makeServer([table?.handler ?? noTable, staticFiles(directory)]);
  const port = await listenNear(wanted, (candidate) =>
    table ? table.listen(server, candidate) : listen(server, candidate),
  );
  if (port === null) {
    await table?.stop();
    return complain(portTaken(wanted.port));
  }
  const stopped = toldToStop();
  announce(port);
  table?.announce();
  say('Stop with Ctrl-C.');
  if (wanted.open && !process.env['CI']) openBrowser(`http://localhost:${port}`);
  await stopped;
  server.closeAllConnections();
  await (table ? table.stop() : close(server));
  say('Stopped.');
  return 0;
}

/** Builds the web app when its sources changed, serves it until Ctrl-C, and gives the exit code. */
export async function play(root: string, argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    say(USAGE);
    return 0;
  }
  const wanted = parseArguments(argv);
  if (typeof wanted === 'string') return complain(`${wanted}\n\n${USAGE}`);
  if (wanted.portIsFixed && (await isTaken(wanted.port))) return complain(portTaken(wanted.port));
  try {
    return await serve(await webBuild(root, say), wanted);
  } catch (error) {
    return complain(error instanceof Error ? error.message : String(error));
  }
}
