/** A table without a screen: starts when its seats are taken, tells what happens, ends with the game. */
import type { Host } from '../../src/table/host';
import type { Room } from '../../src/table/room/room';
import { makeServer } from '../play/http-server';
import { openData } from './data-folder';
import { findRoom } from './find-room';
import { FolderInUse } from './folder-lock';
import { letInAgain } from './let-in-again';
import { NODE_PORTS } from './node-ports';
import { BadArgument } from './read-arguments';
import { toldToStop } from './stop-signals';
import { Story } from './story';
import { parseTableArguments, TABLE_USAGE, type TableArguments } from './table-arguments';
import { builtPages } from './table-pages';
import { serveTable } from './table-server';
import { makeTell, type Tell } from './tell';
import { wellKnown } from './well-known';

/** After the end: so long for a guest that is away to come and see it. */
const LINGER_MS = 10_000;

function overLine(host: Host) {
  const due = host.due();
  if (due.kind !== 'over') return null;
  const winners = due.standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const { record } = host.save();
  return {
    ...{ type: 'over', match: host.header.id, scores: host.scores() },
    winners: winners.sort((one, other) => one - other),
    record,
  };
}

const isFull = (room: Room): boolean => room.room().seats.every(({ kind }) => kind !== 'open');
const isDeserted = (room: Room): boolean =>
  room.room().seats.every(({ kind, away }) => kind !== 'person' || away);

/** Resolves when the game is over and has been told. */
function run(room: Room, tell: Tell): Promise<void> {
  const story = new Story(tell);
  let isStarting = false;
  return new Promise((resolve, reject) => {
    const start = async (): Promise<void> => {
      isStarting = true;
      const answer = await room.command({ type: 'start' });
      isStarting = false;
      if (!answer.ok) tell({ type: 'not-started', reason: answer.reason });
    };
    const look = (): void => {
      const view = room.room();
      story.look(view, room.chair('table'));
      if (view.phase === 'lobby' && !isStarting && isFull(room)) start().catch(reject);
      const over = room.host === null ? null : overLine(room.host);
      if (over === null) return;
      leave();
      stopLettingIn();
      tell(over);
      resolve();
    };
    const leave = room.subscribe(look);
    const stopLettingIn = letInAgain(room, NODE_PORTS.timers);
    look();
  });
}

/** Until everybody who saw the end has gone, or long enough for those who did not. */
function linger(room: Room): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      forget();
      leave();
      resolve();
    };
    const forget = NODE_PORTS.timers.after(LINGER_MS, end);
    const leave = room.subscribe(() => {
      if (isDeserted(room)) end();
    });
    if (isDeserted(room)) end();
  });
}

async function host(wanted: TableArguments, tell: Tell): Promise<number> {
  const storage = await openData(wanted.data, 'table', [wanted.name, String(wanted.port)]);
  const stopped = toldToStop().then(() => 'stopped' as const);
  const { room, resumed } = await findRoom(storage, { ...wanted, stays: false });
  const pages = makeServer([wellKnown(() => room), builtPages()]);
  const server = await serveTable({ room, port: wanted.port, pages, announce: wanted.announce });
  const { port, addresses, announced } = server;
  const { id, name } = room.room();
  tell({ type: 'listening', port, id, name, code: room.secrets().code, addresses, announced, resumed });
  const ended = await Promise.race([run(room, tell).then(() => linger(room)), stopped]);
  await server.stop();
  await storage.close();
  if (ended === 'stopped') tell({ type: 'stopped' });
  return 0;
}

function sentenceOf(error: unknown, { port }: TableArguments): string | null {
  if (error instanceof FolderInUse) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one with --port.`;
  if (code === 'EACCES') return `Port ${port} may not be used. Choose another one with --port.`;
  return null;
}

export async function runTable(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help')) {
    process.stdout.write(`${TABLE_USAGE}\n`);
    return 0;
  }
  let wanted: TableArguments;
  try {
    wanted = parseTableArguments(argv);
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
  try {
    return await host(
      wanted,
      makeTell(wanted.json, (text) => process.stdout.write(text)),
    );
  } catch (error) {
    const sentence = sentenceOf(error, wanted);
    if (sentence === null) throw error;
    process.stderr.write(`${sentence}\n`);
    return 1;
  }
}
