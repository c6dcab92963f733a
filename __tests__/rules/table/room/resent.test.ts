/** Commands whose answer died with the host, sent again under the same id to the host that was started again. */
import type { RoomCommand } from '@/table/room/room-command';
import { resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { LIMITS } from '@/table/wire/limits';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, Puppet, roomOf, settle } from './table-top';

class Evening {
  readonly #storage = makeFrailStorage();
  #restarts = 0;
  ports!: ReturnType<typeof makeRoomPorts>;
  room!: Room;
  leader!: Puppet;

  static async begin(wish = {}): Promise<Evening> {
    const evening = new Evening();
    evening.room = await openKitchen(makeRoomPorts(evening.#storage), { hostPlays: ['Anna'], ...wish });
    evening.leader = await new Puppet(evening.room, null).join(evening.room.secrets().key);
    return evening;
  }

  /** As if the answer had not arrived: the same words once more, after a restart. */
  async again(id: string, command: RoomCommand, between: (room: Room) => Promise<unknown>) {
    this.leader.line.say({ t: 'steer', id, command });
    await settle();
    expect(this.leader.line.last('answer')).toMatchObject({ id, ok: true });
    await this.restart();
    await between(this.room);
    this.leader.line.say({ t: 'steer', id, command });
    await settle();
    expect(this.leader.line.last('answer')).toMatchObject({ id });
    return this.leader.line.last('answer').ok;
  }

  async restart(): Promise<void> {
    this.room.pause();
    this.#restarts += 1;
    this.ports = makeRoomPorts(this.#storage, 1_000 * this.#restarts);
    this.room = roomOf(await resumeRoom(this.ports, this.room.id));
    await this.leader.resume(this.room);
  }
}

const names = (room: Room) => room.room().seats.map(({ name }) => name);
const cards = (room: Room) => room.host!.events.filter(({ type }) => type === 'flip').length;

async function playTurn(room: Room): Promise<void> {
  const chair = room.chair(0)!;
  const move = chair.game.defaultMove(chair.progress().view.state, 0);
  const nth = chair.progress().events.filter(({ seat }) => seat === 0).length;
  expect(await chair.submit(move, nth)).toMatchObject({ ok: true });
}

describe('a command that comes again to a restarted host', () => {
  it('[CM-2] turns no second card', async () => {
    const evening = await Evening.begin();
    await evening.room.command({ type: 'flip-mode', mode: 'by-hand' });
    await evening.room.command({ type: 'start' });
    const flip = { type: 'flip', match: evening.room.room().match!, nth: 0 } as const;
    expect(await evening.again('f', flip, playTurn)).toBe(true);
    expect(cards(evening.room)).toBe(1);
    // The next wish is another one.
    expect(await evening.leader.steer({ ...flip, nth: 1 })).toMatchObject({ ok: true });
    expect(cards(evening.room)).toBe(2);
  });

  it('[CM-2] turns no card of another game', async () => {
    const evening = await Evening.begin();
    await evening.room.command({ type: 'flip-mode', mode: 'by-hand' });
    await evening.room.command({ type: 'start' });
    const flip = { type: 'flip', match: evening.room.room().match!, nth: 0 } as const;
    const rematch = async (room: Room) => {
      const begun = room.command({ type: 'rematch' });
      await evening.ports.timers.pass(3_000);
      expect(await begun).toEqual({ ok: true });
    };
    expect(await evening.again('f', flip, rematch)).toBe(true);
    expect(cards(evening.room)).toBe(0);
  });

  it('[CM-2] takes no card of a real deck twice', async () => {
    const evening = await Evening.begin();
    await evening.room.command({ type: 'dealer', kind: 'physical' });
    await evening.room.command({ type: 'start' });
    const match = evening.room.room().match!;
    const flip = { type: 'flip', outcome: { type: 'flip', card: '3' }, match, nth: 0 } as const;
    expect(await evening.again('f', flip, playTurn)).toBe(true);
    expect(cards(evening.room)).toBe(1);
  });

  it.each([{ who: '2' }, {}])('[CM-2] sends nobody away who came meanwhile: %j', async (meant) => {
    const evening = await Evening.begin({ hostPlays: [] });
    const [mia] = await guestsAt(evening.room, ['Mia']);
    expect(mia!.device).toBe('2');
    const remove = { type: 'remove', seat: 0, ...meant } as const;
    expect(await evening.again('r', remove, (room) => guestsAt(room, ['Ole']))).toBe(true);
    expect(names(evening.room)).toEqual(['Ole', '', '', '']);
  });

  it('[CM-2] removes a bot once', async () => {
    const evening = await Evening.begin();
    await evening.room.command({ type: 'add-bot', seat: 1, bot: 'greedy' });
    const remove = { type: 'remove', seat: 1, who: 'Bot 1' } as const;
    expect(await evening.again('r', remove, (room) => guestsAt(room, ['Ole']))).toBe(true);
    expect(names(evening.room)).toEqual(['Anna', 'Ole', '', '']);
  });

  it('[CM-7] is no refusal when the game began, and begins no other', async () => {
    const evening = await Evening.begin();
    expect(await evening.again('s', { type: 'start', after: null }, () => settle())).toBe(true);
    const { match } = evening.room.room();
    // Somebody else who leads asked for it at the same moment.
    expect(await evening.room.command({ type: 'start', after: null })).toEqual({ ok: true });
    expect(evening.room.room().match).toBe(match);
  });

  const guarded = (room: Room) => {
    for (let tries = 0; tries < LIMITS.wrongCodes; tries += 1) room.household.wrongCode('a');
    return settle();
  };
  const asked =
    (...commands: readonly RoomCommand[]) =>
    async (room: Room) => {
      for (const command of commands) expect(await room.command(command)).toEqual({ ok: true });
    };
  const options = (map: string) => ({ map, edition: 'gamewright' });

  it.each<[RoomCommand, (room: Room) => Promise<unknown>, object]>([
    [{ type: 'rename', name: 'Garden' }, asked({ type: 'rename', name: 'Attic' }), { name: 'Attic' }],
    [
      { type: 'choose', game: 'metro-x', options: options('osaka') },
      asked({ type: 'choose', game: 'metro-x', options: options('metro-city') }),
      { choice: { options: options('metro-city') } },
    ],
    [{ type: 'seats', count: 6 }, asked({ type: 'seats', count: 2 }), { seats: [{}, {}] }],
    [
      { type: 'add-bot', seat: 1, bot: 'greedy' },
      asked({ type: 'remove', seat: 1 }),
      { seats: [{}, { kind: 'open' }, {}, {}] },
    ],
    [{ type: 'lock', on: true }, asked({ type: 'lock', on: false }), { locked: false }],
    [{ type: 'admit' }, guarded, { guarded: true }],
    [{ type: 'dealer', kind: 'physical' }, asked({ type: 'dealer', kind: 'seeded' }), { dealer: 'seeded' }],
    [{ type: 'flip-mode', mode: 'by-hand' }, asked({ type: 'flip-mode', mode: 'auto' }), { flip: 'auto' }],
  ])('[CM-2] does %j once, whatever was asked since', async (command, between, expected) => {
    const evening = await Evening.begin();
    expect(await evening.again('x', command, between)).toBe(true);
    expect(evening.room.room()).toMatchObject(expected);
  });

  it('[CM-2] lets nothing stand in for a player who was back and is away once more', async () => {
    const evening = await Evening.begin();
    const [ole] = await guestsAt(evening.room, ['Ole']);
    await evening.room.command({ type: 'start' });
    ole!.line.end();
    const command = { type: 'stand-in', seat: 1, by: 'bot' } as const;
    const back = async (room: Room) => (await ole!.resume(room)).end();
    expect(await evening.again('x', command, back)).toBe(true);
    expect(evening.room.room().seats[1]).toMatchObject({ away: true, standIn: 'wait' });
  });

  it('[CM-2] keeps a bounded number of what each device asked for', async () => {
    const evening = await Evening.begin();
    for (let nth = 0; nth < 40; nth += 1) await evening.leader.steer({ type: 'lock', on: nth % 2 === 0 });
    await evening.restart();
    expect(await evening.leader.steer({ type: 'rename', name: 'Attic' })).toMatchObject({ ok: true });
    expect(evening.room.room()).toMatchObject({ name: 'Attic', locked: false });
  });
});
