/** The table that this computer is while it serves the app. */
import type { Server } from 'node:http';
import { renderUnicodeCompact } from 'uqr';
import { makeWebLink } from '../../src/table/guest/invitation';
import type { Room } from '../../src/table/room/room';
import { openData } from '../table/data-folder';
import { findRoom, type TableWish } from '../table/find-room';
import { serveTable, type TableServer } from '../table/table-server';
import { wellKnown } from '../table/well-known';
import type { PlayArguments } from './arguments';
import type { Handler } from './static-files';
import type { Say } from './web-build';

export interface ServedTable {
  /** To be asked before the files of the app. */
  readonly handler: Handler;
  /** The port listened on, or null when somebody else has it. */
  listen(pages: Server, port: number): Promise<number | null>;
  announce(): void;
  stop(): Promise<void>;
}

/** Room for a family and the one who sits at the computer; seats that stay open go when the game begins. */
const SEATS = 6;

const wishFor = (table: NonNullable<PlayArguments['table']>): TableWish => ({
  ...{ name: table.name, data: table.data, code: null, seed: null, bots: 0, seats: SEATS },
  ...{ map: 'metro-city', edition: 'gamewright', fresh: false, stays: true },
});

function invite(say: Say, room: Room, { port, addresses }: TableServer): void {
  const { code, key } = room.secrets();
  say(`Table ${room.room().name}: code ${code}`);
  const [host] = addresses;
  if (host === undefined) return;
  const link = makeWebLink({ address: { host, port }, table: room.id, key });
  if (!process.env['CI']) say(renderUnicodeCompact(link));
  say(`Join with a phone: scan the code above, or open ${link}`);
}

export async function openServedTable(
  wanted: NonNullable<PlayArguments['table']>,
  say: Say,
): Promise<ServedTable> {
  const storage = await openData(wanted.data, 'table', [wanted.name]);
  let { room } = await findRoom(storage, wishFor(wanted));
  let server: TableServer | null = null;
  let leave = (): void => undefined;
  /** Whoever led a table and closed it finds a new one here. */
  const renew = async (): Promise<void> => {
    leave();
    say('The table was closed; there is a new one.');
    ({ room } = await findRoom(storage, { ...wishFor(wanted), fresh: true }));
    await server?.move(room);
    attend();
    announce();
  };
  const attend = (): void => {
    leave = room.subscribe(() => {
      if (room.link().kind !== 'ended') return;
      renew().catch((error: unknown) =>
        say(`No new table: ${error instanceof Error ? error.message : String(error)} Stop and start again.`),
      );
    });
  };
  const announce = (): void => {
    if (server !== null) invite(say, room, server);
  };
  return {
    handler: wellKnown(() => room),
    listen: async (pages, port) => {
      try {
        server = await serveTable({ room, port, pages, announce: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
        throw error;
      }
      attend();
      return server.port;
    },
    announce,
    stop: async () => {
      leave();
      await server?.stop();
      await storage.close();
    },
  };
}
