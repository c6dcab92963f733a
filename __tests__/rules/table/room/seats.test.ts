import { LIMITS } from '@/table/wire/limits';
import { pack, unpack } from '@/table/wire/pack';

import { makeFrailStorage } from '../frail-storage';
import { FakeLine, guestsAt, makeRoomPorts, openKitchen, playOut, Puppet, settle } from './table-top';

const kitchen = async (wish = {}) => {
  const ports = makeRoomPorts(makeFrailStorage());
  return { ports, room: await openKitchen(ports, wish) };
};

describe('sitting down', () => {
  it('[RM-2] gives everybody the first open seat, a device number and a token of their own', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    expect([mia!.seats(), ole!.seats(), room.seats()]).toEqual([[1], [2], [0]]);
    expect(new Set([mia!.token, ole!.token]).size).toBe(2);
    expect(room.household.tokenOf(mia!.device)).toBe(mia!.token);
    expect(room.household.tokenOf('0')).toBeNull();
    expect(room.room().seats.map(({ name, kind }) => [kind, name])).toEqual([
      ['person', 'Anna'],
      ['person', 'Mia'],
      ['person', 'Ole'],
      ['open', ''],
    ]);
    expect(room.household.describe()).toMatchObject({ taken: 3, seats: 4, phase: 'lobby', name: 'Kitchen' });
  });

  it('[RM-2] has the seat on the disk before the token goes out', async () => {
    const storage = makeFrailStorage({ delay: () => 3 });
    const room = await openKitchen(makeRoomPorts(storage));
    const line = new FakeLine();
    const send = line.send.bind(line);
    line.send = (message) => {
      if (message.t === 'seated') expect(storage.disk.get(`room/${room.id}`)).toContain(message.token);
      send(message);
    };
    room.household.joined(line, { t: 'join', name: 'Mia' }, 'code');
    await settle();
    expect(line.of('seated')).toHaveLength(1);
  });

  it('[RM-2] seats nobody when the disk fails, and lets them try again', async () => {
    const storage = makeFrailStorage({ mishap: (write) => (write === 1 ? 'lost' : 'none') });
    const room = await openKitchen(makeRoomPorts(storage));
    const [mia] = await guestsAt(room, ['Mia']);
    expect(mia!.line.reason).toBe('busy');
    expect((await new Puppet(room, 'Mia').join()).seats()).toEqual([0]);
  });

  it.each([
    ['full', async () => (await kitchen({ seats: 1, hostPlays: ['Anna'] })).room, 'full'],
    [
      'locked',
      async () => {
        const { room } = await kitchen();
        await room.command({ type: 'lock', on: true });
        return room;
      },
      'locked',
    ],
    [
      'playing',
      async () => {
        const { room } = await kitchen({ hostPlays: ['Anna'] });
        await room.command({ type: 'start' });
        return room;
      },
      'started',
    ],
    [
      'closed',
      async () => {
        const { room } = await kitchen();
        await room.command({ type: 'close' });
        return room;
      },
      'closed',
    ],
  ] as const)('[RM-3] is not possible at a table that is %s', async (_what, open, reason) => {
    const [mia] = await guestsAt(await open(), ['Mia']);
    expect(mia!.line.reason).toBe(reason);
  });

  it('[RM-4] lets a screen watch at any time, up to a hundred, and makes place for those that left', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    await room.command({ type: 'start' });
    const screens = await guestsAt(room, Array<null>(100).fill(null));
    expect(room.room().watchers).toBe(100);
    expect(screens.at(-1)!.events('table')).toHaveLength(1);
    expect((await new Puppet(room, null).join()).line.reason).toBe('full');
    screens[3]!.line.end();
    expect((await new Puppet(room, null).join()).line.reason).toBeUndefined();
    expect(await screens[3]!.resume()).toMatchObject({ reason: 'no-such-device' });
  });

  it('[RM-6] lets several people sit at one device, and stand up again', async () => {
    const { room } = await kitchen();
    const [mia] = await guestsAt(room, ['Mia']);
    expect(await mia!.ask({ t: 'sit', name: 'Ole' })).toMatchObject({ ok: true });
    expect(mia!.seats()).toEqual([0, 1]);
    expect(await mia!.ask({ t: 'rename', seat: 1, name: 'Ida' })).toMatchObject({ ok: true });
    expect(await mia!.ask({ t: 'rename', seat: 2, name: 'Ida' })).toMatchObject({ reason: 'not-yours' });
    expect(room.room().seats[1]).toMatchObject({ name: 'Ida', device: mia!.device });
    expect(await mia!.ask({ t: 'stand', seat: 2 })).toMatchObject({ ok: false, reason: 'not-yours' });
    expect(await mia!.ask({ t: 'stand', seat: 0 })).toMatchObject({ ok: true });
    expect(mia!.seats()).toEqual([1]);
    expect(await room.command({ type: 'start' })).toEqual({ ok: true });
    expect(mia!.seats()).toEqual([0]);
    expect(await mia!.ask({ t: 'sit', name: 'Late' })).toMatchObject({ reason: 'not-now' });
    expect(await mia!.ask({ t: 'stand', seat: 0 })).toMatchObject({ reason: 'not-now' });
    expect(await mia!.ask({ t: 'rename', seat: 0, name: 'Late' })).toMatchObject({ reason: 'not-now' });
  });

  it('[RM-6] gives a device the streams of all its seats and of no other', async () => {
    const { room } = await kitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await mia!.ask({ t: 'sit', name: 'Ida' });
    await room.command({ type: 'start' });
    expect(new Set(mia!.line.of('news').map(({ seat }) => seat))).toEqual(new Set([0, 2]));
    expect(new Set(ole!.line.of('news').map(({ seat }) => seat))).toEqual(new Set([1]));
    await playOut(room, [mia!, ole!]);
    expect(mia!.events(2)).toEqual(room.host!.events);
    const { match } = ole!.line.last('begin');
    const told = ole!.line.told.length;
    ole!.line.say({ t: 'sync', match, seat: 0, n: 0, hash: '0'.repeat(32) });
    expect(ole!.line.told).toHaveLength(told);
  });
});

describe('going away', () => {
  it('[RM-7] frees the seats in the lobby and keeps them, as away, in a game', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    mia!.line.say({ t: 'leave' });
    await settle();
    expect(mia!.line.reason).toBe('removed');
    expect(room.room().seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'person', 'open']);
    await room.command({ type: 'start' });
    ole!.line.say({ t: 'leave' });
    await settle();
    expect(room.room().seats).toMatchObject([
      { name: 'Anna' },
      { kind: 'person', name: 'Ole', away: true, device: '' },
    ]);
    expect(await ole!.resume()).toMatchObject({ reason: 'no-such-device' });
  });

  it('[RM-8] shows a broken line as away, and the newest line wins', async () => {
    const { room } = await kitchen();
    const [mia] = await guestsAt(room, ['Mia', 'Ole']);
    mia!.line.end();
    expect(room.room().seats[0]).toMatchObject({ away: true });
    const old = await mia!.resume();
    expect(room.room().seats[0]).toMatchObject({ away: false });
    await mia!.resume();
    expect(old.reason).toBe('replaced');
    expect(room.room().seats[0]).toMatchObject({ away: false });
    expect(mia!.line.last('seated')).toEqual({ t: 'seated', device: mia!.device, seats: [0] });
  });

  it('[RM-8] takes up a game where the device left it, with the tail alone', async () => {
    const { room } = await kitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    for (let turn = 0; turn < 4; turn += 1)
      for (const one of [mia!, ole!]) await one.move(one.seats()[0]!, turn);
    const known = ole!.stream(1);
    ole!.line.end();
    await mia!.move(0, 1);
    const line = await ole!.resume();
    // It hears how far the log goes, and asks for what is missing.
    expect(line.last('news')).toMatchObject({ entries: pack([]), from: known.count });
    line.told.length = 0;
    await mia!.move(0, 1);
    const { match } = mia!.line.last('begin');
    line.say({ t: 'sync', match, seat: 1, n: known.count - 3, hash: known.hashAt(known.count - 3)! });
    expect(line.last('news')).toMatchObject({ from: known.count - 3 });
    expect(unpack(line.last('news').entries)).toHaveLength(3);
    line.say({ t: 'sync', match, seat: 1, n: known.count - 3, hash: 'f'.repeat(32) });
    expect(line.last('snapshot')).toMatchObject({ n: known.count, hash: known.hash });
    line.say({ t: 'sync', match, seat: 1, n: known.count + 5, hash: 'f'.repeat(32) });
    expect(line.of('snapshot')).toHaveLength(2);
  });

  it('[RM-9] sends a removed device away: a free seat in the lobby, an away one in a game', async () => {
    const { room } = await kitchen();
    const [mia, ole, ida] = await guestsAt(room, ['Mia', 'Ole', 'Ida']);
    expect(await room.command({ type: 'remove', seat: 0 })).toEqual({ ok: true });
    expect(mia!.line.reason).toBe('removed');
    expect(room.room().seats[0]).toMatchObject({ kind: 'open' });
    await room.command({ type: 'start' });
    expect([ole!.seats(), ida!.seats()]).toEqual([[0], [1]]);
    expect(await room.command({ type: 'remove', seat: 0 })).toEqual({ ok: true });
    expect(ole!.line.reason).toBe('removed');
    expect(room.room().seats[0]).toMatchObject({ kind: 'person', away: true });
    expect(await room.command({ type: 'remove', seat: 9 })).toEqual({ ok: false, reason: 'no-such-seat' });
  });
});

describe('a guarded door', () => {
  it('[RM-10] is guarded after five wrong codes in a minute, until somebody at the host says otherwise', async () => {
    const { room } = await kitchen();
    for (let tries = 1; tries < LIMITS.wrongCodes; tries += 1) room.household.wrongCode('a');
    expect(room.household.isGuarded()).toBe(false);
    room.household.wrongCode('b');
    expect(room.household.isGuarded()).toBe(true);
    expect(room.room().guarded).toBe(true);
    await settle();
    await room.command({ type: 'admit' });
    expect(room.household.isGuarded()).toBe(false);
  });

  it('[RM-10] forgets wrong codes that are older than a minute', async () => {
    const ports = makeRoomPorts(makeFrailStorage());
    let now = 1_700_000_000_000;
    const room = await openKitchen({ ...ports, clock: { now: () => now } });
    for (let tries = 0; tries < 12; tries += 1) {
      room.household.wrongCode('a');
      now += 20_000;
    }
    expect(room.household.isGuarded()).toBe(false);
  });
});
