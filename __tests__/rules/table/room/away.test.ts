import { metroX, type MetroXState } from '@/games/metro-x';
import { resumeRoom } from '@/table/room/open-room';
import type { Room } from '@/table/room/room';
import { pack } from '@/table/wire/pack';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, roomOf, settle } from './table-top';

const kitchen = async (wish = {}) => {
  const storage = makeFrailStorage();
  const ports = makeRoomPorts(storage);
  return { storage, ports, room: await openKitchen(ports, wish) };
};

const movesOf = (room: Room, seat: number) => room.host!.events.filter((event) => event.seat === seat);
const stateOf = (room: Room, seat: number) => (room.host!.view(seat) as { state: MetroXState }).state;

describe('bots', () => {
  it('[RM-11] play their own seats, and the game goes on after each of them', async () => {
    const { room, ports } = await kitchen();
    const puppets = await guestsAt(room, ['Mia']);
    await room.command({ type: 'add-bot', seat: 1, bot: 'greedy' });
    await room.command({ type: 'add-bot', seat: 3, bot: 'greedy' });
    expect(room.room().seats.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'person Mia',
      'bot Bot 1',
      'open ',
      'bot Bot 2',
    ]);
    await room.command({ type: 'start' });
    while (room.room().phase === 'play') {
      await ports.timers.pass(0);
      expect(room.host!.due()).toMatchObject({ seats: [0] });
      await puppets[0]!.move(0, 2);
    }
    expect(room.room().seats.map(({ stoodIn }) => stoodIn)).toEqual([0, 0, 0]);
    expect(puppets[0]!.events(0)).toEqual(room.host!.events);
  });

  it('[RM-11] play on their own to the end when nobody else is there', async () => {
    const { room, ports } = await kitchen();
    for (const seat of [0, 1]) await room.command({ type: 'add-bot', seat, bot: 'greedy' });
    await room.command({ type: 'start' });
    await ports.timers.pass(0);
    expect(room.room().phase).toBe('over');
  });

  it('[RM-11] try again when the disk failed', async () => {
    let failing = false;
    const storage = makeFrailStorage({ mishap: () => (failing ? 'lost' : 'none') });
    const ports = makeRoomPorts(storage);
    const room = await openKitchen(ports, { hostPlays: ['Anna'] });
    await room.command({ type: 'add-bot', seat: 1, bot: 'greedy' });
    await room.command({ type: 'start' });
    failing = true;
    await ports.timers.pass(500);
    expect(movesOf(room, 1)).toHaveLength(0);
    failing = false;
    await ports.timers.pass(1_500);
    expect(movesOf(room, 1)).toHaveLength(1);
  });
});

describe('a player who is away', () => {
  const twoAtTable = async () => {
    const table = await kitchen();
    const [mia, ole] = await guestsAt(table.room, ['Mia', 'Ole']);
    await table.room.command({ type: 'start' });
    return { ...table, mia: mia!, ole: ole! };
  };

  it('[RM-12] is waited for, until somebody says otherwise', async () => {
    const { room, ports, mia, ole } = await twoAtTable();
    ole.line.end();
    await mia.move(0, 1);
    await ports.timers.pass(60_000);
    expect(room.host!.due()).toMatchObject({ seats: [1] });
    expect(room.room().seats[1]).toMatchObject({ away: true, standIn: 'wait', stoodIn: 0 });
  });

  it('[RM-12] is played for by the default move, marked as such, until the player is back', async () => {
    const { room, ports, mia, ole, storage } = await twoAtTable();
    ole.line.end();
    const expected = metroX.defaultMove(stateOf(room, 1), 1);
    expect(await room.command({ type: 'stand-in', seat: 1, by: 'default' })).toEqual({ ok: true });
    await ports.timers.pass(0);
    expect(movesOf(room, 1)).toEqual([expected]);
    await mia.move(0, 1);
    await ports.timers.pass(0);
    expect(movesOf(room, 1)).toHaveLength(2);
    expect(room.room().seats[1]).toMatchObject({ standIn: 'default', stoodIn: 2 });
    expect(storage.disk.get(`room/${room.id}`)).toContain('"stoodIn":[{"seat":1,"nth":0,"by":"default"}');
    await ole.resume();
    expect(room.room().seats[1]).toMatchObject({ away: false, standIn: 'wait', stoodIn: 2 });
    await mia.move(0, 1);
    await ports.timers.pass(60_000);
    expect(movesOf(room, 1)).toHaveLength(2);
    expect(room.host!.due()).toMatchObject({ seats: [0, 1] });
    // Away once more, it is waited for again.
    ole.line.end();
    await ports.timers.pass(60_000);
    expect(movesOf(room, 1)).toHaveLength(2);
  });

  it('[RM-12] is played for by a bot, also after being sent away', async () => {
    const { room, ports, mia } = await twoAtTable();
    await room.command({ type: 'remove', seat: 1 });
    await room.command({ type: 'stand-in', seat: 1, by: 'bot' });
    for (let turn = 0; room.room().phase === 'play'; turn += 1) {
      await ports.timers.pass(0);
      await mia.move(0, turn);
    }
    expect(room.room().seats[1]!.stoodIn).toBe(movesOf(room, 1).length);
    // Nobody sits there any more when the table plays again.
    const starting = room.command({ type: 'rematch' });
    await ports.timers.pass(2_000);
    expect(await starting).toEqual({ ok: true });
    expect(room.room().seats.map(({ name, stoodIn }) => [name, stoodIn])).toEqual([['Mia', 0]]);
  });

  it('[RM-12] is not marked for a move that was still to be made when the player came back', async () => {
    let slow = 0;
    const storage = makeFrailStorage({ delay: () => slow });
    const ports = makeRoomPorts(storage);
    const room = await openKitchen(ports);
    const [, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    ole!.line.end();
    await room.command({ type: 'stand-in', seat: 1, by: 'default' });
    // The disk is still busy with the return when it would be the stand-in's turn.
    slow = 200;
    await ole!.resume();
    await ports.timers.pass(0);
    slow = 0;
    for (let turn = 0; turn < 20; turn += 1) await ports.timers.pass(0);
    expect(movesOf(room, 1)).toEqual([]);
    expect(room.room().seats[1]).toMatchObject({ away: false, standIn: 'wait', stoodIn: 0 });
    expect(storage.disk.get(`room/${room.id}`)).toContain('"stoodIn":[]');
  });

  it('[RM-12] may take back what was done in the open turn', async () => {
    const { room, ports, ole } = await twoAtTable();
    ole.line.end();
    await room.command({ type: 'stand-in', seat: 1, by: 'default' });
    await ports.timers.pass(0);
    await ole.resume();
    const { match } = ole.line.last('begin');
    ole.line.say({ t: 'sync', match, seat: 1, n: 0, hash: '0'.repeat(32) });
    expect(await ole.move(1, 0, () => ({ type: 'take-back', seat: 1 }))).toMatchObject({ ok: true });
    await ports.timers.pass(60_000);
    expect(room.host!.due()).toMatchObject({ seats: [0, 1] });
  });

  it('[RM-13] is still played for after the host was killed and started again', async () => {
    const { room, storage, mia, ole } = await twoAtTable();
    ole.line.end();
    await room.command({ type: 'stand-in', seat: 1, by: 'default' });
    const ports = makeRoomPorts(storage, 500);
    const again = roomOf(await resumeRoom(ports, room.id));
    await mia.resume(again);
    await ports.timers.pass(0);
    expect(movesOf(again, 1)).toHaveLength(1);
    // Everybody is away after a restart, but only who was played for is played for.
    expect(movesOf(again, 0)).toHaveLength(0);
  });
});

describe('a restarted host', () => {
  it('[RM-13] is the same table: seats, tokens, code, streams, next card', async () => {
    const run = async (restarts: boolean) => {
      const storage = makeFrailStorage();
      let ports = makeRoomPorts(storage);
      let room = await openKitchen(ports, { seed: 'same', hostPlays: ['Anna'] });
      const puppets = await guestsAt(room, ['Mia', 'Ole']);
      await room.command({ type: 'lock', on: true });
      await room.keepPort(4600);
      await room.command({ type: 'start' });
      for (let step = 0; room.room().phase === 'play'; step += 1) {
        const due = room.host!.due();
        if (due.kind !== 'seats') break;
        const seat = due.seats[step % due.seats.length]!;
        const moves = metroX.moves(stateOf(room, seat), seat);
        await room.host!.submit(seat, moves[step % moves.length], movesOf(room, seat).length);
        if (!restarts || step % 5 !== 2) continue;
        const before = [room.secrets(), room.port, room.room().match, room.seats(), room.room().locked];
        room.pause();
        expect(puppets.map(({ line }) => line.reason)).toEqual(['silent', 'silent']);
        ports = makeRoomPorts(storage, 1_000 * step);
        room = roomOf(await resumeRoom(ports, room.id));
        expect([room.secrets(), room.port, room.room().match, room.seats(), room.room().locked]).toEqual(
          before,
        );
        for (const puppet of puppets) {
          expect(room.household.tokenOf(puppet.device)).toBe(puppet.token);
          await puppet.resume(room);
          const [own] = puppet.seats();
          const { match } = puppet.line.last('begin');
          puppet.line.say({ t: 'sync', match, seat: own!, n: 0, hash: 'f'.repeat(32) });
          expect(puppet.events(own!)).toEqual(room.host!.known(own!));
        }
      }
      return room;
    };
    const [calm, stormy] = [await run(false), await run(true)];
    expect(stormy.host!.events).toEqual(calm.host!.events);
    expect(stormy.room().phase).toBe('over');
  });

  it('[RM-13] tells a guest that missed nothing nothing twice', async () => {
    const { room, storage } = await kitchen();
    const puppets = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    await puppets[0]!.move(0, 1);
    const before = puppets[0]!.stream(0);
    const again = roomOf(await resumeRoom(makeRoomPorts(storage, 500), room.id));
    const line = await puppets[0]!.resume(again);
    expect(line.of('news')).toEqual([
      expect.objectContaining({ from: before.count, hash: before.hash, entries: pack([]) }),
    ]);
  });

  it('[RM-14] goes back to the lobby when its game is lost, and sets a broken table aside', async () => {
    const { room, storage } = await kitchen({ hostPlays: ['Anna'] });
    await room.command({ type: 'start' });
    const game = `game/${room.room().match}`;
    storage.disk.delete(game);
    const ports = makeRoomPorts(storage, 500);
    const again = roomOf(await resumeRoom(ports, room.id));
    expect(again.room()).toMatchObject({ phase: 'lobby', match: null });
    expect(again.room().seats[0]).toMatchObject({ name: 'Anna' });
    expect(await again.command({ type: 'start' })).toEqual({ ok: true });
    storage.disk.set(`room/${room.id}`, '{"half');
    expect(await resumeRoom(ports, room.id)).toMatchObject({
      reason: 'set-aside',
      entry: { text: '{"half' },
    });
    expect(storage.disk.has(`room/${room.id}`)).toBe(false);
    storage.disk.set(`room/${room.id}`, '{"format":"interchange-room/9"}');
    expect(await resumeRoom(ports, room.id)).toMatchObject({ reason: 'left-alone' });
    await settle();
  });
});
