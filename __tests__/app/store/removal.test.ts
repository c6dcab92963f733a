import { selectFinishedGames, selectResumableGames } from '@/store/history-selectors';
import { loadHistory, removeGame, undoRemoval } from '@/store/history-thunks';
import { makeStore } from '@/store/store';
import { act, playNow } from '@/store/table-thunks';
import { SAVE_KEYS, saveKey } from '@/table/save';

import { makeTestServices, makeTestStore, nextMove, playGame, tableOf } from './test-store';

describe('removing a game', () => {
  it('removes a game at once and brings it back', async () => {
    const { store, services } = makeTestStore();
    const id = await playGame(store);
    const text = services.storage.disk.get(saveKey(id));
    expect(await store.dispatch(removeGame(id))).toBe('removed');
    expect(store.getState().table.table).toBeNull();
    expect(services.storage.disk.has(saveKey(id))).toBe(false);
    expect(selectFinishedGames(store.getState())).toEqual([]);
    expect(await store.dispatch(undoRemoval())).toBe(true);
    expect(services.storage.disk.get(saveKey(id))).toBe(text);
    expect(selectFinishedGames(store.getState())).toMatchObject([{ id }]);
    expect(await store.dispatch(undoRemoval())).toBe(false);
  });

  it('does not bring back what was removed while the shelf is read', async () => {
    const services = makeTestServices();
    let release: () => void = () => undefined;
    const removed = new Promise<void>((resolve) => (release = resolve));
    // The games are read first, what was set aside last: in between the game goes.
    const keys = async (prefix: string) => {
      if (prefix !== SAVE_KEYS) await removed;
      return services.storage.keys(prefix);
    };
    const store = makeStore({ ...services, storage: { ...services.storage, keys } });
    await store.dispatch(playNow());
    const { id } = tableOf(store);
    const loaded = store.dispatch(loadHistory());
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(await store.dispatch(removeGame(id))).toBe('removed');
    release();
    await loaded;
    expect(store.getState().history.status).toBe('ready');
    expect(store.getState().history.games).toEqual({});
    expect(services.storage.disk.has(saveKey(id))).toBe(false);
  });

  it('does not put a removed game over another of its name', async () => {
    const { store, services } = makeTestStore();
    const id = await playGame(store);
    await store.dispatch(removeGame(id));
    services.storage.disk.set(saveKey(id), 'another');
    expect(await store.dispatch(undoRemoval())).toBe(false);
    expect(services.storage.disk.get(saveKey(id))).toBe('another');
    expect(selectFinishedGames(store.getState())).toEqual([]);
  });

  it('brings a removed game back when the first try was written but not confirmed', async () => {
    let failing = false;
    const { store } = makeTestStore({ mishap: () => (failing ? 'kept' : 'none') });
    const id = await playGame(store);
    await store.dispatch(removeGame(id));
    failing = true;
    expect(await store.dispatch(undoRemoval())).toBe(false);
    failing = false;
    expect(await store.dispatch(undoRemoval())).toBe(true);
    expect(selectFinishedGames(store.getState())).toMatchObject([{ id }]);
  });

  it('keeps a game that could not be removed', async () => {
    const { store } = makeTestStore({ mishap: (write) => (write === 2 ? 'lost' : 'none') });
    await store.dispatch(playNow());
    const { id } = tableOf(store);
    expect(await store.dispatch(removeGame(id))).toBe('failed');
    expect(selectResumableGames(store.getState())).toMatchObject([{ id }]);
  });

  it('does not save a game back that was removed while it was open', async () => {
    const { store, services } = makeTestStore({ delay: () => 3 });
    await store.dispatch(playNow());
    const { id } = tableOf(store);
    const late = store.dispatch(act(nextMove(store)));
    await store.dispatch(removeGame(id));
    await late;
    expect(services.storage.disk.has(saveKey(id))).toBe(false);
  });
});
