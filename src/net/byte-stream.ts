/** The seam between sockets and messages: what every back-end with bytes offers, and all the door needs. */

export interface ByteStreamListener {
  data(chunk: Uint8Array): void;
  /** Once and last. An other end that only stopped sending counts as closed too. */
  closed(): void;
}

export interface ByteStream {
  /** The other end's address, without its port. */
  readonly remote: string;
  /** Bytes that the system has not taken yet. */
  readonly pending: number;
  /** A later listener takes over from an earlier one; bytes that came before the first one are told to it. */
  listen(listener: ByteStreamListener): void;
  /** Never throws; bytes after the end are dropped. */
  write(bytes: Uint8Array): void;
  /** Closes once everything that was written has gone out. */
  end(): void;
  /** Closes at once. */
  destroy(): void;
}
