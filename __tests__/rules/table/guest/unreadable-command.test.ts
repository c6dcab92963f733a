import { BEGIN, playing } from './fake-match';
import { type FakeTable, makeFakeTable, RESUMED } from './fake-table';

const move = { type: 'mark', seat: 0, line: 'A', count: 1 };
const GIVEN_UP = { ok: false, reason: 'refused', refusal: { code: 'unreadable', rule: 'CM-11' } };

/** The line ends; so long until what is suspect goes out on the next one. */
async function newLine(table: FakeTable, end: () => void, within = 1_100): Promise<void> {
  end();
  await table.pass(1_000);
  table.line().say(RESUMED, BEGIN);
  await table.pass(within);
}

describe('a command that its table cannot read', () => {
  it('[CM-11] is given up, and no other is', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const good = guest.sit('Ann');
    const bad = guest.chair(0)!.submit(move, 0);
    const later = guest.rename(0, 'Mia B.');
    const again = () => newLine(table, () => table.line().drop('bad-message', true));
    await again();
    // One by one: which of the three it was, nobody said.
    const [sit] = table.line().sentOf('sit');
    expect(table.line().sentOf('move')).toEqual([]);
    table.line().say({ t: 'answer', id: sit!.id, ok: true });
    expect(await good).toEqual({ ok: true });
    expect(table.line().sentOf('move')).toHaveLength(1);
    await again();
    expect(await bad).toEqual(GIVEN_UP);
    expect(table.line().sentOf('move')).toEqual([]);
    const [rename] = table.line().sentOf('rename');
    table.line().say({ t: 'answer', id: rename!.id, ok: true });
    expect(await later).toEqual({ ok: true });
    const next = guest.chair(0)!.submit(move, 0);
    table.line().say({ t: 'answer', id: table.line().sentOf('move')[0]!.id, ok: true });
    expect(await next).toEqual({ ok: true, again: false });
    expect(guest.link()).toEqual({ kind: 'live' });
  });

  it('[CM-11] is given up when it is too large to go out, and what waits with it is not even suspect', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const good = guest.sit('Ann');
    const bad = guest.rename(0, 'x'.repeat(5_000));
    expect(await bad).toMatchObject({ ok: false, reason: 'refused', refusal: GIVEN_UP.refusal });
    await newLine(table, () => undefined, 0);
    const [sit] = table.line().sentOf('sit');
    table.line().say({ t: 'answer', id: sit!.id, ok: true });
    expect(await good).toEqual({ ok: true });
  });

  it.each(['bad-message', 'too-large'] as const)(
    '[CM-11] is not one that a line ended on with %s over what the host said',
    async (reason) => {
      const table = makeFakeTable();
      const guest = await playing(table);
      const answer = guest.chair(0)!.submit(move, 0);
      for (let times = 0; times < 4; times += 1) {
        await newLine(table, () => table.line().drop(reason), 0);
        expect(table.line().sentOf('move')).toHaveLength(1);
      }
      table.line().say({ t: 'answer', id: table.line().sentOf('move')[0]!.id, ok: true, again: true });
      expect(await answer).toEqual({ ok: true, again: true });
    },
  );

  it('[CM-11] is not one that a line ended on over something else that was said just before', async () => {
    const table = makeFakeTable();
    const guest = await playing(table);
    const answer = guest.chair(0)!.submit(move, 0);
    const commit = (match: string) => ({ t: 'commit', match, commitment: 'c0'.repeat(32) }) as const;
    for (const match of ['m2', 'm3', 'm4']) {
      await newLine(table, () => table.line().drop('bad-message', true));
      expect(table.line().sentOf('move')).toHaveLength(1);
      table.line().say(commit(match));
      await table.pass(0);
      expect(table.line().sent.at(-1)).toMatchObject({ match });
    }
    // A line that ends before any command acquits them all: the next one carries them at once.
    await newLine(table, () => table.line().drop('bad-message', true), 0);
    expect(table.line().sentOf('move')).toEqual([]);
    await newLine(table, () => table.line().drop('bad-message', true), 0);
    table.line().say({ t: 'answer', id: table.line().sentOf('move')[0]!.id, ok: true });
    expect(await answer).toEqual({ ok: true, again: false });
  });
});
