import { joinAsGuest } from '@/table/guest/open-guest';

import { BEGIN, playing, seated } from './fake-match';
import { makeFakeTable, MIA, RESUMED, SEATED, TOKEN } from './fake-table';

const move = { type: 'mark', seat: 0, line: 'A', count: 1 };

describe('commands', () => {
  it('[CM-1] are sent again after a second and on every new line, under the same id and number', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const answer = guest.chair(0)!.submit(move, 0);
    await table.pass(1_100);
    const [first, second, third] = table.line().sentOf('move');
    expect(second).toEqual(first);
    expect(third).toBeUndefined();
    table.line().drop();
    await table.pass(400);
    expect(table.line().sentOf('move')).toEqual([]);
    table.line().say(RESUMED, BEGIN);
    await table.pass(0);
    expect(table.line().sentOf('move')).toEqual([first]);
    table.line().say({ t: 'answer', id: first!.id, ok: true, again: true });
    expect(await answer).toEqual({ ok: true, again: true });
    await table.pass(3_000);
    expect(table.line().sentOf('move')).toHaveLength(1);
  });

  it('[CM-10] go to a new line when the old one lives and nobody answers on it', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const answer = guest.chair(0)!.submit(move, 0);
    const [first] = table.line().sentOf('move');
    await table.pass(7_900);
    expect(table.lines).toHaveLength(1);
    await table.pass(1_000);
    expect(table.lines).toHaveLength(2);
    table.line().say(RESUMED, BEGIN);
    await table.pass(0);
    expect(table.line().sentOf('move')).toEqual([first]);
    table.line().say({ t: 'answer', id: first!.id, ok: true });
    expect(await answer).toEqual({ ok: true, again: false });
    await table.pass(20_000);
    expect(table.lines).toHaveLength(2);
  });

  it('[CM-10] bring a guest back that rests while they are not answered: not before it is woken', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    void guest.chair(0)!.submit(move, 0);
    await table.pass(7_500);
    guest.pause();
    await table.pass(20_000);
    expect(table.lines).toHaveLength(1);
    guest.wake();
    await table.pass(0);
    expect(table.lines).toHaveLength(2);
  });

  it('[CM-1] hear their answer also when what was said before it fails', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const answer = guest.chair(0)!.submit(move, 0);
    const { id } = table.line().sentOf('move')[0]!;
    const leave = guest.subscribe(() => {
      throw new Error('a bug');
    });
    const commit = { t: 'commit', match: 'm2', commitment: 'c0'.repeat(32) } as const;
    table.line().say(commit, { t: 'due', match: BEGIN.match, due: 1 }, { t: 'answer', id, ok: true });
    const failed = guest.idle();
    await expect(failed).rejects.toThrow('could not be dealt with');
    leave();
    expect(await answer).toEqual({ ok: true, again: false });
  });

  it.each([
    [{ ok: true }, { ok: true, again: false }],
    [
      { ok: false, reason: 'stale' },
      { ok: false, reason: 'stale' },
    ],
    [
      { ok: false, reason: 'refused', refusal: { code: 'no-window', rule: 'MX-4' } },
      { ok: false, reason: 'refused', refusal: { code: 'no-window', rule: 'MX-4' } },
    ],
    [
      { ok: false, reason: 'not-saved' },
      { ok: false, reason: 'not-saved' },
    ],
  ])('[CM-2] tell a player what the host answered: %j', async (told, expected) => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const answer = guest.chair(0)!.submit(move, 0);
    const { id } = table.line().sentOf('move')[0]!;
    table.line().say({ t: 'answer', id: 'other', ok: true }, { t: 'answer', id, ...told });
    expect(await answer).toMatchObject(expected);
  });

  it('[CM-3] are answered when the guest ends, and moves when their match is over', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const first = guest.chair(0)!.submit(move, 0);
    const seat = guest.sit('Ann');
    table.line().say({ ...BEGIN, match: 'm2' });
    expect(await first).toEqual({ ok: false, reason: 'stale' });
    table.line().drop('removed');
    expect(await seat).toEqual({ ok: false, reason: 'not-now' });
  });

  it('[CM-4] steer a table only from a device that leads it', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    expect(await guest.command({ type: 'start' })).toEqual({ ok: false, reason: 'not-yours' });
    table.line().say({ ...RESUMED, lead: { code: 'K7QX', key: TOKEN } });
    await table.pass(0);
    expect(guest.secrets()).toEqual({ code: 'K7QX', key: TOKEN });
    const answer = guest.command({ type: 'start' });
    const { id } = table.line().sentOf('steer')[0]!;
    table.line().say({ t: 'answer', id, ok: false, reason: 'too-few-seats' });
    expect(await answer).toEqual({ ok: false, reason: 'too-few-seats' });
  });

  it('[CM-10] wait for a new line when the old one lives and leads to no seat', async () => {
    const table = makeFakeTable();
    await joinAsGuest(table.ports, MIA);
    await table.pass(9_900);
    expect(table.lines).toHaveLength(1);
    await table.pass(600);
    expect(table.lines).toHaveLength(2);
    table.line().say(SEATED);
    await table.pass(30_000);
    expect(table.lines).toHaveLength(2);
  });
});
