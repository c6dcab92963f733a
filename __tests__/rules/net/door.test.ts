import { createServer as createHttp } from 'node:http';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { phonePage } from '@/net/door/phone-page';
import { nodeServer } from '@/net/node/node-server';
import { OwnAddresses } from '@/net/phone/own-addresses';
import { type TcpLibrary, tcpServer } from '@/net/phone/tcp-server';
import type { Connection, Listening, Server } from '@/table/net-ports';
import { hear, payloadOf, until } from './heard';
import { ManualTimers } from './manual-timers';
import type * as Shim from './shim/react-native';

jest.mock('react-native', () => jest.requireActual<typeof Shim>('./shim/react-native'));

const tcp = jest.requireActual<TcpLibrary>('react-native-tcp-socket');
const words = () => ({ language: 'de', title: 'Tisch <1>', text: 'Für Browser: ein Tisch am Computer.' });

const makers: readonly (readonly [string, (timers: ManualTimers) => Server])[] = [
  [
    'Node',
    (timers) =>
      nodeServer({ timers, pages: createHttp((request, response) => response.end(`page ${request.url}`)) }),
  ],
  ['a phone', (timers) => tcpServer({ tcp, timers, own: new OwnAddresses(), page: phonePage(words) })],
];

interface Raw {
  readonly socket: Socket;
  text: string;
  closed: boolean;
}

describe.each(makers)('the door of %s', (name, make) => {
  let timers: ManualTimers;
  let listening: Listening;
  let accepted: Connection[];
  let raws: Raw[];

  beforeEach(async () => {
    timers = new ManualTimers();
    accepted = [];
    raws = [];
    listening = await make(timers).listen(0, 1_000, (connection) => accepted.push(connection));
  });

  afterEach(async () => {
    for (const { socket } of raws) socket.destroy();
    let done = false;
    void listening.close().then(() => {
      done = true;
    });
    await until(
      () => done,
      () => timers.advance(50),
    );
  });

  const raw = (...pieces: (string | Uint8Array)[]): Raw => {
    const made: Raw = {
      socket: connect({ port: listening.port, host: '127.0.0.1', allowHalfOpen: true }),
      text: '',
      closed: false,
    };
    made.socket.on('data', (data) => (made.text += data.toString('latin1')));
    made.socket.on('close', () => (made.closed = true)).on('end', () => made.socket.end());
    made.socket.on('error', () => undefined);
    for (const piece of pieces) made.socket.write(piece);
    raws.push(made);
    return made;
  };

  const upgrade = (...changes: readonly [string, string | null][]): string => {
    const headers = new Map<string, string | null>([
      ['Host', 'x:1'],
      ['Upgrade', 'websocket'],
      ['Connection', 'keep-alive, Upgrade'],
      ['Sec-WebSocket-Version', '13'],
      ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ...changes,
    ]);
    const lines = [...headers].flatMap(([key, value]) => (value === null ? [] : [`${key}: ${value}\r\n`]));
    return `GET /table HTTP/1.1\r\n${lines.join('')}\r\n`;
  };

  it.each([
    ['an alien protocol', Uint8Array.of(0x16, 3, 1, 2)],
    ['high bytes', Uint8Array.of(0xff, 0xff)],
    ['a long request that never ends', `GET /${'a'.repeat(9_000)}`],
    ['a request that is none', 'HELLO world\r\n\r\n'],
    ['a request with a folded header', 'GET / HTTP/1.1\r\nHost: x\r\n more\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ])('turns away %s', async (_what, bytes) => {
    const stranger = raw(bytes);
    await until(() => stranger.closed);
    expect(accepted).toEqual([]);
    expect(stranger.text).toMatch(/^$|^HTTP\/1\.1 400 /);
  });

  it('turns away who says nothing, or half a request, for three seconds', async () => {
    const silent = raw();
    const slow = raw('GET / HT');
    await until(() => timers.waiting >= 2);
    timers.advance(3_000);
    await until(() => silent.closed && slow.closed);
  });

  it('tells the end of a guest that only stopped sending, once its answer went out', async () => {
    const frame = Uint8Array.of(0, 0, 0, 1, 7);
    const guest = raw(frame);
    await until(() => accepted.length === 1);
    const heard = hear(accepted[0]!);
    accepted[0]!.send(payloadOf(900));
    guest.socket.end();
    await until(() => heard.closed === 1 && guest.closed);
    expect(heard.messages).toHaveLength(1);
    expect(guest.text).toHaveLength(904);
  });

  it('reads a frame that comes byte by byte', async () => {
    const guest = raw();
    for (const byte of [0, 0, 0, 2, 8, 9]) guest.socket.write(Uint8Array.of(byte));
    await until(() => accepted.length === 1);
    const heard = hear(accepted[0]!);
    await until(() => heard.messages.length === 1);
    expect([...heard.messages[0]!]).toEqual([8, 9]);
  });

  it('accepts a WebSocket as the RFC wants it', async () => {
    const browser = raw(upgrade(['Origin', 'http://x:1']));
    await until(() => browser.text.endsWith('\r\n\r\n'));
    expect(browser.text).toContain('101 Switching');
    expect(browser.text).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
    expect(accepted).toHaveLength(1);
  });

  it.each<[number, [string, string | null]]>([
    [403, ['Origin', 'http://evil.example']],
    [403, ['Origin', 'http://x:2']],
    [403, ['Origin', 'null']],
    [426, ['Sec-WebSocket-Version', '8']],
    [400, ['Sec-WebSocket-Key', 'short']],
    [400, ['Sec-WebSocket-Key', null]],
    [400, ['Upgrade', 'h2c']],
  ])('refuses with %s an upgrade with %j', async (status, change) => {
    const browser = raw(upgrade(change));
    await until(() => browser.closed);
    expect(browser.text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(accepted).toEqual([]);
  });

  it('answers pings of the ws package, and echoes its good-bye', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${listening.port}/table`);
    const told: string[] = [];
    socket.on('pong', (data) => told.push(`pong ${data.toString()}`));
    socket.on('close', (code) => told.push(`closed ${code}`));
    socket.on('open', () => socket.ping('are you there'));
    await until(() => told.length === 1);
    const heard = hear(accepted[0]!);
    socket.close(1000);
    await until(() => told.length === 2 && heard.closed === 1);
    expect(told).toEqual(['pong are you there', 'closed 1000']);
  });

  it('tells a client that sends text what it did wrong', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${listening.port}/table`);
    let code = 0;
    socket.on('close', (why) => (code = why));
    socket.on('open', () => socket.send('text'));
    await until(() => accepted.length === 1);
    const heard = hear(accepted[0]!);
    await until(() => heard.breaches.length === 1);
    accepted[0]!.close();
    await until(() => code !== 0);
    expect({ code, breaches: heard.breaches }).toEqual({ code: 1003, breaches: ['bad-frame'] });
  });

  it('gives a browser its page, and a second one on the same line where there is more than one', async () => {
    const browser = raw('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await until(() => /<\/html>|page \//.test(browser.text));
    expect(accepted).toEqual([]);
    if (name === 'Node') {
      browser.socket.write('GET /two HTTP/1.1\r\nHost: x\r\n\r\n');
      await until(() => browser.text.includes('page /two'));
      browser.socket.write(upgrade());
      await until(() => accepted.length === 1);
    } else {
      await until(() => browser.closed);
      expect(browser.text).toContain('<h1>Tisch &lt;1&gt;</h1><p>F&#252;r Browser');
    }
  });
});
