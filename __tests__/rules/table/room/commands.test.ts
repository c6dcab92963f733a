import type { RoomCommand } from '@/table/room/room-command';
import { resumeRoom } from '@/table/room/open-room';

import { makeFrailStorage } from '../frail-storage';
import { guestsAt, makeRoomPorts, openKitchen, playOut, Puppet, settle } from './table-top';

const kitchen = async (wish = {}) => {
  const ports = makeRoomPorts(makeFrailStorage());
  return { ports, room: await openKitchen(ports, wish) };
};
const no = (reason: string) => ({ ok: false, reason });

describe('leading a table', () => {
  it('[CM-1] is for devices that joined with the key, by the same commands as at the host', async () => {
    const { room } = await kitchen();
    const { code, key } = room.secrets();
    const mia = await new Puppet(room, 'Mia').join(key);
    const ole = await new Puppet(room, 'Ole').join();
    expect(mia.line.last('seated').lead).toEqual({ code, key });
    expect(ole.line.last('seated').lead).toBeUndefined();
    expect(await ole.steer({ type: 'start' })).toMatchObject(no('not-yours'));
    expect(await mia.steer({ type: 'rename', name: 'Garden' })).toMatchObject({ ok: true });
    expect(await mia.steer({ type: 'start' })).toMatchObject({ ok: true });
    expect(room.room()).toMatchObject({ name: 'Garden', phase: 'play' });
    expect((await new Puppet(room, null).join('f'.repeat(32))).line.reason).toBe('wrong-code');
  });

  it('[CM-2] does a command once, however often it is sent, and answers each time', async () => {
    const { room } = await kitchen();
    const mia = await new Puppet(room, 'Mia').join(room.secrets().key);
    const say = () => mia.line.say({ t: 'sit', id: 'same', name: 'Ole' });
    say();
    say();
    await settle();
    say();
    expect(mia.line.of('answer')).toEqual([
      { t: 'answer', id: 'same', ok: true },
      { t: 'answer', id: 'same', ok: true },
    ]);
    expect(mia.seats()).toEqual([0, 1]);
    mia.line.end();
    await mia.resume();
    mia.line.say({ t: 'sit', id: 'same', name: 'Ole' });
    await settle();
    expect(mia.line.last('answer')).toEqual({ t: 'answer', id: 'same', ok: true });
    expect(mia.seats()).toEqual([0, 1]);
  });

  it('[CM-3] answers a move with the same number once more without doing it twice', async () => {
    const { room } = await kitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    const { match } = mia!.line.last('begin');
    const move = { type: 'mark', seat: 0, line: 'A', count: 0 };
    const say = (id: string, seat = 0, of = match) =>
      mia!.line.say({ t: 'move', id, match: of, seat, nth: 0, move: { ...move, seat } });
    const free = room.host!.events[0] as unknown as { card: string };
    expect(free.card).not.toBe('free');
    for (const id of ['a', 'a']) say(id);
    await settle();
    expect(mia!.line.of('answer')).toEqual([
      { t: 'answer', id: 'a', ok: true, again: false },
      { t: 'answer', id: 'a', ok: true, again: true },
    ]);
    say('b', 1);
    say('c', 0, 'other-match');
    await settle();
    expect(mia!.line.of('answer').slice(2)).toEqual([
      { t: 'answer', id: 'b', ok: false, reason: 'not-yours' },
      { t: 'answer', id: 'c', ok: false, reason: 'stale' },
    ]);
    expect(await ole!.move(1, 0, () => ({ type: 'mark', seat: 1, line: 'nowhere', count: 1 }))).toMatchObject(
      {
        ok: false,
        reason: 'refused',
        refusal: { code: 'unknown-line', rule: 'MX-1' },
      },
    );
  });

  it.each<[RoomCommand, string, string]>([
    [{ type: 'choose', game: 'go', options: {} }, 'lobby', 'bad-choice'],
    [{ type: 'choose', game: 'metro-x', options: { map: 'atlantis' } }, 'lobby', 'bad-choice'],
    [{ type: 'choose', game: 'metro-x', options: {} }, 'play', 'not-now'],
    [{ type: 'seats', count: 3 }, 'play', 'not-now'],
    [{ type: 'add-bot', seat: 7, bot: 'greedy' }, 'lobby', 'no-such-seat'],
    [{ type: 'add-bot', seat: 0, bot: 'greedy' }, 'lobby', 'seat-taken'],
    [{ type: 'add-bot', seat: 2, bot: 'oracle' }, 'lobby', 'no-such-bot'],
    [{ type: 'add-bot', seat: 0, bot: 'greedy' }, 'play', 'not-now'],
    [{ type: 'remove', seat: 3 }, 'lobby', 'no-such-seat'],
    [{ type: 'remove', seat: 0 }, 'play', 'not-now'],
    [{ type: 'dealer', kind: 'physical' }, 'play', 'not-now'],
    [{ type: 'start' }, 'play', 'not-now'],
    [{ type: 'flip' }, 'lobby', 'not-now'],
    [{ type: 'flip' }, 'play', 'not-now'],
    [{ type: 'flip', outcome: { type: 'flip', card: '3' } }, 'play', 'not-now'],
    [{ type: 'stand-in', seat: 0, by: 'bot' }, 'play', 'not-now'],
    [{ type: 'stand-in', seat: 8, by: 'bot' }, 'play', 'no-such-seat'],
    [{ type: 'stand-in', seat: 0, by: 'bot' }, 'lobby', 'not-now'],
    [{ type: 'rematch' }, 'lobby', 'not-now'],
  ])('[CM-4] refuses %j in %s: %s', async (command, phase, reason) => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    if (phase === 'play') await room.command({ type: 'start' });
    const before = room.room();
    expect(await room.command(command)).toEqual(no(reason));
    expect(room.room()).toEqual(before);
  });

  it('[CM-4] needs somebody to play', async () => {
    const { room } = await kitchen();
    expect(await room.command({ type: 'start' })).toEqual(no('too-few-seats'));
  });

  it('[CM-5] chooses what is played, house rules included', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    const options = { map: 'osaka', edition: 'okazu', everyoneGold: true, takeBack: false };
    expect(await room.command({ type: 'choose', game: 'metro-x', options })).toEqual({ ok: true });
    await room.command({ type: 'start' });
    expect(room.host!.options).toMatchObject(options);
    expect(room.chair(0)!.options).toMatchObject(options);
  });

  it('[CM-5] holds everybody to a table without take-backs', async () => {
    const { room } = await kitchen({ seats: 2 });
    const [mia] = await guestsAt(room, ['Mia', 'Ole']);
    const options = { map: 'metro-city', edition: 'gamewright', takeBack: false };
    await room.command({ type: 'choose', game: 'metro-x', options });
    await room.command({ type: 'start' });
    await mia!.move(0, 0);
    const told = room.host!.events.length;
    const answer = await room.host!.submit(0, { type: 'take-back', seat: 0 }, 1);
    expect(answer).toMatchObject({ ok: false, reason: 'refused' });
    expect(room.host!.events).toHaveLength(told);
  });

  it('[CM-6] never cuts a taken seat off, and closes up when a game starts', async () => {
    const { room } = await kitchen({ seats: 6 });
    const [mia, ole, ida] = await guestsAt(room, ['Mia', 'Ole', 'Ida']);
    await room.command({ type: 'remove', seat: 1 });
    await room.command({ type: 'seats', count: 1 });
    expect(room.room().seats.map(({ name }) => name)).toEqual(['Mia', '', 'Ida']);
    await room.command({ type: 'seats', count: 5 });
    expect(room.room().seats).toHaveLength(5);
    await room.command({ type: 'start' });
    expect(room.room().seats.map(({ name }) => name)).toEqual(['Mia', 'Ida']);
    expect([mia!.seats(), ida!.seats(), ole!.line.reason]).toEqual([[0], [1], 'removed']);
    expect(ida!.line.last('begin').names).toEqual(['Mia', 'Ida']);
  });

  it('[CM-7] plays once more with the same seats, after the game or instead of it', async () => {
    const { room } = await kitchen();
    const puppets = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    const first = room.room().match;
    await playOut(room, puppets);
    for (const puppet of puppets) puppet.pledge();
    const commits = puppets[0]!.line.of('commit');
    expect(commits).toHaveLength(2);
    expect(await room.command({ type: 'rematch' })).toEqual({ ok: true });
    const second = room.room().match;
    expect([second, room.room().phase]).toEqual([commits[1]!.match, 'play']);
    expect(second).not.toBe(first);
    await puppets[0]!.move(0, 2);
    const starting = room.command({ type: 'rematch' });
    await settle();
    for (const puppet of puppets) puppet.pledge();
    expect(await starting).toEqual({ ok: true });
    await playOut(room, puppets);
    expect(room.room().phase).toBe('over');
    expect(puppets[0]!.line.last('begin').dealing).toMatchObject({ mix: [{}, {}] });
    expect(room.host!.events).not.toEqual([]);
  });

  it('[CM-7] begins one game when it is asked for twice', async () => {
    const { room } = await kitchen({ hostPlays: ['Anna'] });
    const twice = (type: 'start' | 'rematch') =>
      Promise.all([room.command({ type }), room.command({ type })]);
    expect(await twice('start')).toEqual([{ ok: true }, no('not-now')]);
    const first = room.room().match;
    expect(await twice('rematch')).toEqual([{ ok: true }, no('not-now')]);
    expect(room.room().match).not.toBe(first);
  });

  it('[CM-9] lets nobody fill the log by changing their mind for ever', async () => {
    const { room } = await kitchen();
    const [mia, ole] = await guestsAt(room, ['Mia', 'Ole']);
    await room.command({ type: 'start' });
    let answer = await mia!.move(0);
    for (let tries = 0; tries < 60 && answer?.ok === true; tries += 1) answer = await mia!.move(0);
    expect(answer).toMatchObject({ ok: false, reason: 'stale' });
    expect(room.host!.events.length).toBeLessThan(50);
    // It has acted, and the table goes on.
    expect(room.host!.due()).toMatchObject({ seats: [1] });
    await ole!.move(1);
    expect(await mia!.move(0)).toMatchObject({ ok: true });
  });

  it('[CM-8] closes the table for good', async () => {
    const { room, ports } = await kitchen();
    const [mia] = await guestsAt(room, ['Mia']);
    expect(await room.command({ type: 'close' })).toEqual({ ok: true });
    expect(mia!.line.reason).toBe('closed');
    expect(room.link()).toEqual({ kind: 'ended', reason: 'closed' });
    expect(await room.command({ type: 'start' })).toEqual(no('not-now'));
    expect(await resumeRoom(ports, room.id)).toEqual(no('missing'));
  });
});
