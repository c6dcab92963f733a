/** A store on a disk that tests can look at and break. */
import { metroX, type MetroXMove } from '@/games/metro-x';
import type { AppState, HapticName, Net, Services, SoundName } from '@/store/services';
import { type AppStore, makeStore, type RootState } from '@/store/store';
import { act, playNow } from '@/store/table-thunks';

import { type Frailty, type FrailStorage, makeFrailStorage } from '../../rules/table/frail-storage';
import { makePorts } from '../../rules/table/solo-table';
import { NO_NET } from './test-lan';

export interface TestServices extends Services {
  readonly storage: FrailStorage;
  readonly heard: SoundName[];
  readonly felt: HapticName[];
  /** What the screen was asked, in order. */
  readonly kept: boolean[];
  readonly given: { readonly name: string; readonly text: string }[];
  /** Sends the app to the back or to the front. */
  readonly turn: Parameters<AppState['subscribe']>[0];
}

export function makeTestServices(frailty: Frailty = {}, entropyStart = 0, net: Net = NO_NET): TestServices {
  const storage = makeFrailStorage(frailty);
  const heard: SoundName[] = [];
  const felt: HapticName[] = [];
  const kept: boolean[] = [];
  const given: { name: string; text: string }[] = [];
  const watchers = new Set<TestServices['turn']>();
  return {
    ...makePorts(storage, entropyStart),
    storage,
    heard,
    felt,
    given,
    kept,
    net,
    app: '1.0.0',
    turn: (state) => watchers.forEach((watcher) => watcher(state)),
    appState: {
      subscribe: (watcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
    },
    screen: { keepOn: (on) => void kept.push(on) },
    sound: { play: (name) => void heard.push(name) },
    haptics: { play: (name) => void felt.push(name) },
    share: { text: () => Promise.resolve('copied') },
    files: {
      give: (name, text) => {
        given.push({ name, text });
        return Promise.resolve('shared');
      },
      pick: () => Promise.resolve({ ok: false, reason: 'dismissed' }),
    },
  };
}

export function makeTestStore(frailty: Frailty = {}, preloaded: Partial<RootState> = {}) {
  const services = makeTestServices(frailty);
  return { services, store: makeStore(services, preloaded) };
}

export function tableOf(store: AppStore) {
  const { table } = store.getState().table;
  if (!table) throw new Error('no table is open');
  return table;
}

export const isOver = (store: AppStore): boolean => tableOf(store).due.kind === 'over';

export function nextMove(store: AppStore, pick = 0): MetroXMove {
  const { view, seat } = tableOf(store);
  const moves = metroX.moves(view.state, seat);
  return moves[pick % moves.length]!;
}

/** From the first card to the last. */
export async function playGame(store: AppStore): Promise<string> {
  await store.dispatch(playNow());
  for (let step = 0; !isOver(store); step += 1) await store.dispatch(act(nextMove(store, step * 3)));
  return tableOf(store).id;
}
