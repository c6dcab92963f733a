import type { Address, Breach, Connection, ConnectionListener, Timers, Transport } from '@/table/net-ports';
import { SOCKET_PATH } from '../door/ws-handshake';
import { Inbox } from '../inbox';

const CONNECT_MS = 2_000;
const FAREWELL_MS = 1_000;

/** What is used of the global WebSocket; browsers, React Native and `ws` all have it. */
export interface WebSocketLike {
  binaryType: string;
  readonly bufferedAmount: number;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  send(data: Uint8Array<ArrayBuffer>): void;
  close(): void;
}

export type MakeWebSocket = (url: string) => WebSocketLike;

class BrowserConnection implements Connection {
  readonly remote: string;
  readonly #socket: WebSocketLike;
  readonly #timers: Timers;
  readonly #inbox = new Inbox();
  #open = true;
  #forgetFarewell: (() => void) | null = null;

  constructor(socket: WebSocketLike, { remote, timers, maxIncoming }: Wiring) {
    this.remote = remote;
    this.#socket = socket;
    this.#timers = timers;
    socket.onmessage = ({ data }) => {
      const breach = breachOf(data, maxIncoming);
      if (breach) this.#inbox.breached(breach);
      else this.#inbox.message(new Uint8Array(data as ArrayBuffer));
    };
    socket.onclose = () => this.#gone();
    socket.onerror = () => undefined;
  }

  get unsent(): number {
    return this.#socket.bufferedAmount;
  }

  listen(listener: ConnectionListener): void {
    this.#inbox.listen(listener);
  }

  send(payload: Uint8Array): void {
    // A copy, because the caller may use its memory again before the browser has sent it.
    if (this.#open) this.#socket.send(Uint8Array.from(payload));
  }

  /** The browser sends what waits and then its good-bye; an other end that is gone is not waited for. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#inbox.mute();
    this.#forgetFarewell = this.#timers.after(FAREWELL_MS, () => this.#gone());
    this.#socket.close();
  }

  #gone(): void {
    this.#open = false;
    this.#forgetFarewell?.();
    this.#inbox.closed();
  }
}

interface Wiring {
  readonly remote: string;
  readonly timers: Timers;
  readonly maxIncoming: number;
}

function breachOf(data: unknown, maxIncoming: number): Breach | null {
  if (!(data instanceof ArrayBuffer)) return 'bad-frame';
  return data.byteLength > maxIncoming ? 'too-large' : null;
}

export const socketUrl = ({ host, port }: Address): string =>
  `ws://${host.includes(':') ? `[${host}]` : host}:${port}${SOCKET_PATH}`;

/** Tables by WebSocket: the only way a browser has. */
export function webSocketTransport(timers: Timers, make: MakeWebSocket): Transport {
  return {
    connect: (address, maxIncoming) =>
      new Promise<Connection>((resolve, reject) => {
        const socket = make(socketUrl(address));
        socket.binaryType = 'arraybuffer';
        const fail = (): void => {
          forget();
          socket.onopen = null;
          socket.onclose = null;
          socket.close();
          reject(new Error('Nobody answered.'));
        };
        const forget = timers.after(CONNECT_MS, fail);
        socket.onerror = () => undefined;
        socket.onclose = fail;
        socket.onopen = () => {
          forget();
          resolve(new BrowserConnection(socket, { remote: address.host, timers, maxIncoming }));
        };
      }),
  };
}
