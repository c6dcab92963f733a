import type { Connection } from '@/table/net-ports';
import type { ByteStream } from './byte-stream';

/** What a server has open, and how each of it is brought to an end when the server closes. */
export class OpenStreams {
  readonly #farewells = new Map<ByteStream, () => void>();
  readonly #waiting: (() => void)[] = [];

  /** Until it turns out to be a connection, a stream has nothing that would have to go out first. */
  add(stream: ByteStream): void {
    this.#farewells.set(stream, () => stream.destroy());
  }

  connected(stream: ByteStream, connection: Connection): void {
    this.#farewells.set(stream, () => connection.close());
  }

  delete(stream: ByteStream): void {
    this.#farewells.delete(stream);
    if (this.#farewells.size === 0) for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Once nothing is open any more. */
  empty(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#farewells.size === 0) resolve();
      else this.#waiting.push(resolve);
    });
  }

  closeAll(): void {
    for (const farewell of [...this.#farewells.values()]) farewell();
  }

  destroyAll(): void {
    for (const stream of [...this.#farewells.keys()]) stream.destroy();
  }
}
