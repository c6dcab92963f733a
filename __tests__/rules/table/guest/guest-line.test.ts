import { joinAsGuest } from '@/table/guest/open-guest';
import { listSessions, readSession } from '@/table/guest/session-save';

import { makeFrailStorage } from '../frail-storage';
import { seated } from './fake-match';
import { HOME, makeFakeTable, MIA, RESUMED, roomOf, SEATED, TABLE, TOKEN } from './fake-table';

describe('a guest that arrives', () => {
  it('[RS-1] is seated only when its token is on the disk', async () => {
    const storage = makeFrailStorage({ delay: () => 3 });
    const table = makeFakeTable(storage);
    const guest = await joinAsGuest(table.ports, MIA);
    await table.pass(0);
    const onDisk: boolean[] = [];
    guest.subscribe(() => {
      if (guest.link().kind === 'live') onDisk.push([...storage.disk.values()].join().includes(TOKEN));
    });
    table.line().say(SEATED, { t: 'room', room: roomOf() });
    expect(guest.link().kind).toBe('reconnecting');
    await table.pass(0);
    expect(onDisk.length).toBeGreaterThan(0);
    expect(onDisk).not.toContain(false);
    expect(await guest.arrival()).toEqual({ ok: true });
    expect([guest.id, guest.device, guest.seats()]).toEqual([TABLE, '1', [0]]);
  });

  it('[RS-1] keeps its seat when the disk fails', async () => {
    const table = makeFakeTable(makeFrailStorage({ mishap: () => 'lost' }));
    const guest = await seated(table);
    expect(guest.link()).toEqual({ kind: 'live' });
    table.line().drop();
    await table.pass(400);
    expect(table.visits.at(-1)).toEqual({ address: HOME, token: TOKEN });
  });

  it('says why it was not let in, and does not ask again', async () => {
    const table = makeFakeTable();
    table.answers.push('wrong-code');
    const guest = await joinAsGuest(table.ports, MIA);
    expect(await guest.arrival()).toEqual({ ok: false, reason: 'wrong-code', update: null });
    await table.pass(10_000);
    expect(table.visits).toHaveLength(1);
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'wrong-code' });
    expect(await guest.sit('Ann')).toEqual({ ok: false, reason: 'not-now' });
  });

  it('goes on trying where nobody answers, or nobody new is let in just now', async () => {
    const table = makeFakeTable();
    table.answers.push(null, 'guarded');
    const guest = await joinAsGuest(table.ports, MIA);
    expect(await guest.arrival()).toEqual({ ok: false, reason: null, update: null });
    expect(guest.link()).toEqual({ kind: 'reconnecting', failed: 1, why: null });
    await table.pass(350);
    expect(guest.link()).toEqual({ kind: 'reconnecting', failed: 2, why: 'guarded' });
    await table.pass(700);
    table.line().say(SEATED);
    await table.pass(0);
    expect(guest.link()).toEqual({ kind: 'live' });
  });
});

describe('a line that breaks', () => {
  it('[LV-4] is made anew after 0.25, 0.5 and 0.75 seconds, a quarter more or less, and in the end every two', async () => {
    const table = makeFakeTable();
    await seated(table);
    const pauses = [250, 500, ...Array.from({ length: 60 }, () => 750), 2_000, 2_000];
    table.answers.push(...pauses.map(() => null), null);
    table.line().drop();
    const lost = table.time.clock.now();
    await table.pass(80_000);
    const times = [lost, ...table.times.slice(1)];
    for (const [index, delay] of pauses.entries()) {
      const waited = times[index + 1]! - times[index]!;
      expect(waited).toBeGreaterThanOrEqual(delay * 0.75);
      // The fake's time goes on in steps of 50.
      expect(waited).toBeLessThanOrEqual(delay * 1.25 + 50);
    }
  });

  it('[LV-5] is made anew at once when the device wakes', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.line().drop();
    await table.pass(0);
    guest.wake();
    await table.pass(0);
    expect(table.lines).toHaveLength(2);
    guest.wake();
    expect(table.line().woken).toBe(1);
  });

  it('[RS-2] comes back with the token, and what an older line still says does not count', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    const old = table.line();
    old.drop('silent');
    await table.pass(400);
    expect(table.visits).toEqual([
      { address: HOME, token: null },
      { address: HOME, token: TOKEN },
    ]);
    expect(guest.link().kind).toBe('reconnecting');
    old.say({ t: 'room', room: roomOf({ name: 'Old' }) });
    old.drop('replaced');
    table.line().say(RESUMED);
    await table.pass(0);
    expect(guest.link()).toEqual({ kind: 'live' });
    expect(guest.room()?.name).toBe('Kitchen');
  });

  it.each(['removed', 'replaced', 'closed'] as const)('[RS-3] ends with "%s"', async (reason) => {
    const table = makeFakeTable();
    const guest = await seated(table);
    table.line().drop(reason);
    await table.pass(5_000);
    expect(guest.link()).toEqual({ kind: 'ended', reason });
    expect(table.lines).toHaveLength(1);
    // A newer connection of this very device needs what is kept; nobody else does.
    expect((await listSessions(table.ports.storage)).length).toBe(reason === 'replaced' ? 1 : 0);
  });

  it.each(['no-such-device', 'no-such-table', 'closed', 'removed', 'version'] as const)(
    '[RS-3] goes on trying when somebody in its way says "%s" in the open',
    async (reason) => {
      const table = makeFakeTable();
      const guest = await seated(table);
      table.answers.push(reason, reason, reason);
      table.line().drop();
      await table.pass(1_500);
      expect(guest.link()).toMatchObject({ kind: 'reconnecting', why: reason });
      await table.pass(5_000);
      table.line().say(RESUMED);
      await table.pass(0);
      expect(guest.link()).toEqual({ kind: 'live' });
    },
  );

  it('[RS-3] ends for a newcomer that is refused', async () => {
    const table = makeFakeTable();
    table.answers.push('wrong-code');
    const guest = await joinAsGuest(table.ports, MIA);
    await table.pass(5_000);
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'wrong-code' });
    expect(table.visits).toHaveLength(1);
  });

  it('[RS-3] is not ended by an attempt of its own that it gave up', async () => {
    const table = makeFakeTable();
    let arrive = (): void => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    let slow: number | null = 2;
    const approach: typeof table.ports.approach = async (...way) => {
      const greeted = await table.ports.approach(...way);
      if (slow === table.visits.length) await late;
      return greeted;
    };
    const guest = await joinAsGuest({ ...table.ports, approach }, MIA);
    await table.pass(0);
    table.line().say(SEATED);
    await table.pass(0);
    table.line().drop();
    await table.pass(400);
    expect(table.visits).toHaveLength(2);
    slow = null;
    guest.pause();
    guest.wake();
    await table.pass(0);
    const line = table.line();
    line.say(RESUMED);
    arrive();
    await table.pass(0);
    line.drop('replaced');
    await table.pass(800);
    expect(table.visits).toHaveLength(4);
    table.line().say(RESUMED);
    await table.pass(10_000);
    expect(guest.link()).toEqual({ kind: 'live' });
    table.line().drop('replaced');
    expect(guest.link()).toEqual({ kind: 'ended', reason: 'replaced' });
  });

  it('[RS-4] tries all addresses, those heard of last first', async () => {
    const table = makeFakeTable();
    const guest = await joinAsGuest(table.ports, { ...MIA, addresses: [HOME, { host: 'b', port: 1 }] });
    await table.pass(0);
    table.line().say(SEATED);
    await table.pass(0);
    table.answers.push(null, null);
    table.line().drop();
    await table.pass(400);
    expect(table.visits.slice(1).map(({ address }) => address.host)).toEqual(['10.0.0.1', 'b']);
    guest.heardOf([{ host: 'c', port: 2 }, HOME]);
    await table.pass(0);
    expect(table.visits.at(-1)?.address.host).toBe('c');
    table.line().say(RESUMED, { t: 'room', room: roomOf() });
    await guest.idle();
    expect((await readSession(table.ports.storage, TABLE))?.addresses[0]).toEqual({ host: 'c', port: 2 });
  });

  it('[RS-4] does not take another table at an old address for the end', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    guest.heardOf([{ host: 'b', port: 1 }]);
    table.answers.push('no-such-table');
    table.line().drop();
    await table.pass(400);
    expect(table.visits.at(-1)?.address.host).toBe('b');
    expect(guest.link().kind).toBe('reconnecting');
    table.line().say(RESUMED);
    await table.pass(0);
    expect(guest.link().kind).toBe('live');
  });

  it('rests while it is paused and comes back when it is woken', async () => {
    const table = makeFakeTable();
    const guest = await seated(table);
    guest.pause();
    await table.pass(10_000);
    expect(table.lines).toHaveLength(1);
    guest.wake();
    await table.pass(0);
    table.line().say(RESUMED);
    await table.pass(0);
    expect(guest.link()).toEqual({ kind: 'live' });
  });
});
