import { metroX } from '@/games/metro-x';
import { pledgeOf } from '@/table/dealing';
import { resumeAsGuest } from '@/table/guest/open-guest';
import { SeatLog } from '@/table/seat-log';
import { maskOf } from '@/table/wire/due';
import { pack } from '@/table/wire/pack';

import { makeFrailStorage } from '../frail-storage';
import { BEGIN, events, MATCH, news, options, playing, seated } from './fake-match';
import { type Heard, makeFakeTable, RESUMED, roomOf, TABLE } from './fake-table';

const COMMITMENT = 'c0'.repeat(32);

describe('a match', () => {
  it('[LG-7] is asked for after it began, and shown as far as it was told', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const [sync] = table.line().sentOf('sync');
    expect(sync).toMatchObject({ match: MATCH, seat: 0, n: 0 });
    const chair = guest.chair(0)!;
    expect(chair).toMatchObject({ match: MATCH, names: ['Mia', 'Ben'], seats: 2, seat: 0 });
    expect(chair.progress().events).toEqual(events.slice(0, 1));
    expect(chair.progress()).toBe(chair.progress());
    const { view } = chair.progress();
    table.line().say({ t: 'due', match: MATCH, due: maskOf([1]) });
    expect(chair.progress().view).toBe(view);
    expect(chair.progress().due).toEqual({ kind: 'seats', seats: [1] });
    expect(guest.chair(0)).toBe(chair);
    expect(guest.chair(1)).toBeNull();
    expect(guest.chair('table')?.progress().events).toEqual(events.slice(0, 1));
  });

  it('[LG-3] asks once for what is missing, and for the whole when the rules refuse', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    table.line().say(news(9, 5), news(9, 6));
    expect(table.line().sentOf('sync')).toHaveLength(2);
    table.line().say(news(9, 1));
    const chair = guest.chair(0)!;
    const before = chair.progress().events;
    const stream = new SeatLog({ id: MATCH, game: metroX, options, seats: 2 }, events.slice(0, 9))
      .stream(0)
      .copy();
    const { count } = stream;
    stream.append([[count, { type: 'take-back', seat: 1 }]]);
    const wrong = { t: 'news' as const, match: MATCH, seat: 0, from: count, due: maskOf([0]) };
    table.line().say({ ...wrong, entries: pack(stream.entries(count)), hash: stream.hash });
    expect(chair.progress().events).toEqual(before);
    expect(table.line().sentOf('sync').at(-1)?.hash).toBe('0'.repeat(32));
    table.line().say({
      t: 'snapshot',
      match: MATCH,
      seat: 0,
      n: count + 1,
      events: pack(stream.entries(0)),
      hash: stream.hash,
      due: maskOf([0]),
    });
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'bad-message' });
  });

  it("[DL-2] has this device's part on the disk before it is sent, and sends the same one again", async () => {
    const storage = makeFrailStorage({ delay: () => 2 });
    const table = makeFakeTable(storage);
    const guest = await seated(table);
    const commit: Heard = { t: 'commit', match: MATCH, commitment: COMMITMENT };
    table.line().say(commit);
    expect(table.line().sentOf('pledge')).toEqual([]);
    await table.pass(0);
    const [told] = table.line().sentOf('pledge');
    const [kept] = /(?<="nonce":")[0-9a-f]+/.exec([...storage.disk.values()].join())!;
    expect(told!.pledge).toBe(pledgeOf(kept));
    table.line().say(commit);
    await table.pass(0);
    expect(table.line().sentOf('pledge')).toEqual([told, told]);
    // Bound is bound: another commitment for the same match gets no answer.
    table.line().say({ ...commit, commitment: 'dd'.repeat(32) });
    await table.pass(0);
    expect(table.line().sentOf('pledge')).toHaveLength(2);
    // Nothing is opened before it is known what else is mixed, nor for a list without this device.
    expect(table.line().sentOf('nonce')).toEqual([]);
    const own = { device: '1', pledge: told!.pledge };
    const without = { device: '2', pledge: told!.pledge };
    table.line().say({ t: 'mix', match: MATCH, pledges: [without] });
    await table.pass(0);
    expect(table.line().sentOf('nonce')).toEqual([]);
    table.line().say({ t: 'mix', match: MATCH, pledges: [own, without] });
    await table.pass(0);
    expect(table.line().sentOf('nonce')).toEqual([{ t: 'nonce', match: MATCH, nonce: kept }]);
    await guest.idle();
    const again = makeFakeTable(storage, 2);
    await resumeAsGuest(again.ports, TABLE);
    await again.pass(0);
    again.line().say(RESUMED, commit);
    await again.pass(0);
    expect(again.line().sentOf('pledge')).toEqual([told]);
  });

  it('[RS-5] is there after a restart before the host answers', async () => {
    const table = makeFakeTable();
    const guest = await playing(table, 9);
    const shown = guest.chair(0)!.progress();
    await guest.idle();
    const again = makeFakeTable(table.ports.storage, 2);
    again.answers.push(null);
    const back = (await resumeAsGuest(again.ports, TABLE))!;
    expect(back.chair(0)!.progress().events).toEqual(shown.events);
    expect(back.chair(0)!.progress().view).toEqual(shown.view);
    expect([back.id, back.device, back.seats()]).toEqual([TABLE, '1', [0]]);
    await again.pass(400);
    again.line().say(RESUMED, { t: 'room', room: roomOf({ phase: 'play', match: MATCH }) }, BEGIN);
    await again.pass(0);
    expect(again.line().sentOf('sync')[0]).toMatchObject({ seat: 0, n: shown.events.length });
  });

  it('ends with "version" when this app does not know the game', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.line().say({ ...BEGIN, game: 'metro-y' });
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'version' });
    expect(guest.update()).toBe('guest');
  });
});
