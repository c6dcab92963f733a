import { leaveTable } from '@/store/chair-thunks';
import { shareText } from '@/store/device-thunks';
import {
  selectFinishedGames,
  selectOpenGames,
  selectResumableGames,
  selectUnseenSetAside,
} from '@/store/history-selectors';
import {
  acknowledgeSetAside,
  discardSetAside,
  exportRecord,
  importRecord,
  loadHistory,
  openReplay,
  recordText,
} from '@/store/history-thunks';
import { makeStore } from '@/store/store';
import { act, DEFAULT_CHOICE, playNow, resumeGame } from '@/store/table-thunks';
import { saveKey } from '@/table/save';

import { makeTestServices, makeTestStore, nextMove, playGame, tableOf } from './test-store';

type Store = ReturnType<typeof makeTestStore>['store'];

/** What the next launch of the app finds. */
async function relaunch(disk: Map<string, string>): Promise<Store> {
  const store = makeStore(makeTestServices({ disk }, 500));
  await store.dispatch(loadHistory());
  return store;
}

describe('history', () => {
  it('has every game as it stands, now and after the next launch', async () => {
    const { store, services } = makeTestStore();
    const finished = await playGame(store);
    await store.dispatch(playNow());
    await store.dispatch(act(nextMove(store)));
    const open = tableOf(store).id;
    for (const shelf of [store, await relaunch(services.storage.disk)]) {
      expect(selectResumableGames(shelf.getState())).toMatchObject([
        { id: open, map: 'metro-city', turns: 2, over: false },
      ]);
      expect(selectFinishedGames(shelf.getState())).toMatchObject([
        { id: finished, over: true, winners: [0] },
      ]);
    }
    expect((await relaunch(services.storage.disk)).getState().history.games).toEqual(
      store.getState().history.games,
    );
  });

  it('keeps the time of a game that is only looked at', async () => {
    const { store, services } = makeTestStore();
    const id = await playGame(store);
    const next = await relaunch(services.storage.disk);
    const before = next.getState().history.games[id];
    await next.dispatch(resumeGame(id));
    expect(next.getState().table.table?.id).toBe(id);
    expect(next.getState().history.games[id]).toEqual(before);
  });

  it('loads the rest beside a damaged save, and tells of it once', async () => {
    const { store, services } = makeTestStore();
    const id = await playGame(store);
    services.storage.disk.set(saveKey('bad'), '{}');
    const next = await relaunch(services.storage.disk);
    expect(selectFinishedGames(next.getState())).toMatchObject([{ id }]);
    expect(selectUnseenSetAside(next.getState())).toMatchObject([{ id: 'bad', text: '{}' }]);
    await next.dispatch(acknowledgeSetAside());
    expect(selectUnseenSetAside(next.getState())).toEqual([]);
    const later = await relaunch(services.storage.disk);
    expect(selectUnseenSetAside(later.getState())).toEqual([]);
    expect(later.getState().history.setAside).toHaveLength(1);
    expect(await later.dispatch(discardSetAside(later.getState().history.setAside[0]!.key))).toBe(true);
    expect((await relaunch(services.storage.disk)).getState().history.setAside).toEqual([]);
  });

  it('says when the shelf cannot be read', async () => {
    const services = makeTestServices();
    const store = makeStore({
      ...services,
      storage: { ...services.storage, keys: () => Promise.reject(new Error('no disk')) },
    });
    await store.dispatch(loadHistory());
    expect(store.getState().history.status).toBe('failed');
  });

  it('says when nothing outlives the app', async () => {
    const services = makeTestServices();
    const store = makeStore({ ...services, storage: { ...services.storage, durable: false } });
    await store.dispatch(loadHistory());
    expect(store.getState().history).toMatchObject({ status: 'ready', durable: false });
  });

  it('does not lose a game that starts while the shelf is read', async () => {
    const { store } = makeTestStore({ delay: (operation) => (operation === 1 ? 40 : 0) });
    await Promise.all([store.dispatch(loadHistory()), store.dispatch(playNow())]);
    expect(selectOpenGames(store.getState())).toMatchObject([{ id: tableOf(store).id }]);
  });

  it('exports what it imports, open and finished', async () => {
    const { store, services } = makeTestStore();
    const id = await playGame(store);
    await store.dispatch(playNow());
    const open = tableOf(store).id;
    for (const game of [id, open]) {
      expect(await store.dispatch(exportRecord(game))).toBe('shared');
      const { name, text } = services.given.at(-1)!;
      expect(name).toMatch(/^metro-x-2023-11-1\d-.*\.json$/);
      const elsewhere = makeTestStore().store;
      const imported = await elsewhere.dispatch(importRecord(text));
      if (!imported.ok) throw new Error(imported.reason);
      expect(await elsewhere.dispatch(recordText(imported.id))).toBe(text);
      expect(elsewhere.getState().history.games[imported.id]).toMatchObject({ over: game === id });
      expect(await elsewhere.dispatch(importRecord(text))).toEqual({
        ok: true,
        id: imported.id,
        already: true,
      });
    }
  });

  it('never exports the shuffle', async () => {
    const { store, services } = makeTestStore();
    await store.dispatch(playNow());
    const { id } = tableOf(store);
    const { dealer } = JSON.parse(services.storage.disk.get(saveKey(id))!) as { dealer: { seed: string } };
    expect(await store.dispatch(recordText(id))).not.toContain(dealer.seed);
    expect(JSON.stringify(store.getState())).not.toContain(dealer.seed);
  });

  it.each([
    ['rubbish', 'hello', -1, 'bad-json'],
    ['another format', '{"format":"chess/1"}', -1, 'unknown-format'],
    [
      'an unknown game',
      '{"format":"interchange/1","game":"x","seats":1,"options":{},"events":[]}',
      -1,
      'unknown-game',
    ],
  ])('refuses %s with the reason', async (_what, text, at, code) => {
    const { store, services } = makeTestStore();
    expect(await store.dispatch(importRecord(text))).toMatchObject({
      ok: false,
      reason: 'faulty',
      fault: { at, refusal: { code } },
    });
    expect(services.storage.disk.size).toBe(0);
  });

  it('refuses a record at the event that breaks a rule', async () => {
    const { store } = makeTestStore();
    const text = (await store.dispatch(recordText(await playGame(store))))!;
    const record = JSON.parse(text) as { events: unknown[] };
    record.events.splice(4, 1);
    const imported = await store.dispatch(importRecord(JSON.stringify(record)));
    expect(imported).toMatchObject({ ok: false, fault: { at: 4 } });
  });

  it('replays a finished game and leaves the open table alone', async () => {
    const { store } = makeTestStore();
    const id = await playGame(store);
    const { events, scores } = tableOf(store);
    store.dispatch(leaveTable());
    const opened = await store.dispatch(openReplay(id));
    if (!opened.ok) throw new Error(opened.reason);
    expect(opened.replay.events).toEqual(events);
    expect(opened.replay.at(events.length, 0).scores).toEqual(scores);
    expect(opened.summary.id).toBe(id);
    expect(store.getState().table.status).toBe('none');
  });

  it('plays an imported open game on', async () => {
    const { store } = makeTestStore();
    await store.dispatch(playNow());
    await store.dispatch(act(nextMove(store)));
    const text = (await store.dispatch(recordText(tableOf(store).id)))!;
    const elsewhere = makeTestStore().store;
    const imported = await elsewhere.dispatch(importRecord(text));
    if (!imported.ok) throw new Error(imported.reason);
    await elsewhere.dispatch(resumeGame(imported.id));
    expect(tableOf(elsewhere).events).toEqual(tableOf(store).events);
    expect((await elsewhere.dispatch(act(nextMove(elsewhere)))).ok).toBe(true);
  });

  it('offers no open game of several seats to be resumed', async () => {
    const { store } = makeTestStore();
    const { game, options } = DEFAULT_CHOICE;
    const events = [{ type: 'flip', card: '3' }];
    const record = { format: 'interchange/1', game, seats: 2, options, events };
    await store.dispatch(importRecord(JSON.stringify(record)));
    expect(selectOpenGames(store.getState())).toMatchObject([{ seats: 2, over: false, resumable: false }]);
    expect(selectResumableGames(store.getState())).toEqual([]);
  });

  it('shares a sentence', async () => {
    expect(await makeTestStore().store.dispatch(shareText('34 points'))).toBe('copied');
  });
});
