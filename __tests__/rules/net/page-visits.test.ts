import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { nodeServer } from '@/net/node/node-server';
import { MOST_OF_ONE, REQUEST_WITHIN_MS } from '@/net/node/page-visits';
import type { Listening } from '@/table/net-ports';
import { ManualTimers } from './manual-timers';

const GET = 'GET / HTTP/1.1\r\nHost: table\r\n\r\n';
const timers = new ManualTimers();
let listening: Listening;
const sockets: Socket[] = [];

beforeEach(async () => {
  const pages = createServer((_request, response) => response.end('page'));
  listening = await nodeServer({ timers, pages, host: '127.0.0.1' }).listen(0, 4096, () => undefined);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening.close();
});

/** A browser that has got its first page. */
async function visitor(): Promise<{ readonly socket: Socket; readonly closed: Promise<string> }> {
  const socket = connect(listening.port, '127.0.0.1');
  sockets.push(socket);
  // A server that destroys what it has not read resets the line.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve('closed')));
  socket.write(GET);
  await Promise.race([new Promise((resolve) => socket.once('data', resolve)), closed]);
  return { socket, closed };
}

it('a browser that sends its next request by the byte is cut off, however busy it looks', async () => {
  const { socket, closed } = await visitor();
  const heard = new Promise((resolve) => socket.once('data', resolve));
  socket.write('GET /nex');
  // Another page on another socket: what came before it has been read, and nothing was answered.
  await visitor();
  timers.advance(REQUEST_WITHIN_MS);
  expect(await Promise.race([closed, heard])).toBe('closed');
});

it('a browser that asks again in time stays', async () => {
  const { socket } = await visitor();
  timers.advance(REQUEST_WITHIN_MS - 1);
  const heard = new Promise((resolve) => socket.once('data', resolve));
  socket.write(GET);
  await heard;
  timers.advance(REQUEST_WITHIN_MS - 1);
  expect(socket.destroyed).toBe(false);
});

it('one device has so many sockets and no more, and new ones when it closed some', async () => {
  const first = await visitor();
  for (let count = 1; count < MOST_OF_ONE; count += 1) await visitor();
  expect(sockets.every(({ destroyed }) => !destroyed)).toBe(true);
  expect(await (await visitor()).closed).toBe('closed');
  first.socket.destroy();
  await first.closed;
  let again = await visitor();
  while (again.socket.destroyed) again = await visitor();
  expect(again.socket.destroyed).toBe(false);
});
