/** What a table needs from the network and from time. `src/net` implements it; nothing here knows a socket. */

export interface Timers {
  /** Runs once after so many milliseconds, unless the answer is called before. */
  after(milliseconds: number, run: () => void): () => void;
}

export interface Address {
  /** A name or a number, IPv6 without brackets. */
  readonly host: string;
  readonly port: number;
}

/** Why a connection cannot be read any further. It can still be written to, once, to say so. */
export type Breach = 'too-large' | 'bad-frame';

export interface ConnectionListener {
  /** One whole message, in the order they were sent. */
  message(payload: Uint8Array): void;
  /** The other end broke the framing; no message follows, and whoever listens should close. */
  breached(breach: Breach): void;
  /** Comes once and last, whoever closed, and also when the network did. */
  closed(): void;
}

/** A way for whole messages, in order and once, until it closes. It does not heal: one makes a new one. */
export interface Connection {
  /** The other end's address for the eye and for limits; the same for two connections of one device. */
  readonly remote: string;
  /** Bytes that wait to go out: grows when the other end stopped reading. */
  readonly unsent: number;
  /** What came before somebody listened is told then. There is one listener. */
  listen(listener: ConnectionListener): void;
  /** Never throws; what is sent after the end is dropped. */
  send(payload: Uint8Array): void;
  /** Lets what was sent go out first, for at most a second. */
  close(): void;
}

export interface Transport {
  /** Rejects when nobody answers within two seconds. Larger messages than `maxIncoming` are a breach. */
  connect(address: Address, maxIncoming: number): Promise<Connection>;
}

export interface Listening {
  /** Another one when the system took it away and it was lost meanwhile; whoever watches is told then, too. */
  readonly port: number;
  /** This device's addresses in the local network, the likeliest first. */
  addresses(): Promise<readonly string[]>;
  /** Told of other addresses than before, as after a change of network. Where there is no such word: ask again. */
  watch?(listener: (addresses: readonly string[]) => void): () => void;
  close(): Promise<void>;
}

export interface Server {
  /** `port` 0: any free one. Rejects when the port is taken. */
  listen(
    port: number,
    maxIncoming: number,
    onConnection: (connection: Connection) => void,
  ): Promise<Listening>;
}

/** What a table tells everybody in the network. Nothing secret, ASCII, under 200 bytes. */
export interface Advert {
  /** The table's name as people wrote it. */
  readonly name: string;
  /** 16 hex digits. */
  readonly id: string;
  readonly protocol: number;
  readonly phase: 'lobby' | 'play';
  readonly taken: number;
  readonly seats: number;
  readonly epoch: number;
}

export interface Announcement {
  /** Tells what changed; the instance name stays. */
  update(advert: Advert): void;
  stop(): Promise<void>;
}

export interface Announcer {
  /** Rejects when the network or the system does not let it; the table is still reachable by address. */
  announce(advert: Advert, port: number): Promise<Announcement>;
}

/** A table that was heard of. A hint: only a probe tells whether it is there. */
export interface Sighting {
  readonly advert: Advert;
  readonly addresses: readonly Address[];
}

/** Why nothing can be found: the user refused, or this device cannot look. */
export type FindTrouble = 'denied' | 'unavailable';

export interface FinderListener {
  sighted(sighting: Sighting): void;
  /** The table said good-bye or was not heard of for long. */
  lost(id: string): void;
  troubled(trouble: FindTrouble): void;
}

export interface Finder {
  /** Looks until the answer is called. Asks again on its own schedule. */
  find(listener: FinderListener): () => void;
}
