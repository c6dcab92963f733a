import type { Connection } from '@/table/net-ports';
import type { ByteStream } from './byte-stream';

/** What a server has open, and how each of it is brought to an end when the server closes. */
export class OpenStreams {
  readonly #farewells = new Map<ByteStream, () => void>();

  /** Until it turns out to be a connection, a stream has nothing that would have to go out first. */
  add(stream: ByteStream): void {
    this.#farewells.set(stream, () => stream.destroy());
  }

  connected(stream: ByteStream, connection: Connection): void {
    this.#farewells.set(stream, () => connection.close());
  }

  delete(stream: ByteStream): void {
    this.#farewells.delete(stream);
  }

  closeAll(): void {
    for (const farewell of [...this.#farewells.values()]) farewell();
  }

  destroyAll(): void {
    for (const stream of [...this.#farewells.keys()]) stream.destroy();
  }
}
