/**
 * Browsers at a web server that does not listen itself. Such a server counts no sockets and never looks whether a
 * request has come in time, as Node starts both when it listens: here is who does.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Timers } from '@/table/net-ports';
import { WaitingRoom } from '../door/waiting-room';

/** A browser opens six at once. */
const MOST = 256;
export const MOST_OF_ONE = 32;
/** From a socket, or its last answer, to the next whole request; whatever trickles in meanwhile. */
export const REQUEST_WITHIN_MS = 10_000;
/** An answer that nobody reads any more. */
const STALLED_MS = 30_000;

export class PageVisits {
  readonly #pages: Server;
  readonly #timers: Timers;
  readonly #room = new WaitingRoom(MOST, MOST_OF_ONE);
  /** How to stop waiting for each one's next request. */
  readonly #visits = new Map<Socket, () => void>();

  constructor(pages: Server, timers: Timers) {
    this.#pages = pages;
    this.#timers = timers;
    pages.setTimeout(STALLED_MS);
    pages.on('request', this.#asked);
  }

  /** False: there are too many. */
  enter(socket: Socket, remote: string): boolean {
    if (!this.#room.enter(remote)) return false;
    this.#await(socket);
    socket.once('close', () => {
      this.#room.leave(remote);
      this.leave(socket);
    });
    return true;
  }

  /** It is no visit any more, but a connection of the table. */
  leave(socket: Socket): void {
    this.#visits.get(socket)?.();
    this.#visits.delete(socket);
    socket.setTimeout(0);
  }

  close(): void {
    this.#pages.off('request', this.#asked);
  }

  readonly #asked = ({ socket }: IncomingMessage, response: ServerResponse): void => {
    if (!this.#visits.has(socket)) return;
    this.#visits.get(socket)?.();
    response.once('close', () => {
      if (this.#visits.has(socket)) this.#await(socket);
    });
  };

  #await(socket: Socket): void {
    this.#visits.set(
      socket,
      this.#timers.after(REQUEST_WITHIN_MS, () => socket.destroy()),
    );
  }
}
