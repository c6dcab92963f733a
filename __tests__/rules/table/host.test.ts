import type { Host } from '@/table/host';
import { resumeTable, startTable } from '@/table/open-table';
import { saveKey } from '@/table/save';

import { makeFrailStorage } from './frail-storage';
import { hostOf, makePorts, METRO_CITY, nthOf, pickMove, playOut, startSolo, submit } from './solo-table';

describe('host', () => {
  it('turns the first card in the same write that founds the table', async () => {
    const storage = makeFrailStorage();
    const host = await startSolo(makePorts(storage));
    expect(host.events.map(({ type }) => type)).toEqual(['flip']);
    expect(storage.writes).toBe(1);
    expect(storage.disk.get(saveKey(host.header.id))).toContain('"type":"flip"');
  });

  it('accepts a move and the card after it in one write, and announces both together', async () => {
    const storage = makeFrailStorage();
    const host = await startSolo(makePorts(storage));
    const heard: unknown[] = [];
    host.subscribe((accepted) => heard.push(accepted));
    const move = pickMove(host, 0);
    expect(await submit(host, move)).toEqual({ ok: true, again: false });
    expect(storage.writes).toBe(2);
    expect(heard).toEqual([{ from: 1, events: [move, host.events[2]] }]);
    expect(host.events[2]!.type).toBe('flip');
  });

  it('has everything on the disk before anybody hears of it', async () => {
    const storage = makeFrailStorage({ delay: () => 5 });
    const host = await startSolo(makePorts(storage));
    const onDisk: number[] = [];
    host.subscribe(() => {
      const save = JSON.parse(storage.disk.get(saveKey(host.header.id))!) as { record: { events: [] } };
      onDisk.push(save.record.events.length);
    });
    await submit(host, pickMove(host, 0));
    await submit(host, pickMove(host, 1));
    expect(onDisk).toEqual([3, 5]);
  });

  it('takes the same command twice without doing it twice', async () => {
    const host = await startSolo(makePorts(makeFrailStorage({ delay: (operation) => operation % 3 })));
    const move = pickMove(host, 0);
    const nth = nthOf(host);
    const answers = await Promise.all([host.submit(0, move, nth), host.submit(0, move, nth)]);
    expect(answers).toEqual([
      { ok: true, again: false },
      { ok: true, again: true },
    ]);
    expect(host.events).toHaveLength(3);
  });

  it('refuses another command with a number that is used up', async () => {
    const host = await startSolo(makePorts(makeFrailStorage()));
    const [one, other] = [pickMove(host, 0), pickMove(host, 1)];
    const nth = nthOf(host);
    const answers = await Promise.all([host.submit(0, one, nth), host.submit(0, other, nth)]);
    expect(answers[1]).toEqual({ ok: false, reason: 'stale' });
    expect(host.events).toHaveLength(3);
  });

  it('recognises a command of before a restart', async () => {
    const storage = makeFrailStorage();
    const host = await startSolo(makePorts(storage));
    const move = pickMove(host, 0);
    await host.submit(0, move, 0);
    const again = hostOf(await resumeTable(makePorts(storage, 50), host.header.id));
    expect(await again.submit(0, move, 0)).toEqual({ ok: true, again: true });
    expect(again.events).toEqual(host.events);
  });

  it.each([
    ['rubbish', 'nonsense', 'bad-event'],
    ['an unknown type', { type: 'jump', seat: 0 }, 'unknown-event'],
    ["another seat's move", { type: 'mark', seat: 1, line: 'A', count: 1 }, 'unknown-seat'],
    ["the dealer's part", { type: 'flip', card: '6' }, 'unknown-seat'],
    ['an unknown line', { type: 'mark', seat: 0, line: 'Z', count: 1 }, 'unknown-line'],
  ])('answers %s with a reason and stays as it was', async (_what, move, code) => {
    const storage = makeFrailStorage();
    const host = await startSolo(makePorts(storage));
    expect(await submit(host, move)).toMatchObject({ ok: false, reason: 'refused', refusal: { code } });
    expect(host.events).toHaveLength(1);
    expect(storage.writes).toBe(1);
  });

  it.each(['lost', 'kept'] as const)('plays on after a write that failed (%s)', async (mishap) => {
    const storage = makeFrailStorage({ mishap: (write) => (write === 1 ? mishap : 'none') });
    const host = await startSolo(makePorts(storage));
    const heard: unknown[] = [];
    host.subscribe((accepted) => heard.push(accepted));
    expect(await submit(host, pickMove(host, 0))).toMatchObject({ ok: false, reason: 'not-saved' });
    expect(heard).toEqual([]);
    expect(host.events).toHaveLength(1);
    // The player may think again: it is this second move that counts, whatever reached the disk.
    const second = pickMove(host, 3);
    expect(await submit(host, second)).toEqual({ ok: true, again: false });
    expect(host.events[1]).toEqual(second);
    expect(JSON.parse(storage.disk.get(saveKey(host.header.id))!)).toMatchObject({
      record: { events: host.events },
    });
  });

  it('never writes over what another window saved', async () => {
    const storage = makeFrailStorage();
    const first = await startSolo(makePorts(storage));
    const second = hostOf(await resumeTable(makePorts(storage, 9), first.header.id));
    await submit(second, pickMove(second, 4));
    expect(await submit(first, pickMove(first, 0))).toEqual({ ok: false, reason: 'elsewhere' });
    const reopened = hostOf(await resumeTable(makePorts(storage, 99), first.header.id));
    expect(reopened.events).toEqual(second.events);
  });

  it('brings the bug of a listener to light without losing the move or the other listeners', async () => {
    const host = await startSolo(makePorts(makeFrailStorage()));
    const heard: number[] = [];
    const leave = host.subscribe(() => {
      throw new Error('listener bug');
    });
    host.subscribe(({ from }) => heard.push(from));
    await expect(submit(host, pickMove(host, 0))).rejects.toThrow('a listener of the table failed');
    leave();
    expect(await submit(host, pickMove(host, 0))).toEqual({ ok: true, again: false });
    expect(heard).toEqual([1, 3]);
  });

  it('plays several seats at once and turns the card after the last', async () => {
    const host = await startSolo(makePorts(makeFrailStorage({ delay: (operation) => operation % 4 })), 3);
    const moves = [0, 1, 2].map((seat) => pickMove(host, seat, seat));
    const answers = await Promise.all(moves.map((move, seat) => host.submit(seat, move, 0)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(host.events.map(({ type }) => type)).toEqual(['flip', ...moves.map(({ type }) => type), 'flip']);
  });

  it('turns the same cards whatever the seats do, take-backs included', async () => {
    const [plain, wavering] = await Promise.all([
      startSolo(makePorts(makeFrailStorage()), 2),
      startSolo(makePorts(makeFrailStorage()), 2),
    ]);
    for (let turn = 0; turn < 12; turn += 1) {
      await submit(plain, pickMove(plain, turn, 0), 0);
      await submit(wavering, pickMove(wavering, turn + 5, 0), 0);
      await submit(wavering, { type: 'take-back', seat: 0 }, 0);
      await submit(wavering, pickMove(wavering, turn + 9, 0), 0);
      for (const host of [plain, wavering]) await submit(host, pickMove(host, turn, 1), 1);
    }
    const cards = (host: Host) => host.events.filter(({ type }) => type === 'flip');
    expect(cards(wavering)).toEqual(cards(plain));
    expect(cards(plain)).toHaveLength(13);
    expect(wavering.events.length).toBeGreaterThan(plain.events.length);
  });

  it('knows when the game is over and who won', async () => {
    const host = await startSolo(makePorts(makeFrailStorage()), 2);
    await playOut(host);
    const { progress } = host.save();
    expect(progress.over).toBe(true);
    expect(progress.winners.length).toBeGreaterThan(0);
    expect(progress.draws).toBe(host.events.filter(({ type }) => type === 'flip').length);
    expect(await host.submit(0, { type: 'mark', seat: 0, line: 'A', count: 1 }, nthOf(host))).toMatchObject({
      reason: 'refused',
    });
  });

  it.each([
    ['a game nobody knows', { game: 'chess', options: {} }, 'unknown-game'],
    [
      'a map nobody knows',
      { game: 'metro-x', options: { map: 'atlantis', edition: 'okazu' } },
      'bad-options',
    ],
  ])('does not start %s', async (_what, choice, code) => {
    const storage = makeFrailStorage();
    const opened = await startTable(makePorts(storage), choice as typeof METRO_CITY, ['']);
    expect(opened).toMatchObject({ ok: false, reason: 'refused', refusal: { code } });
    expect(storage.disk.size).toBe(0);
  });

  it('does not start a table that cannot be saved', async () => {
    const storage = makeFrailStorage({ mishap: () => 'lost' });
    expect(await startTable(makePorts(storage), METRO_CITY, [''])).toMatchObject({ reason: 'not-saved' });
  });
});
