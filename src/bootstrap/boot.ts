import { loadHistory } from '@/store/history-thunks';
import { readKeptTables, tellLeft } from '@/store/nearby-thunks';
import { followApp } from '@/store/place-thunks';
import type { Services } from '@/store/services';
import { readSettings } from '@/store/settings-persistence';
import { type AppStore, makeStore } from '@/store/store';

/** Settings are read before anything is drawn, so that no wrong theme or language flashes up; games after. */
export async function boot(makeServices: () => Promise<Services>): Promise<AppStore> {
  const services = await makeServices();
  const store = makeStore(services, { settings: await readSettings(services) });
  store.dispatch(followApp());
  void readDisk(store);
  return store;
}

/** The shelf first: it is on the first screen. */
async function readDisk({ dispatch }: AppStore): Promise<void> {
  await dispatch(loadHistory());
  await dispatch(readKeptTables());
  await dispatch(tellLeft());
}
