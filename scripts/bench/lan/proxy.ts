/**
 * A link that can be cut: while it is, nothing gets through and nobody is told. What was sent meanwhile goes on
 * when it is mended, as if TCP had sent it again at that very moment.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Way {
  readonly near: Socket;
  /** Null: begun while the link was cut. */
  far: Socket | null;
}

export class CutLink {
  readonly #server: Server;
  readonly #ways = new Set<Way>();
  readonly #to: number;
  #isCut = false;

  constructor(port: number) {
    this.#to = port;
    this.#server = createServer({ pauseOnConnect: true }, (near) => this.#accept(near));
  }

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  cut(): void {
    this.#isCut = true;
    for (const { near, far } of this.#ways) {
      near.unpipe().pause();
      far?.unpipe().pause();
    }
  }

  mend(): void {
    this.#isCut = false;
    for (const way of this.#ways) {
      if (way.near.destroyed || way.far?.destroyed === true) this.#end(way);
      else this.#open(way);
    }
  }

  close(): void {
    for (const way of this.#ways) this.#end(way);
    this.#server.close();
  }

  #accept(near: Socket): void {
    const way: Way = { near: quiet(near), far: null };
    this.#ways.add(way);
    near.on('close', () => this.#isCut || this.#end(way));
    if (!this.#isCut) this.#open(way);
  }

  #open(way: Way): void {
    if (way.far === null) {
      way.far = quiet(connect({ port: this.#to, host: '127.0.0.1' }));
      way.far.on('close', () => this.#isCut || this.#end(way));
    }
    way.near.pipe(way.far);
    way.far.pipe(way.near);
  }

  #end(way: Way): void {
    this.#ways.delete(way);
    way.near.destroy();
    way.far?.destroy();
  }
}

function quiet(socket: Socket): Socket {
  socket.setNoDelay(true);
  return socket.on('error', () => undefined);
}
