import { createServer, type Server } from 'node:http';
import type { Handler } from './static-files';

/**
 * Asks the handlers in order. A table server joins by putting its handler first and listening to `upgrade` on
 * the server that comes back.
 */
export function makeServer(handlers: readonly Handler[]): Server {
  return createServer((request, response) => {
    const answer = async (): Promise<void> => {
      for (const handle of handlers) if (await handle(request, response)) return;
      response.writeHead(404).end();
    };
    answer().catch(() => response.destroy());
  });
}

/** The port listened on, or null when somebody else has it. Port 0 takes any free one. */
export function listen(server: Server, port: number, host?: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException): void => {
      server.off('listening', listening);
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    };
    const listening = (): void => {
      server.off('error', failed);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', failed);
    server.once('listening', listening);
    server.listen({ port, host });
  });
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
