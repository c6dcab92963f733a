/** Streams of bytes inside the process. What is written waits until it is delivered. */
import type { ByteStream, ByteStreamListener } from '../../src/net/byte-stream';

export class WireEnd implements ByteStream {
  readonly pending = 0;
  readonly #put: (job: () => void) => void;
  #other!: WireEnd;
  #listener: ByteStreamListener | null = null;
  #early: Uint8Array[] = [];
  #isOpen = true;
  #isGone = false;

  constructor(
    readonly remote: string,
    put: (job: () => void) => void,
  ) {
    this.#put = put;
  }

  static join(one: WireEnd, other: WireEnd): void {
    one.#other = other;
    other.#other = one;
  }

  /** Closed by either end, and told. */
  get isGone(): boolean {
    return this.#isGone;
  }

  listen(listener: ByteStreamListener): void {
    this.#listener = listener;
    for (const chunk of this.#early.splice(0)) listener.data(chunk);
    if (this.#isGone) listener.closed();
  }

  write(bytes: Uint8Array): void {
    if (!this.#isOpen || bytes.length === 0) return;
    const chunk = Uint8Array.from(bytes);
    this.#put(() => this.#other.#arrive(chunk));
  }

  end(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#put(() => {
      this.#other.#close();
      this.#close();
    });
  }

  destroy(): void {
    this.end();
  }

  #arrive(chunk: Uint8Array): void {
    if (this.#isGone) return;
    if (this.#listener === null) this.#early.push(chunk);
    else this.#listener.data(chunk);
  }

  #close(): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#isOpen = false;
    this.#listener?.closed();
  }
}

export class Wires {
  #jobs: (() => void)[] = [];
  readonly #failed: (error: unknown) => void;

  /** `failed` hears what escapes from whoever listens. */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
  }

  /** `address` is the client's, as the server sees it. */
  connect(address: string): { readonly client: WireEnd; readonly server: WireEnd } {
    const put = (job: () => void): void => void this.#jobs.push(job);
    const client = new WireEnd('10.0.0.1', put);
    const server = new WireEnd(address, put);
    WireEnd.join(client, server);
    return { client, server };
  }

  /** Says how much there was to deliver. */
  deliver(): number {
    const jobs = this.#jobs;
    this.#jobs = [];
    for (const job of jobs) {
      try {
        job();
      } catch (error) {
        this.#failed(error);
      }
    }
    return jobs.length;
  }
}
