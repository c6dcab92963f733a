/**
 * Bytes on a socket of react-native-tcp-socket 6.4.3. What is wrong with it, and how that is absorbed:
 * - Android's `end()` closes at once and drops what was not written yet: `end` here waits for every write's
 *   callback. The library also calls its own `end()` when the other end stops sending: `allowHalfOpen` forbids that.
 * - `write()` throws once the socket is gone: caught, and the stream closes.
 * - `close` comes without a reason, may come twice or, after an error, not at all: the end is told once, by
 *   whichever of error, close or our own `destroy` is first.
 * - `setEncoding` breaks bytes: it is never called, so that data are always bytes.
 */
import type { ByteStream, ByteStreamListener } from '../byte-stream';

/** What is used of the library's socket. */
export interface TcpSocketLike {
  allowHalfOpen: boolean;
  readonly remoteAddress: string | undefined;
  readonly localAddress: string | undefined;
  on(event: 'data', listener: (data: Uint8Array) => void): unknown;
  on(event: 'error' | 'close' | 'end' | 'connect', listener: () => void): unknown;
  write(bytes: Uint8Array, encoding: undefined, written: (error?: Error) => void): boolean;
  setNoDelay(noDelay: boolean): unknown;
  destroy(): unknown;
}

export class TcpStream implements ByteStream {
  readonly remote: string;
  readonly #socket: TcpSocketLike;
  readonly #ended: () => void;
  #listener: ByteStreamListener | null = null;
  #early: Uint8Array[] = [];
  #pending = 0;
  #ending = false;
  #closed = false;

  /** `ended` is called once, as soon as the stream is closed. */
  constructor(socket: TcpSocketLike, ended: () => void = () => undefined) {
    this.#socket = socket;
    this.#ended = ended;
    this.remote = (socket.remoteAddress ?? '').replace(/^::ffff:/i, '').replace(/%.*$/, '');
    socket.allowHalfOpen = true;
    socket.on('data', (data) => this.#data(data));
    socket.on('end', () => this.end());
    socket.on('error', () => this.#gone());
    socket.on('close', () => this.#gone());
  }

  get pending(): number {
    return this.#pending;
  }

  listen(listener: ByteStreamListener): void {
    this.#listener = listener;
    const early = this.#early;
    this.#early = [];
    for (const chunk of early) listener.data(chunk);
    if (this.#closed) this.#tellEnd();
  }

  write(bytes: Uint8Array): void {
    if (this.#ending || this.#closed) return;
    this.#pending += bytes.length;
    try {
      this.#socket.write(bytes, undefined, (error) => this.#written(bytes.length, error));
    } catch {
      this.destroy();
    }
  }

  end(): void {
    this.#ending = true;
    if (this.#pending === 0) this.destroy();
  }

  destroy(): void {
    if (this.#closed) return;
    this.#socket.destroy();
    this.#gone();
  }

  #data(chunk: Uint8Array): void {
    if (this.#closed) return;
    if (this.#listener) this.#listener.data(chunk);
    else this.#early.push(chunk);
  }

  #written(length: number, error: Error | undefined): void {
    this.#pending -= length;
    if (error) this.destroy();
    else if (this.#ending && this.#pending === 0) this.destroy();
  }

  #gone(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#pending = 0;
    this.#ended();
    if (this.#listener) this.#tellEnd();
  }

  /** Later, because whoever calls `end` or `write` does not expect to hear of the end before they are done. */
  #tellEnd(): void {
    void Promise.resolve().then(() => this.#listener?.closed());
  }
}
