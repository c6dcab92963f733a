import { BEGIN, playing, seated } from './fake-match';
import { makeFakeTable, RESUMED, TOKEN } from './fake-table';

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
});
