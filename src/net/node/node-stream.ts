import type { Socket } from 'node:net';
import type { ByteStream, ByteStreamListener } from '../byte-stream';

/** IPv4 inside IPv6 is one and the same device. */
export const plainAddress = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/** Bytes on a socket of Node. Reads nothing before somebody listens, so nothing has to be kept. */
export class NodeStream implements ByteStream {
  readonly remote: string;
  readonly #socket: Socket;
  #listener: ByteStreamListener | null = null;
  readonly #data = (chunk: Buffer): void => this.#listener?.data(chunk);
  readonly #end = (): void => this.end();
  readonly #close = (): void => this.#listener?.closed();
  readonly #error = (): void => undefined;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.remote = plainAddress(socket.remoteAddress);
    socket.setNoDelay(true);
    // An error is always followed by `close`, which is what counts.
    socket.on('error', this.#error);
    socket.on('close', this.#close);
    socket.on('end', this.#end);
  }

  get pending(): number {
    return this.#socket.writableLength;
  }

  listen(listener: ByteStreamListener): void {
    const isFirst = this.#listener === null;
    this.#listener = listener;
    if (isFirst) this.#socket.on('data', this.#data);
    // Closed before anybody listened: its `close` is gone already.
    if (isFirst && this.#socket.closed) listener.closed();
  }

  write(bytes: Uint8Array): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  end(): void {
    // `destroySoon` waits for the last bytes but not for the other end, which may never close.
    this.#socket.destroySoon();
  }

  destroy(): void {
    this.#socket.destroy();
  }

  /** Gives the socket away, with the bytes that were read of it back in front. */
  release(bytes: Uint8Array): Socket {
    const socket = this.#socket;
    this.#listener = null;
    socket.pause();
    socket.off('data', this.#data).off('close', this.#close).off('end', this.#end);
    // The new owner brings its own listener; until then an error must not end the process.
    socket.once('newListener', (event) => {
      if (event === 'error') socket.off('error', this.#error);
    });
    if (bytes.length > 0) socket.unshift(bytes);
    return socket;
  }
}
