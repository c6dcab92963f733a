/** The phone's adapters on the library's own JavaScript; only the native half is ours. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { plain } from '@/net/door/http-answer';
import { nodeTransport } from '@/net/node/node-transport';
import { OwnAddresses } from '@/net/phone/own-addresses';
import { type TcpLibrary, tcpServer } from '@/net/phone/tcp-server';
import { tcpTransport } from '@/net/phone/tcp-transport';
import { connectionContract } from './contract';
import { hear, payloadOf, until } from './heard';
import { ManualTimers } from './manual-timers';
import type * as Shim from './shim/react-native';

jest.mock('react-native', () => jest.requireActual<typeof Shim>('./shim/react-native'));

const { tcp: native } = jest.requireMock<typeof Shim>('react-native');
const tcp = jest.requireActual<TcpLibrary>('react-native-tcp-socket');

const page = () => plain(404, 'Nothing here.');

connectionContract('TCP of a phone', () => {
  const timers = new ManualTimers();
  const server = tcpServer({ tcp, timers, own: new OwnAddresses(), page });
  return { timers, server, transport: tcpTransport(tcp, timers), host: '127.0.0.1' };
});

describe('the sockets of a phone', () => {
  it('never connect without a time limit of their own', async () => {
    const timers = new ManualTimers();
    await expect(tcpTransport(tcp, timers).connect({ host: '127.0.0.1', port: 1 }, 10)).rejects.toThrow();
    expect(native.connects.map(({ connectTimeout }) => connectTimeout)).toEqual(
      native.connects.map(() => 2_000),
    );
  });

  it('are listened on again after the system took the port away', async () => {
    const timers = new ManualTimers();
    const server = tcpServer({ tcp, timers, own: new OwnAddresses(), page });
    const accepted: ReturnType<typeof hear>[] = [];
    const listening = await server.listen(0, 100, (connection) => accepted.push(hear(connection)));
    const address = { host: '127.0.0.1', port: listening.port };
    native.loseListeners();
    await expect(nodeTransport(timers).connect(address, 100)).rejects.toThrow();
    await server.wake();
    const guest = await nodeTransport(timers).connect(address, 100);
    guest.send(payloadOf(3));
    await until(() => accepted[0]?.messages.length === 1);
    await server.wake();
    guest.send(payloadOf(4));
    await until(() => accepted[0]?.messages.length === 2);
    guest.close();
    await until(() => accepted[0]?.closed === 1);
    await listening.close();
  });

  it('move to another port when somebody took the old one meanwhile, and tell who watches', async () => {
    const timers = new ManualTimers();
    const own = new OwnAddresses();
    own.note('192.168.1.5');
    const server = tcpServer({ tcp, timers, own, page });
    const listening = await server.listen(0, 100, () => undefined);
    const told: [readonly string[], number][] = [];
    listening.watch!((addresses) => told.push([addresses, listening.port]));
    const before = listening.port;
    native.loseListeners();
    const thief = createServer().listen(before, '0.0.0.0');
    await once(thief, 'listening');
    thief.on('connection', (socket) => socket.destroy());
    const waking = Promise.all([server.wake(), server.wake()]);
    // Somebody answers there, and it is not this server.
    await once(thief, 'connection');
    timers.advance(1_000);
    await waking;
    expect(listening.port).not.toBe(before);
    expect(told).toEqual([[['192.168.1.5'], listening.port]]);
    const guest = await nodeTransport(timers).connect({ host: '127.0.0.1', port: listening.port }, 100);
    guest.close();
    thief.close();
    await listening.close();
  });

  it('stay closed when the table was closed while its port was being looked for', async () => {
    const timers = new ManualTimers();
    const server = tcpServer({ tcp, timers, own: new OwnAddresses(), page });
    const listening = await server.listen(0, 100, () => undefined);
    native.loseListeners();
    const waking = server.wake();
    await listening.close();
    await waking;
    const address = { host: '127.0.0.1', port: listening.port };
    await expect(nodeTransport(timers).connect(address, 100)).rejects.toThrow();
  });
});

describe('the addresses of a phone', () => {
  it('are told when they change, and those of a network that was left go', async () => {
    const own = new OwnAddresses();
    const timers = new ManualTimers();
    const listening = await tcpServer({ tcp, timers, own, page }).listen(0, 4096, () => undefined);
    const told: (readonly string[])[] = [];
    const unwatch = listening.watch!((addresses) => told.push(addresses));
    own.announced(['192.168.1.5', 'fe80::1']);
    own.announced(['192.168.1.5']);
    own.note('::ffff:192.168.43.1');
    own.announced([]);
    own.announced(['10.0.0.7']);
    unwatch();
    own.note('10.0.0.8');
    expect(told).toEqual([['192.168.1.5'], ['192.168.43.1', '192.168.1.5'], ['10.0.0.7']]);
    await listening.close();
  });

  it('are learned, the latest first, and only those that others can reach', async () => {
    const own = new OwnAddresses();
    const timers = new ManualTimers();
    const waited = own.known(timers);
    for (const address of [undefined, '127.0.0.1', '0.0.0.0', 'fe80::1', '::ffff:10.0.0.5'])
      own.note(address);
    expect(await waited).toEqual(['10.0.0.5']);
    own.note('192.168.1.2');
    own.note('10.0.0.5');
    expect(await own.known(timers)).toEqual(['10.0.0.5', '192.168.1.2']);
  });

  it('are not waited for longer than a moment', async () => {
    const timers = new ManualTimers();
    const waited = new OwnAddresses().known(timers);
    timers.advance(1_500);
    expect(await waited).toEqual([]);
  });
});
