import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Listening, Server, Timers } from '@/table/net-ports';
import { answer, Door } from '../door/door';
import { plain } from '../door/http-answer';
import type { HttpHead } from '../door/http-head';
import { FAREWELL_MS } from '../stream-connection';
import { OpenStreams } from '../open-streams';
import { NodeStream } from './node-stream';
import { ownAddresses } from './own-addresses';
import { PageVisits } from './page-visits';

export interface NodeServerOptions {
  readonly timers: Timers;
  /** Answers requests for pages. It never listens itself: sockets are handed to it. */
  readonly pages?: HttpServer;
  /** All interfaces unless told. */
  readonly host?: string;
}

interface Pages {
  readonly pages: HttpServer;
  readonly visits: PageVisits;
}

/** The head of a request that a page server has read already. */
function headOf({ method, url, headers }: IncomingMessage): HttpHead {
  const entries = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method: method ?? '', target: url ?? '', headers: new Map(entries) };
}

function listen(server: NetServer, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      // Later errors are of single connections that could not be accepted; the table goes on.
      server.on('error', () => undefined);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

function close(server: NetServer, open: OpenStreams, timers: Timers): Promise<void> {
  return new Promise((resolve) => {
    const forget = timers.after(FAREWELL_MS, () => open.destroyAll());
    server.close(() => {
      forget();
      resolve();
    });
    open.closeAll();
  });
}

/** Hands a socket to a web server as if it had accepted it itself. */
function handOver(stream: NodeStream, bytes: Uint8Array, { pages, visits }: Pages): void {
  const { remote } = stream;
  const socket = stream.release(bytes);
  // Without this a browser that closes its half after asking would not get its answer.
  socket.allowHalfOpen = true;
  if (!visits.enter(socket, remote)) {
    socket.destroy();
    return;
  }
  pages.emit('connection', socket);
  socket.resume();
}

/** Framed TCP, WebSocket and, where `pages` is given, a whole web server on one port. */
export function nodeServer({ timers, pages, host }: NodeServerOptions): Server {
  return {
    async listen(port, maxIncoming, onConnection): Promise<Listening> {
      const open = new OpenStreams();
      const browsers = pages === undefined ? null : { pages, visits: new PageVisits(pages, timers) };
      const door = new Door<NodeStream>({
        timers,
        maxIncoming,
        onConnection: (connection, stream) => {
          open.connected(stream, connection);
          onConnection(connection);
        },
        onPage: (stream, _head, bytes) => {
          if (browsers !== null) handOver(stream, bytes, browsers);
          else answer(stream, timers, plain(404, 'There are no pages here.'));
        },
      });
      const accept = (socket: Socket): NodeStream => {
        const stream = new NodeStream(socket);
        open.add(stream);
        socket.once('close', () => open.delete(stream));
        return stream;
      };
      const onUpgrade = (request: IncomingMessage, socket: Duplex, rest: Buffer): void => {
        browsers?.visits.leave(socket as Socket);
        door.upgrade(accept(socket as Socket), headOf(request), rest);
      };
      const server = createServer((socket) => door.enter(accept(socket)));
      const bound = await listen(server, port, host);
      pages?.on('upgrade', onUpgrade);
      return {
        port: bound,
        addresses: () => Promise.resolve(ownAddresses()),
        close: () => {
          pages?.off('upgrade', onUpgrade);
          browsers?.visits.close();
          return close(server, open, timers);
        },
      };
    },
  };
}
