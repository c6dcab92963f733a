/** A connection that has proven itself: sealed, parsed, limited and alive. What room and guest talk through. */
import type { ProbeAnswer } from './greeting';
import type { Reason } from './reasons';
import type { ToGuest } from './to-guest';
import type { ToHost } from './to-host';

/** Pings and pongs stay inside. `reason` is null when the network ended it without a word. */
export interface LineListener<Incoming> {
  said(message: Incoming): void;
  /** Once and last, whoever ended it. `isOverOurs`: it ended over something that this end had said. */
  closed(reason: Reason | null, isOverOurs?: boolean): void;
}

export interface Line<Outgoing, Incoming> {
  readonly remote: string;
  /** Never throws; after the end it does nothing. */
  send(message: Outgoing): void;
  /** What was said before somebody listened is told then. */
  listen(listener: LineListener<Incoming>): void;
  /** Says why, lets it go out, and ends. */
  close(reason: Reason): void;
  /** Asks for a sign of life at once: after sleep, or when the app is back in front. */
  wake(): void;
}

export type HostLine = Line<
  Exclude<ToGuest, { t: 'ping' | 'pong' | 'bye' }>,
  Exclude<ToHost, { t: 'ping' | 'pong' }>
>;
export type GuestLine = Line<
  Exclude<ToHost, { t: 'ping' | 'pong' }>,
  Exclude<ToGuest, { t: 'ping' | 'pong' | 'bye' }>
>;

/** What the door asks the table, and tells it. The door greets, pairs and seals; it knows no seats. */
export interface Household {
  /** All but what the door adds itself. */
  describe(): Omit<ProbeAnswer, 't' | 'v' | 'app'>;
  /** What a newcomer has to know: the spoken code or the long key. */
  password(by: 'code' | 'key'): string;
  /** The token of a device that may come back; null when there is no such device. */
  tokenOf(device: string): string | null;
  /** True: newcomers by code are sent away with 'guarded'. */
  isGuarded(): boolean;
  /** A newcomer was given a share and did not prove the code. */
  wrongCode(remote: string): void;
  /** The line's first message has been read: a newcomer that knows the password. */
  joined(line: HostLine, join: Extract<ToHost, { t: 'join' }>, by: 'code' | 'key'): void;
  resumed(line: HostLine, device: string): void;
}

/** How a greeting ended for a guest. */
export type Greeted =
  | { readonly ok: true; readonly line: GuestLine; readonly epoch: number; readonly table: string }
  /** `reason` null: the connection ended without a word. */
  | { readonly ok: false; readonly reason: Reason | null; readonly update?: 'host' | 'guest' | undefined };
