import { pageTable } from './browser/page-table';
import { type WebSocketLike, webSocketTransport } from './browser/web-socket-transport';
import type { Net, NetOptions } from './net';
import { systemTimers } from './system-timers';

/** A browser can join tables; it cannot be found, and it cannot look around. */
export function makeNet(_options: NetOptions): Net {
  return {
    transport: webSocketTransport(systemTimers, (url) => new WebSocket(url) as WebSocketLike),
    server: null,
    announcer: null,
    finder: null,
    timers: systemTimers,
    page: () => pageTable((url) => fetch(url), window.location),
  };
}
