import { sayFarewells } from '@/table/guest/farewell';
import { joinAsGuest } from '@/table/guest/open-guest';
import { listSessions, readSession } from '@/table/guest/session-save';
import { makeMemoryStorage } from '@/table/memory-storage';

import { seated } from './fake-match';
import { HOME, makeFakeTable, MIA, RESUMED, TABLE, TOKEN } from './fake-table';

describe('leaving', () => {
  it('[RM-7] without a line is told when the table is reached, and the token kept until then', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.answers.push(null, null, null);
    table.line().drop();
    await table.pass(400);
    await guest.leave();
    guest.pause();
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'removed' });
    expect(await listSessions(table.ports.storage)).toEqual([]);
    expect((await readSession(table.ports.storage, TABLE))?.token).toBe(TOKEN);
    await table.pass(3_300);
    expect(table.visits.at(-1)).toEqual({ address: HOME, token: TOKEN });
    expect(table.line().sent).toEqual([{ t: 'leave' }]);
    table.line().drop('removed');
    await table.pass(20_000);
    expect(table.lines).toHaveLength(2);
    expect(await readSession(table.ports.storage, TABLE)).toBeNull();
  });

  it('[RM-7] is told at the next start, or never after a week', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.answers.push(...Array.from({ length: 40 }, () => null));
    table.line().drop();
    await table.pass(400);
    await guest.leave();
    await table.pass(30_000);
    const tries = table.visits.length;
    await table.pass(30_000);
    expect(table.visits).toHaveLength(tries);
    table.answers.length = 0;
    const late = { ...table.ports, clock: { now: () => table.time.clock.now() + 8 * 86_400_000 } };
    const copy = makeMemoryStorage();
    const key = `guest/${TABLE}`;
    await copy.write(key, (await table.ports.storage.read(key))!);
    await sayFarewells({ ...late, storage: copy });
    expect([table.visits.length, await copy.read(key)]).toEqual([tries, null]);
    void sayFarewells(table.ports);
    await table.pass(100);
    expect(table.line().sent).toEqual([{ t: 'leave' }]);
    // Nobody understood it: it is said again, and what the table does not know any more is forgotten.
    table.answers.push('no-such-device');
    await table.pass(5_000);
    expect(await table.ports.storage.read(key)).toBeNull();
  });

  it('[RM-7] is over for who comes back to the table', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.answers.push(null, null);
    table.line().drop();
    await table.pass(400);
    await guest.leave();
    const back = await joinAsGuest(table.ports, { ...MIA, table: TABLE });
    await table.pass(0);
    table.line().say(RESUMED);
    await table.pass(20_000);
    expect(back.link()).toEqual({ kind: 'live' });
    expect(table.lines.flatMap((line) => line.sentOf('leave'))).toEqual([]);
    expect(await listSessions(table.ports.storage)).toHaveLength(1);
  });

  it('says so and keeps nothing', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    await guest.leave();
    expect(table.line().sent.at(-1)).toEqual({ t: 'leave' });
    expect(table.line().closedWith).not.toBeNull();
    expect(await listSessions(table.ports.storage)).toEqual([]);
    await table.pass(5_000);
    expect(table.lines).toHaveLength(1);
  });
});
