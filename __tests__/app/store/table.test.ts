import { leaveTable } from '@/store/chair-thunks';
import { makeStore } from '@/store/store';
import { selectIsSaving, selectRefused, selectTrouble } from '@/store/table-selectors';
import { eventsAccepted, messageDismissed } from '@/store/table-slice';
import { act, DEFAULT_CHOICE, playNow, resumeGame, startGame } from '@/store/table-thunks';
import { saveKey } from '@/table/save';

import { isOver, makeTestServices, makeTestStore, nextMove, tableOf } from './test-store';

const OKAZU = { game: 'metro-x', options: { map: 'tokyo', edition: 'okazu' } } as const;

describe('table slice', () => {
  it('has the first card open when a game was started', async () => {
    const { store } = makeTestStore();
    expect(await store.dispatch(playNow())).toEqual({ ok: true, id: tableOf(store).id });
    expect(tableOf(store).view).toMatchObject({ turn: 1, options: DEFAULT_CHOICE.options });
    expect(tableOf(store).due).toEqual({ kind: 'seats', seats: [0] });
    expect(tableOf(store).scores).toHaveLength(1);
  });

  it('after any number of events equals the table rebuilt from its log', async () => {
    const { store, services } = makeTestStore();
    await store.dispatch(startGame(OKAZU));
    for (let step = 0; !isOver(store); step += 1) {
      expect((await store.dispatch(act(nextMove(store, step * 5)))).ok).toBe(true);
      const rebuilt = makeStore(makeTestServices({ disk: services.storage.disk }));
      await rebuilt.dispatch(resumeGame(tableOf(store).id));
      expect(rebuilt.getState().table).toEqual(store.getState().table);
    }
    expect(tableOf(store).due).toMatchObject({ kind: 'over', standings: [{ seat: 0, place: 1 }] });
  });

  it('starts one game when *Play now* is tapped twice', async () => {
    const { store, services } = makeTestStore({ delay: () => 4 });
    const [one, two] = await Promise.all([store.dispatch(playNow()), store.dispatch(playNow())]);
    expect(one).toEqual(two);
    expect([...services.storage.disk.keys()].filter((key) => key.startsWith('game/'))).toHaveLength(1);
  });

  it('marks once when Confirm is tapped twice', async () => {
    const { store } = makeTestStore({ delay: () => 4 });
    await store.dispatch(playNow());
    const move = nextMove(store, 2);
    const answers = await Promise.all([store.dispatch(act(move)), store.dispatch(act(move))]);
    expect(answers).toEqual([
      { ok: true, again: false },
      { ok: true, again: true },
    ]);
    expect(tableOf(store).events).toHaveLength(3);
    expect(selectIsSaving(store.getState())).toBe(false);
  });

  it('lets the first of two different moves count, without a word about the second', async () => {
    const { store } = makeTestStore({ delay: () => 4 });
    await store.dispatch(playNow());
    const [one, other] = [nextMove(store, 1), nextMove(store, 4)];
    await Promise.all([store.dispatch(act(one)), store.dispatch(act(other))]);
    expect(tableOf(store).events[1]).toEqual(one);
    expect(store.getState().table).toMatchObject({ pending: null, refused: null, trouble: null });
    expect(tableOf(store).events).toHaveLength(3);
  });

  it('is saving until the move is on the disk, and shows it only then', async () => {
    const { store } = makeTestStore({ delay: () => 4 });
    await store.dispatch(playNow());
    const answer = store.dispatch(act(nextMove(store)));
    expect(selectIsSaving(store.getState())).toBe(true);
    expect(tableOf(store).events).toHaveLength(1);
    await answer;
    expect(selectIsSaving(store.getState())).toBe(false);
    expect(tableOf(store).events).toHaveLength(3);
  });

  it('keeps the reason of a refusal until the next move or until it is read', async () => {
    const { store } = makeTestStore();
    await store.dispatch(playNow());
    const move = { type: 'mark', seat: 0, line: 'A', count: 31 } as const;
    await store.dispatch(act(move));
    expect(selectRefused(store.getState())).toMatchObject({
      move,
      refusal: { rule: expect.stringMatching(/^MX-/) },
    });
    store.dispatch(messageDismissed());
    expect(selectRefused(store.getState())).toBeNull();
    await store.dispatch(act(move));
    await store.dispatch(act(nextMove(store)));
    expect(selectRefused(store.getState())).toBeNull();
  });

  it('says that a move was not saved, and takes it the second time', async () => {
    const { store } = makeTestStore({ mishap: (write) => (write === 2 ? 'lost' : 'none') });
    await store.dispatch(playNow());
    const move = nextMove(store);
    expect(await store.dispatch(act(move))).toMatchObject({ ok: false, reason: 'not-saved' });
    expect(selectTrouble(store.getState())).toBe('not-saved');
    expect(tableOf(store).events).toHaveLength(1);
    expect(await store.dispatch(act(move))).toMatchObject({ ok: true });
    expect(selectTrouble(store.getState())).toBeNull();
  });

  it('says that no game could be started when nothing can be saved', async () => {
    const { store } = makeTestStore({ mishap: () => 'lost' });
    expect(await store.dispatch(playNow())).toMatchObject({ ok: false, reason: 'not-saved' });
    expect(store.getState().table.status).toBe('none');
  });

  it('shows the game as it went on in another window', async () => {
    const { store, services } = makeTestStore();
    await store.dispatch(playNow());
    const other = makeStore(makeTestServices({ disk: services.storage.disk }, 70));
    await other.dispatch(resumeGame(tableOf(store).id));
    await other.dispatch(act(nextMove(other, 3)));
    expect(await store.dispatch(act(nextMove(store, 1)))).toEqual({ ok: false, reason: 'elsewhere' });
    expect(tableOf(store)).toEqual(tableOf(other));
    expect(selectTrouble(store.getState())).toBe('elsewhere');
    expect((await store.dispatch(act(nextMove(store, 1)))).ok).toBe(true);
  });

  it('hears nothing more of a table that was left', async () => {
    const { store, services } = makeTestStore({ delay: () => 6 });
    await store.dispatch(playNow());
    const { id } = tableOf(store);
    const answer = store.dispatch(act(nextMove(store)));
    store.dispatch(leaveTable());
    expect((await answer).ok).toBe(true);
    expect(store.getState().table).toMatchObject({ status: 'none', table: null, pending: null });
    // The move was on its way and is saved; coming back shows it.
    expect(services.storage.disk.get(saveKey(id))).toContain('"seat":0');
    await store.dispatch(resumeGame(id));
    expect(tableOf(store).events).toHaveLength(3);
  });

  it('ignores an announcement that comes late or from another table', async () => {
    const { store } = makeTestStore();
    await store.dispatch(playNow());
    const before = store.getState().table;
    const { id, seat, events, view, due, scores } = tableOf(store);
    const summary = store.getState().history.games[id]!;
    store.dispatch(eventsAccepted({ id, seat, events: [], view, due, scores, summary }));
    store.dispatch(eventsAccepted({ id: 'other', seat, events, view, due, scores, summary }));
    store.dispatch(eventsAccepted({ id, seat: 1, events, view, due, scores, summary }));
    expect(store.getState().table).toBe(before);
  });

  it('acts at no table without harm', async () => {
    const { store } = makeTestStore();
    expect(await store.dispatch(act({ type: 'take-back', seat: 0 }))).toEqual({ ok: false, reason: 'stale' });
  });

  it('sets a damaged game aside when it is opened', async () => {
    const { store, services } = makeTestStore();
    services.storage.disk.set(saveKey('bad'), 'no save');
    expect(await store.dispatch(resumeGame('bad'))).toMatchObject({ ok: false, reason: 'set-aside' });
    expect(store.getState().history.setAside).toMatchObject([{ id: 'bad', text: 'no save' }]);
    expect(store.getState().table.status).toBe('none');
  });

  it('remembers the choice, and falls back when it cannot be played any more', async () => {
    const { store } = makeTestStore();
    await store.dispatch(startGame(OKAZU));
    expect(store.getState().settings.lastChoice).toEqual(OKAZU);
    await store.dispatch(playNow());
    expect(tableOf(store).view.options).toMatchObject(OKAZU.options);
    const gone = { game: 'metro-x', options: { map: 'gone', edition: 'okazu' } } as unknown as typeof OKAZU;
    const { settings } = store.getState();
    const later = makeTestStore({}, { settings: { ...settings, lastChoice: gone } }).store;
    expect((await later.dispatch(playNow())).ok).toBe(true);
    expect(tableOf(later).view.options).toMatchObject(DEFAULT_CHOICE.options);
  });
});
