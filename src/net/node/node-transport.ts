import { connect } from 'node:net';
import type { Address, Connection, Timers, Transport } from '@/table/net-ports';
import { FramedConnection } from '../framed-connection';
import { NodeStream } from './node-stream';

export const CONNECT_MS = 2_000;

/** Tables by TCP from a computer. */
export function nodeTransport(timers: Timers): Transport {
  return {
    connect: ({ host, port }: Address, maxIncoming: number) =>
      new Promise<Connection>((resolve, reject) => {
        const socket = connect({ host, port });
        const forget = timers.after(CONNECT_MS, () => socket.destroy(new Error('Nobody answered.')));
        const failed = (error: Error): void => {
          forget();
          reject(error);
        };
        socket.once('error', failed);
        socket.once('connect', () => {
          forget();
          socket.off('error', failed);
          resolve(new FramedConnection(new NodeStream(socket), { timers, maxIncoming }));
        });
      }),
  };
}
