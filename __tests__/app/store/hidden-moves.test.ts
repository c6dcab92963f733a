import type { MetroXEvent, MetroXMove } from '@/games/metro-x';
import { importRecord } from '@/store/history-thunks';
import { makeStore } from '@/store/store';
import { act, DEFAULT_CHOICE, resumeGame } from '@/store/table-thunks';

import { makeTestServices, makeTestStore, tableOf } from './test-store';

const FLIP: MetroXEvent = { type: 'flip', card: '3' };
const mark = (seat: number, line: string, count = 3): MetroXMove => ({ type: 'mark', seat, line, count });

/** A table of several seats as this device, seat 0, sits down at it. */
async function openTable(seats: number, ...events: readonly MetroXEvent[]) {
  const made = makeTestStore();
  const record = { format: 'interchange/1', ...DEFAULT_CHOICE, seats, events };
  const imported = await made.store.dispatch(importRecord(JSON.stringify(record)));
  if (!imported.ok) throw new Error(imported.reason);
  await made.store.dispatch(resumeGame(imported.id));
  return made;
}

const seen = ({ store }: Awaited<ReturnType<typeof openTable>>) => JSON.stringify(store.getState());

describe('what other seats do in the open turn', () => {
  it.each([
    ['another line', [mark(1, 'B')]],
    ['fewer stations', [mark(1, 'A', 1)]],
    ['a change of mind', [mark(1, 'C'), { type: 'take-back', seat: 1 }, mark(1, 'H')]],
  ] as const)('is nowhere in the store: %s', async (_what, others) => {
    const usual = await openTable(3, FLIP, mark(1, 'A'));
    const other = await openTable(3, FLIP, ...others);
    expect(tableOf(usual.store).events).toEqual([FLIP]);
    expect(seen(other)).toBe(seen(usual));
    // Seat 2 has still to act: this seat's own move leaves the turn open.
    for (const { store } of [usual, other]) {
      expect((await store.dispatch(act(mark(0, 'D')))).ok).toBe(true);
    }
    expect(tableOf(usual.store).events).toEqual([FLIP, mark(0, 'D')]);
    expect(tableOf(usual.store).view.acted).toEqual([true, true, false]);
    expect(seen(other)).toBe(seen(usual));
  });

  it('is told in the order of the log when the turn is closed', async () => {
    const { store, services } = await openTable(2, FLIP, mark(1, 'B'));
    expect(tableOf(store).events).toEqual([FLIP]);
    await store.dispatch(act(mark(0, 'A')));
    expect(tableOf(store).events).toEqual([
      FLIP,
      mark(1, 'B'),
      mark(0, 'A'),
      expect.objectContaining({ type: 'flip' }),
    ]);
    const rebuilt = makeStore(makeTestServices({ disk: services.storage.disk }));
    await rebuilt.dispatch(resumeGame(tableOf(store).id));
    expect(rebuilt.getState().table).toEqual(store.getState().table);
  });

  it('does not change the number of this seat’s next move', async () => {
    const { store } = await openTable(3, FLIP, mark(1, 'B'));
    expect((await store.dispatch(act(mark(0, 'A')))).ok).toBe(true);
    expect(await store.dispatch(act({ type: 'take-back', seat: 0 }))).toEqual({ ok: true, again: false });
    expect(await store.dispatch(act(mark(0, 'A')))).toEqual({ ok: true, again: false });
    expect(tableOf(store).events).toHaveLength(4);
  });
});
