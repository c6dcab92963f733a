import { WebSocket } from 'ws';
import { type WebSocketLike, webSocketTransport } from '@/net/browser/web-socket-transport';
import { nodeServer } from '@/net/node/node-server';
import { connectionContract } from './contract';
import { ManualTimers } from './manual-timers';

// The server is ours; the client is the browser's transport on the `ws` package, which checks every frame it gets.
connectionContract('WebSocket', () => {
  const timers = new ManualTimers();
  const make = (url: string): WebSocketLike => new WebSocket(url, { perMessageDeflate: false }) as never;
  return {
    timers,
    server: nodeServer({ timers }),
    transport: webSocketTransport(timers, make),
    host: '127.0.0.1',
  };
});
