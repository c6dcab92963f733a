import type { Connection, Timers, Transport } from '@/table/net-ports';
import { FramedConnection } from '../framed-connection';
import { type TcpSocketLike, TcpStream } from './tcp-stream';

const CONNECT_MS = 2_000;

export interface ConnectOptions {
  readonly host: string;
  readonly port: number;
  readonly connectTimeout: number;
}

/** What is used of the library to connect. */
export interface TcpConnector {
  createConnection(options: ConnectOptions, connected: () => void): TcpSocketLike;
}

/** Tables by TCP from a phone. */
export function tcpTransport(tcp: TcpConnector, timers: Timers): Transport {
  return {
    connect: ({ host, port }, maxIncoming) =>
      new Promise<Connection>((resolve, reject) => {
        let isOver = false;
        const fail = (): void => {
          if (isOver) return;
          isOver = true;
          forget();
          reject(new Error('Nobody answered.'));
        };
        const forget = timers.after(CONNECT_MS, fail);
        // Without a limit of its own an attempt on Android holds one of its two threads for minutes.
        const options = { host, port, connectTimeout: CONNECT_MS };
        const socket = tcp.createConnection(options, () => {
          // Only now may it be destroyed: while it connects, Android does not know it yet and would crash.
          if (isOver) {
            socket.destroy();
            return;
          }
          isOver = true;
          forget();
          socket.setNoDelay(true);
          resolve(new FramedConnection(new TcpStream(socket), { timers, maxIncoming }));
        });
        socket.on('error', fail);
        socket.on('close', fail);
      }),
  };
}
