import { connect, createServer, type Server, type Socket } from 'node:net';

type Emit = (event: string, body: object) => void;

/** The native half of react-native-tcp-socket as Android has it, on Node's sockets: its defects included. */
export class NativeTcp {
  readonly #emit: Emit;
  readonly #sockets = new Map<number, Socket>();
  readonly #servers = new Map<number, Server>();
  /** What JavaScript asked for, for tests that look at it. */
  readonly connects: { readonly connectTimeout?: number }[] = [];

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  connect(id: number, host: string, port: number, options: { readonly connectTimeout?: number }): void {
    this.connects.push(options);
    const socket = connect({ host, port });
    this.#adopt(id, socket);
    socket.once('connect', () => this.#emit('connect', { id, connection: info(socket) }));
  }

  listen(id: number, { port, host }: { readonly port: number; readonly host: string }): void {
    const server = createServer({ allowHalfOpen: true });
    let next = (1 + id) * 1_000;
    server.on('error', (error) => this.#emit('error', { id, error: error.message }));
    server.on('connection', (socket) => {
      const client = next;
      next += 1;
      this.#emit('connection', { id, info: { id: client, connection: info(socket) } });
      this.#adopt(client, socket);
    });
    server.listen(port, host, () => {
      const { port: bound } = server.address() as { port: number };
      this.#servers.set(id, server);
      this.#emit('listening', {
        id,
        connection: { localAddress: host, localPort: bound, localFamily: 'IPv4' },
      });
    });
  }

  /** Another thread writes, a little later; what it has not written when the socket closes is lost. */
  write(id: number, base64: string, msgId: number): void {
    const socket = this.#sockets.get(id)!;
    setImmediate(() => {
      if (socket.destroyed) return;
      socket.write(Buffer.from(base64, 'base64'), (error) =>
        this.#emit('written', { id, msgId, err: error?.message ?? null }),
      );
    });
  }

  end(id: number): void {
    this.destroy(id);
  }

  destroy(id: number): void {
    const socket = this.#sockets.get(id);
    if (!socket) throw new Error(`No socket with id ${id}`);
    socket.destroy();
  }

  close(id: number): void {
    this.#servers.get(id)?.close();
    this.#servers.delete(id);
  }

  /** As iOS does in the background: the port is gone and nobody is told. */
  loseListeners(): void {
    for (const server of this.#servers.values()) server.close();
  }

  setNoDelay(id: number, on: boolean): void {
    this.#sockets.get(id)?.setNoDelay(on);
  }

  readonly setKeepAlive = (): void => undefined;
  readonly pause = (): void => undefined;
  readonly resume = (): void => undefined;

  #adopt(id: number, socket: Socket): void {
    this.#sockets.set(id, socket);
    socket.allowHalfOpen = true;
    socket.on('data', (data) => this.#emit('data', { id, data: data.toString('base64') }));
    socket.on('end', () => this.#emit('end', { id }));
    socket.on('error', (error) => this.#emit('error', { id, error: error.message }));
    socket.on('close', () => this.#emit('close', { id }));
  }
}

const info = (socket: Socket): object => ({
  localAddress: socket.localAddress,
  localPort: socket.localPort,
  remoteAddress: socket.remoteAddress,
  remotePort: socket.remotePort,
  remoteFamily: 'IPv4',
});
