/** A game that cannot be gone on with here: unreadable, of another version, or gone on with in another window. */
import type { AnyGame } from '@/engine/any-game';
import { gameOf } from '@/games/registry';
import { resumeRoom } from '@/table/room/open-room';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, roomOf } from './table-top';

const played = async () => {
  const storage = makeFrailStorage();
  const room = await openKitchen(makeRoomPorts(storage), { hostPlays: ['Anna'] });
  await room.command({ type: 'start' });
  return { storage, room, game: `game/${room.room().match}` };
};

describe('a game that cannot be read', () => {
  it('[RM-14] is not dropped from its table because the disk failed once', async () => {
    const { storage, room, game } = await played();
    let failing = true;
    const read = (key: string) =>
      failing && key === game ? Promise.reject(new Error('disk')) : storage.read(key);
    const ports = makeRoomPorts({ ...storage, read }, 500);
    expect(await resumeRoom(ports, room.id)).toMatchObject({
      reason: 'left-alone',
      fault: { refusal: { code: 'unreadable-save' } },
    });
    failing = false;
    expect(roomOf(await resumeRoom(ports, room.id)).room().match).toBe(room.room().match);
  });

  it('[RM-14] is kept, with its table, for the later version that wrote it', async () => {
    const { storage, room, game } = await played();
    const text = storage.disk.get(game)!;
    storage.disk.set(game, text.replace(/"interchange-save\/\d+"/, '"interchange-save/99"'));
    expect(storage.disk.get(game)).not.toBe(text);
    const ports = makeRoomPorts(storage, 500);
    expect(await resumeRoom(ports, room.id)).toMatchObject({
      reason: 'left-alone',
      fault: { refusal: { code: 'newer-save' } },
    });
    storage.disk.set(game, text);
    expect(roomOf(await resumeRoom(ports, room.id)).room().phase).toBe('play');
  });

  it('[RM-14] is set aside when it is broken, and the table goes back to the lobby', async () => {
    const { storage, room, game } = await played();
    storage.disk.set(game, '{"half');
    expect(roomOf(await resumeRoom(makeRoomPorts(storage, 500), room.id)).room().phase).toBe('lobby');
  });
});

/** How often the bots thought about a move. */
const counting = (thought: { times: number }, refuses: () => boolean) => (id: string) => {
  const game = gameOf(id);
  if (game === null) return null;
  const broken: AnyGame = {
    ...game,
    defaultMove: (state, seat) => {
      thought.times += 1;
      const move = game.defaultMove(state, seat);
      return refuses() ? { ...move, type: 'nonsense' } : move;
    },
  };
  return broken;
};

describe('whoever plays by itself', () => {
  const oleAway = async (refuses: () => boolean) => {
    const thought = { times: 0 };
    const storage = makeFrailStorage();
    const ports = { ...makeRoomPorts(storage), games: counting(thought, refuses) };
    const room = await openKitchen(ports);
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    ole!.line.end();
    return { thought, storage, ports, room, mia: mia! };
  };

  it('[RM-12] waits before it tries again what the rules refused', async () => {
    let isBroken = true;
    const { thought, ports, room } = await oleAway(() => isBroken);
    await room.command({ type: 'stand-in', seat: 1, by: 'default' });
    // As often as a timer that is due at once may run: without a pause this would never end.
    for (let turn = 0; turn < 5; turn += 1) await ports.timers.pass(100);
    expect(thought.times).toBe(1);
    isBroken = false;
    await ports.timers.pass(1_000);
    expect(room.host!.due()).toMatchObject({ seats: [0] });
  });

  it('[RM-12] stops, and the table says so, when its game went on in another window', async () => {
    const { thought, storage, ports, room, mia } = await oleAway(() => false);
    const game = `game/${room.room().match}`;
    storage.disk.set(game, `${storage.disk.get(game)!} `);
    await room.command({ type: 'stand-in', seat: 1, by: 'default' });
    for (let turn = 0; turn < 5; turn += 1) await ports.timers.pass(1_000);
    expect(thought.times).toBe(1);
    expect(room.link()).toEqual({ kind: 'ended', reason: 'replaced' });
    // Guests are not sent away for good: the table lives, elsewhere.
    expect(mia.line.reason).toBe('silent');
    room.wake();
    expect((await mia.resume()).reason).toBe('silent');
  });
});
