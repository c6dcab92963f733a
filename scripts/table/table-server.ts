/** A room that people reach: by app, by browser, by address and by name. */
import type { Server as HttpServer } from 'node:http';
import { nodeAnnouncer } from '../../src/net/node/node-announcer';
import { nodeServer } from '../../src/net/node/node-server';
import type { Advert, Announcement, Listening } from '../../src/table/net-ports';
import type { Room } from '../../src/table/room/room';
import { Door } from '../../src/table/secure/door';
import { LIMITS, VERSIONS } from '../../src/table/wire/limits';
import { appVersion, NODE_PORTS } from './node-ports';

export interface TableServerOptions {
  readonly room: Room;
  /** 0: any free one. */
  readonly port: number;
  /** Answers browsers on the same port. */
  readonly pages: HttpServer;
  readonly announce: boolean;
}

export interface TableServer {
  readonly port: number;
  readonly addresses: readonly string[];
  /** False: guests have to come by address, because the network did not let it be announced. */
  readonly announced: boolean;
  /** The same port, another room: the one before was closed by who led it. */
  move(room: Room): Promise<void>;
  /** Says good-bye; the room and its seats stay. */
  stop(): Promise<void>;
}

export function advertOf(room: Room): Advert {
  const { id, name, epoch, phase, seats } = room.room();
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  const isOn = phase === 'play';
  return {
    ...{ id, name, epoch, taken },
    protocol: VERSIONS.highest,
    phase: isOn ? 'play' : 'lobby',
    seats: seats.length,
  };
}

/** Keeps what the network knows of the table true. */
async function announce(room: Room, port: number): Promise<Announcement | null> {
  try {
    const announcement = await nodeAnnouncer(NODE_PORTS).announce(advertOf(room), port);
    let told = JSON.stringify(advertOf(room));
    const leave = room.subscribe(() => {
      const advert = advertOf(room);
      if (JSON.stringify(advert) === told) return;
      told = JSON.stringify(advert);
      announcement.update(advert);
    });
    return {
      update: (advert) => announcement.update(advert),
      stop: () => {
        leave();
        return announcement.stop();
      },
    };
  } catch {
    return null;
  }
}

/** Rejects when the port is taken. */
export async function serveTable(options: TableServerOptions): Promise<TableServer> {
  const app = appVersion();
  let { room } = options;
  let door = new Door(room.household, NODE_PORTS, app);
  const server = nodeServer({ timers: NODE_PORTS.timers, pages: options.pages });
  const listening: Listening = await server.listen(options.port, LIMITS.toHost, (connection) =>
    door.admit(connection),
  );
  const { port } = listening;
  const settle = async (): Promise<Announcement | null> => {
    await room.keepPort(port);
    return options.announce ? announce(room, port) : null;
  };
  let announcement = await settle();
  return {
    port,
    addresses: await listening.addresses(),
    announced: announcement !== null,
    move: async (next) => {
      door.close();
      room = next;
      door = new Door(room.household, NODE_PORTS, app);
      await announcement?.stop();
      announcement = await settle();
    },
    stop: async () => {
      await announcement?.stop();
      door.close();
      room.pause();
      await listening.close();
    },
  };
}
