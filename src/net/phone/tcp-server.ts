/**
 * A server on react-native-tcp-socket. iOS takes the port away while the app is in the background and tells nobody:
 * `wake` knocks at the own door and opens it anew when nobody answers.
 */
import type { Listening, Server, Timers } from '@/table/net-ports';
import { answer, Door } from '../door/door';
import type { HttpAnswer } from '../door/http-answer';
import type { HttpHead } from '../door/http-head';
import { FAREWELL_MS } from '../stream-connection';
import { OpenStreams } from '../open-streams';
import type { OwnAddresses } from './own-addresses';
import { type TcpSocketLike, TcpStream } from './tcp-stream';
import type { TcpConnector } from './tcp-transport';

const KNOCK_MS = 1_000;

/** What is used of the library's server. */
export interface TcpServerLike {
  on(event: 'connection', listener: (socket: TcpSocketLike) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  listen(
    options: { readonly port: number; readonly host: string; readonly reuseAddress: boolean },
    listening: () => void,
  ): unknown;
  address(): { readonly port: number } | null;
  close(): unknown;
}

export interface TcpLibrary extends TcpConnector {
  createServer(options: { readonly noDelay: boolean; readonly allowHalfOpen: boolean }): TcpServerLike;
}

export interface PhoneServer extends Server {
  /** To be called when the app is back in the foreground. */
  wake(): Promise<void>;
}

export interface PhoneServerOptions {
  readonly tcp: TcpLibrary;
  readonly timers: Timers;
  readonly own: OwnAddresses;
  /** What a browser gets that came to a phone. */
  readonly page: (head: HttpHead) => HttpAnswer;
}

type Accept = (socket: TcpSocketLike) => void;

function open(tcp: TcpLibrary, port: number, accept: Accept): Promise<TcpServerLike> {
  return new Promise((resolve, reject) => {
    const server = tcp.createServer({ noDelay: true, allowHalfOpen: true });
    server.on('connection', accept);
    server.on('error', (error) => reject(new Error(String(error))));
    server.listen({ port, host: '0.0.0.0', reuseAddress: true }, () => resolve(server));
  });
}

/** Whether the own port still answers. */
function knock({ tcp, timers }: PhoneServerOptions, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const forget = timers.after(KNOCK_MS, () => resolve(false));
    const settle = (answers: boolean): void => {
      forget();
      resolve(answers);
    };
    const options = { host: '127.0.0.1', port, connectTimeout: KNOCK_MS };
    const socket = tcp.createConnection(options, () => {
      socket.destroy();
      settle(true);
    });
    socket.on('error', () => settle(false));
  });
}

class PhoneListening implements Listening {
  readonly port: number;
  readonly #options: PhoneServerOptions;
  readonly #streams: OpenStreams;
  readonly #accept: Accept;
  #server: TcpServerLike | null;

  constructor(options: PhoneServerOptions, server: TcpServerLike, opened: Opened) {
    this.#options = options;
    this.#server = server;
    this.#streams = opened.streams;
    this.#accept = opened.accept;
    this.port = server.address()?.port ?? opened.port;
  }

  addresses(): Promise<readonly string[]> {
    return this.#options.own.known(this.#options.timers);
  }

  close(): Promise<void> {
    this.#server?.close();
    this.#server = null;
    this.#streams.closeAll();
    const { timers } = this.#options;
    const forget = timers.after(FAREWELL_MS, () => this.#streams.destroyAll());
    return this.#streams.empty().then(forget);
  }

  async wake(): Promise<void> {
    const before = this.#server;
    if (before === null || (await knock(this.#options, this.port))) return;
    // Closed, or brought back by another call, while nobody answered.
    if (this.#server !== before) return;
    before.close();
    // A port that somebody else took meanwhile stays lost; the table is then found under no address.
    const reopened = await open(this.#options.tcp, this.port, this.#accept).catch(() => null);
    if (this.#server === before && reopened) this.#server = reopened;
    else reopened?.close();
  }
}

interface Opened {
  readonly port: number;
  readonly streams: OpenStreams;
  readonly accept: Accept;
}

/** Framed TCP and WebSocket on one port of a phone; browsers get one small page. */
export function tcpServer(options: PhoneServerOptions): PhoneServer {
  const { tcp, timers, own, page } = options;
  const listenings = new Set<PhoneListening>();
  return {
    async listen(port, maxIncoming, onConnection): Promise<Listening> {
      const streams = new OpenStreams();
      const door = new Door<TcpStream>({
        timers,
        maxIncoming,
        onConnection: (connection, stream) => {
          streams.connected(stream, connection);
          onConnection(connection);
        },
        onPage: (stream, head) => answer(stream, timers, page(head)),
      });
      const accept: Accept = (socket) => {
        own.note(socket.localAddress);
        const stream = new TcpStream(socket, () => streams.delete(stream));
        streams.add(stream);
        door.enter(stream);
      };
      const listening = new PhoneListening(options, await open(tcp, port, accept), { port, streams, accept });
      listenings.add(listening);
      return {
        port: listening.port,
        addresses: () => listening.addresses(),
        watch: (listener) => own.watch(listener),
        close: () => {
          listenings.delete(listening);
          return listening.close();
        },
      };
    },
    async wake() {
      await Promise.all([...listenings].map((listening) => listening.wake()));
    },
  };
}
