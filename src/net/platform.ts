import { type WebSocketLike, webSocketTransport } from './browser/web-socket-transport';
import { phonePage } from './door/phone-page';
import type { Net, NetOptions } from './net';
import { askLocalNetwork, nativeTcp, nativeZeroconf, system } from './phone/native';
import { OwnAddresses } from './phone/own-addresses';
import { type PhoneServer, tcpServer } from './phone/tcp-server';
import { tcpTransport } from './phone/tcp-transport';
import { type PhoneAnnouncer, zeroconfAnnouncer } from './phone/zeroconf-announcer';
import { zeroconfFinder } from './phone/zeroconf-finder';
import { ZeroconfHub } from './phone/zeroconf-hub';
import { systemTimers as timers } from './system-timers';

interface Awake {
  readonly server: PhoneServer | null;
  readonly hub: ZeroconfHub | null;
  readonly announcer: PhoneAnnouncer | null;
}

function follow({ appState }: NetOptions, { server, hub, announcer }: Awake): void {
  appState.subscribe((state) => {
    hub?.show(state === 'front');
    announcer?.show(state === 'front');
    if (state === 'front') void server?.wake();
  });
}

/** A phone: found and finding by zeroconf, reached by TCP. */
export function makeNet(options: NetOptions): Net {
  const tcp = nativeTcp();
  const zeroconf = nativeZeroconf();
  const own = new OwnAddresses();
  const hub = zeroconf && new ZeroconfHub(zeroconf, system, timers);
  const server = tcp && tcpServer({ tcp, timers, own, page: phonePage(options.phonePage) });
  const announcer = hub && zeroconfAnnouncer({ hub, timers, ask: askLocalNetwork, own });
  follow(options, { server, hub, announcer });
  return {
    transport: tcp
      ? tcpTransport(tcp, timers)
      : webSocketTransport(timers, (url) => new WebSocket(url) as WebSocketLike),
    server,
    announcer,
    finder: hub && zeroconfFinder(hub, timers, askLocalNetwork),
    timers,
    page: () => Promise.resolve(null),
  };
}
