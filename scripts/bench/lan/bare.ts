/** The yardstick: as many sockets and as many bytes, and nothing but TCP. */
import { connect, createServer, type Socket } from 'node:net';
import { now } from './talk';

export class BareHost {
  /** Microseconds from the first byte out to the last one back, of every round and socket. */
  readonly echoes: number[] = [];
  readonly #left = new Map<Socket, number>();
  readonly #server = createServer((socket) => {
    socket.setNoDelay(true);
    this.#left.set(socket, 0);
    socket.on('data', (chunk) => this.#echoed(socket, chunk.length));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#left.delete(socket));
  });
  #started = 0;
  #whole: () => void = () => undefined;

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  /** Sends so many bytes to everybody and waits until all of them are back; when it began. */
  async round(bytes: number): Promise<number> {
    const payload = new Uint8Array(bytes);
    const whole = new Promise<void>((resolve) => (this.#whole = resolve));
    this.#started = now();
    for (const socket of this.#left.keys()) {
      this.#left.set(socket, bytes);
      socket.write(payload);
    }
    if (this.#left.size > 0) await whole;
    return this.#started;
  }

  close(): void {
    for (const socket of this.#left.keys()) socket.destroy();
    this.#server.close();
  }

  #echoed(socket: Socket, bytes: number): void {
    const left = this.#left.get(socket)! - bytes;
    this.#left.set(socket, left);
    if (left > 0) return;
    this.echoes.push(now() - this.#started);
    if ([...this.#left.values()].every((one) => one <= 0)) this.#whole();
  }
}

/** When each round of so many bytes was whole at this end. */
export class BareGuest {
  readonly whole: number[] = [];
  readonly #socket: Socket;
  #received = 0;

  constructor(
    port: number,
    readonly bytes: number,
  ) {
    this.#socket = connect({ port, host: '127.0.0.1' });
    this.#socket.setNoDelay(true);
    this.#socket.on('error', () => undefined);
    this.#socket.on('data', (chunk) => {
      this.#received += chunk.length;
      this.#socket.write(chunk);
      if (this.#received < bytes) return;
      this.#received -= bytes;
      this.whole.push(now());
    });
  }

  close(): void {
    this.#socket.destroy();
  }
}
