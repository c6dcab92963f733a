/** The whole way: rooms, doors, sealed lines and guests, over connections that break. */
import { botOf } from '@/bots/catalog';
import type { Seat } from '@/engine/game';
import { gameOf } from '@/games/registry';
import { makeApproach } from '@/table/guest/approach';
import type { Guest } from '@/table/guest/guest';
import { joinAsGuest, resumeAsGuest } from '@/table/guest/open-guest';
import { movesOf } from '@/table/match';
import { makeMemoryStorage } from '@/table/memory-storage';
import type { Transport } from '@/table/net-ports';
import type { Presence } from '@/table/presence';
import { openRoom, resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { Door } from '@/table/secure/door';

import { makeManualTime, makeTestEntropy, makeWirePair, settle, type WirePair } from '../wire-pair';
import { roomOf, WISH } from './table-top';

const bot = botOf('metro-x', 'greedy')!;
const ADDRESS = { host: '10.0.0.1', port: 4600 };

class Evening {
  readonly time = makeManualTime();
  readonly disk = makeMemoryStorage();
  readonly pairs = new Map<string, WirePair>();
  room!: Room;
  door: Door | null = null;
  #lives = 0;

  get ports() {
    const { clock, timers } = this.time;
    return { clock, timers, games: gameOf, entropy: makeTestEntropy((this.#lives += 1)) };
  }

  serve(room: Room): void {
    this.room = room;
    this.door = new Door(room.household, this.ports, '1.0.0');
  }

  async open(hostPlays: readonly string[] = []): Promise<void> {
    this.serve(roomOf(await openRoom({ ...this.ports, storage: this.disk }, { ...WISH, hostPlays })));
  }

  /** The host's process dies: nobody hears a word, the disk stays. */
  async restart(downFor: number): Promise<void> {
    this.door = null;
    for (const pair of this.pairs.values()) pair.break();
    this.room.pause();
    await this.pass(downFor);
    this.serve(roomOf(await resumeRoom({ ...this.ports, storage: this.disk }, this.room.id)));
  }

  transport(name: string): Transport {
    return {
      connect: () => {
        if (this.door === null) return Promise.reject(new Error('nobody there'));
        const pair = makeWirePair({ remote: name, timers: this.time.timers, delay: 2 });
        this.pairs.set(name, pair);
        this.door.admit(pair.host);
        return Promise.resolve(pair.guest);
      },
    };
  }

  guestPorts(name: string, storage = makeMemoryStorage()) {
    const { ports } = this;
    return {
      ...ports,
      storage,
      approach: makeApproach({ ...ports, transport: this.transport(name), app: '1.0.0' }),
    };
  }

  join(name: string | null, ports: ReturnType<Evening['guestPorts']>): Promise<Guest> {
    const { code } = this.room.secrets();
    return joinAsGuest(ports, {
      addresses: [ADDRESS],
      table: this.room.id,
      password: code,
      by: 'code',
      name,
    });
  }

  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 10) {
      this.time.advance(10);
      await settle();
      await settle();
    }
  }
}

/** Plays a presence's seats by what its own copies say, so many moves of each. */
function playSeats(presence: Presence, most = Infinity): void {
  const busy = new Set<Seat>();
  const look = () => {
    for (const seat of presence.seats()) {
      const chair = presence.chair(seat);
      const due = chair?.progress().due;
      if (!chair || due?.kind !== 'seats' || !due.seats.includes(seat) || busy.has(seat)) continue;
      const { events, view } = chair.progress();
      const nth = movesOf(chair.game, events, seat).length;
      if (nth >= most) continue;
      busy.add(seat);
      void chair.submit(bot.choose(view, seat), nth).then(() => {
        busy.delete(seat);
        look();
      });
    }
  };
  presence.subscribe(look);
  look();
}

describe('an evening at a table', () => {
  it('[RM-16] ends with equal logs on every device, whatever happened to one of them', async () => {
    const evening = new Evening();
    await evening.open(['Anna']);
    const names = ['Mia', 'Ole', 'Ida'];
    const kept = names.map((name) => evening.guestPorts(name));
    const guests: Guest[] = [];
    for (const [index, name] of names.entries()) {
      guests.push(await evening.join(name, kept[index]!));
      await evening.pass(200);
    }
    const screen = await evening.join(null, evening.guestPorts('screen'));
    await evening.pass(200);
    expect(guests.map((guest) => [guest.link().kind, guest.seats()])).toEqual([
      ['live', [1]],
      ['live', [2]],
      ['live', [3]],
    ]);
    // The host's own player sets the pace, so that everything happens in the middle of the game.
    const turns = () => evening.room.host!.events.filter(({ seat }) => seat === 0).length;
    playSeats(evening.room, 2);
    for (const guest of guests) playSeats(guest);
    const starting = evening.room.command({ type: 'start' });
    await evening.pass(500);
    expect(await starting).toEqual({ ok: true });
    expect(turns()).toBe(2);

    // A link dies without a word; its phone finds out by itself.
    evening.pairs.get('Mia')!.cut();
    playSeats(evening.room, 6);
    await evening.pass(500);
    expect(turns()).toBeLessThan(6);
    await evening.pass(9_000);
    expect([turns(), guests[0]!.link().kind]).toEqual([6, 'live']);

    // An app is killed and opened again: the board is there before the host answers.
    guests[1]!.pause();
    playSeats(evening.room, 10);
    await evening.pass(500);
    expect(evening.room.room().seats[2]).toMatchObject({ name: 'Ole', away: true });
    guests[1] = (await resumeAsGuest(kept[1]!, evening.room.id))!;
    expect(guests[1].chair(2)!.progress().events.length).toBeGreaterThan(10);
    playSeats(guests[1]);
    await evening.pass(1_000);
    expect(turns()).toBe(10);

    // The host is killed and started again.
    await evening.restart(3_000);
    expect(turns()).toBe(10);
    playSeats(evening.room);
    await evening.pass(20_000);

    expect(evening.room.room().phase).toBe('over');
    const { events } = evening.room.host!;
    for (const guest of guests) {
      expect(guest.chair(guest.seats()[0]!)!.progress().events).toEqual(events);
      expect(guest.verdict()).toBe('proven');
    }
    expect(screen.chair('table')!.progress().events).toEqual(events);
    expect(evening.room.verdict()).toBe('proven');
    expect(events.filter(({ seat }) => seat === 1)).toHaveLength(
      events.filter(({ seat }) => seat === 0).length,
    );
  }, 60_000);

  it('[RM-16] is led from a browser, and played again', async () => {
    const evening = new Evening();
    await evening.open();
    const { key } = evening.room.secrets();
    const leader = await joinAsGuest(evening.guestPorts('tv'), {
      addresses: [ADDRESS],
      table: evening.room.id,
      password: key,
      by: 'key',
      name: null,
      lead: key,
    });
    const mia = await evening.join('Mia', evening.guestPorts('Mia'));
    await evening.pass(400);
    playSeats(mia);
    const steer = async (command: Parameters<Guest['command']>[0]) => {
      const answer = leader.command(command);
      await evening.pass(1_500);
      return answer;
    };
    expect(await steer({ type: 'add-bot', seat: 1, bot: 'greedy' })).toEqual({ ok: true });
    expect(await steer({ type: 'flip-mode', mode: 'by-hand' })).toEqual({ ok: true });
    expect(await steer({ type: 'start' })).toEqual({ ok: true });
    expect(leader.chair('table')!.progress().due.kind).toBe('chance');
    expect(await steer({ type: 'flip' })).toEqual({ ok: true });
    expect(await steer({ type: 'flip-mode', mode: 'auto' })).toEqual({ ok: true });
    await evening.pass(4_000);
    expect(leader.room()!.phase).toBe('over');
    const first = leader.room()!.match;
    expect(await steer({ type: 'rematch' })).toEqual({ ok: true });
    await evening.pass(3_000);
    expect(leader.room()).toMatchObject({ phase: 'over' });
    expect(leader.room()!.match).not.toBe(first);
    expect([mia.verdict(), leader.verdict()]).toEqual(['proven', 'proven']);
    expect(await steer({ type: 'close' })).toEqual({ ok: true });
    expect(mia.link()).toEqual({ kind: 'ended', reason: 'closed' });
  }, 60_000);
});
