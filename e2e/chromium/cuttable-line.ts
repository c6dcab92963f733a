import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The way from one browser to the table's server, which can be cut as when one phone leaves the Wi-Fi. Chromium's own
 * offline mode will not do: it holds back what an open WebSocket sends, but lets it stand.
 */
export class CuttableLine {
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  port = 0;

  constructor(private readonly to: () => number) {}

  /** Lays the line, or mends it: at the same port. */
  async mend(): Promise<void> {
    const server = createServer((near) => {
      const far = connect(this.to(), '127.0.0.1');
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.pipe(into);
        // A socket that breaks closes, too; without a listener it would end the process.
        from.on('error', () => undefined);
        from.on('close', () => {
          this.#sockets.delete(from);
          into.destroy();
        });
      }
    });
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async cut(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (server === null) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
}
