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
/** Rings when somebody came in. */
type Bell = Set<() => void>;

function open(tcp: TcpLibrary, port: number, accept: Accept): Promise<TcpServerLike> {
  return new Promise((resolve, reject) => {
    const server = tcp.createServer({ noDelay: true, allowHalfOpen: true });
    server.on('connection', accept);
    server.on('error', (error) => reject(new Error(String(error))));
    server.listen({ port, host: '0.0.0.0', reuseAddress: true }, () => resolve(server));
  });
}

/** Whether the own port still answers, and this very server at it: somebody else may have taken it. */
function knock({ tcp, timers }: PhoneServerOptions, port: number, bell: Bell): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (answers: boolean): void => {
      forget();
      bell.delete(rung);
      resolve(answers);
    };
    const rung = (): void => settle(true);
    const forget = timers.after(KNOCK_MS, () => settle(false));
    bell.add(rung);
    // No longer than we wait: an attempt under way must not be destroyed, Android would crash (tcp-transport.ts).
    const options = { host: '127.0.0.1', port, connectTimeout: KNOCK_MS };
    const socket = tcp.createConnection(options, () => socket.destroy());
    socket.on('error', () => settle(false));
  });
}

class PhoneListening implements Listening {
  readonly #options: PhoneServerOptions;
  readonly #streams: OpenStreams;
  readonly #accept: Accept;
  readonly #bell: Bell;
  readonly #watchers = new Set<() => void>();
  #port: number;
  /** Null: closed, or lost to the system. */
  #server: TcpServerLike | null;
  #isClosed = false;
  #waking: Promise<void> | null = null;

  constructor(options: PhoneServerOptions, server: TcpServerLike, opened: Opened) {
    this.#options = options;
    this.#server = server;
    this.#streams = opened.streams;
    this.#accept = opened.accept;
    this.#bell = opened.bell;
    this.#port = server.address()?.port ?? opened.port;
  }

  get port(): number {
    return this.#port;
  }

  addresses(): Promise<readonly string[]> {
    return this.#options.own.known(this.#options.timers);
  }

  watch(listener: (addresses: readonly string[]) => void): () => void {
    const unwatch = this.#options.own.watch(listener);
    const moved = (): void => void this.addresses().then(listener);
    this.#watchers.add(moved);
    return () => {
      unwatch();
      this.#watchers.delete(moved);
    };
  }

  close(): Promise<void> {
    this.#isClosed = true;
    this.#server?.close();
    this.#server = null;
    this.#streams.closeAll();
    const { timers } = this.#options;
    const forget = timers.after(FAREWELL_MS, () => this.#streams.destroyAll());
    return this.#streams.empty().then(forget);
  }

  /** One at a time: two would take the port from each other. */
  wake(): Promise<void> {
    this.#waking ??= this.#wake().finally(() => (this.#waking = null));
    return this.#waking;
  }

  async #wake(): Promise<void> {
    if (this.#server !== null && (await knock(this.#options, this.#port, this.#bell))) return;
    if (this.#isClosed) return;
    this.#server?.close();
    this.#server = null;
    const reopened = await this.#reopen();
    if (reopened !== null) this.#adopt(reopened);
  }

  #adopt(reopened: TcpServerLike): void {
    if (this.#isClosed) {
      reopened.close();
      return;
    }
    this.#server = reopened;
    const port = reopened.address()?.port ?? this.#port;
    if (port === this.#port) return;
    this.#port = port;
    for (const moved of [...this.#watchers]) moved();
  }

  /** Where it was; at any port when somebody else took that one meanwhile. Null: the next time perhaps. */
  #reopen(): Promise<TcpServerLike | null> {
    const { tcp } = this.#options;
    return open(tcp, this.#port, this.#accept)
      .catch(() => open(tcp, 0, this.#accept))
      .catch(() => null);
  }
}

interface Opened {
  readonly port: number;
  readonly streams: OpenStreams;
  readonly accept: Accept;
  readonly bell: Bell;
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
      const bell: Bell = new Set();
      const accept: Accept = (socket) => {
        for (const ring of [...bell]) ring();
        own.note(socket.localAddress);
        const stream = new TcpStream(socket, () => streams.delete(stream));
        streams.add(stream);
        door.enter(stream);
      };
      const listening = new PhoneListening(options, await open(tcp, port, accept), {
        ...{ port, streams, accept, bell },
      });
      listenings.add(listening);
      return {
        get port() {
          return listening.port;
        },
        addresses: () => listening.addresses(),
        watch: (listener) => listening.watch(listener),
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
