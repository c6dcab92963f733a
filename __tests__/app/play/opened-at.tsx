/** A screen over a real store, opened at any point of a match. */
import { configure, render, screen, waitFor } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { Provider } from 'react-redux';
import type { MetroXEvent, MetroXOptions } from '@/games/metro-x';
import { importRecord } from '@/store/history-thunks';
import type { AppStore } from '@/store/store';
import { playIds } from '@/ui/test-ids';
import type { Frailty } from '../../rules/table/frail-storage';
import { makeTestStore } from '../store/test-store';
import { route } from './mock-router';

/** Bounds for a machine under load; nothing waits this long on purpose. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 30_000 });

export const flip = (card: Extract<MetroXEvent, { type: 'flip' }>['card']): MetroXEvent => ({
  type: 'flip',
  card,
});
export const mark = (line: string, count: number, seat = 0): MetroXEvent => ({
  type: 'mark',
  seat,
  line,
  count,
});

interface Match {
  readonly events: readonly MetroXEvent[];
  readonly options?: Partial<MetroXOptions>;
  readonly seats?: number;
  readonly frailty?: Frailty;
}

/** The store with the match on its disk; nothing is open yet. */
export async function shelve({ events, options, seats = 1, frailty = {} }: Match) {
  const { store, services } = makeTestStore(frailty);
  const record = {
    format: 'interchange/1',
    game: 'metro-x',
    seats,
    options: { map: 'metro-city', edition: 'gamewright', ...options },
    events,
  };
  const imported = await store.dispatch(importRecord(JSON.stringify(record)));
  if (!imported.ok) throw new Error(JSON.stringify(imported));
  return { store, services, id: imported.id };
}

export function show(store: AppStore, id: string, Screen: ComponentType) {
  route.id = id;
  return render(
    <Provider store={store}>
      <GestureHandlerRootView>
        <Screen />
      </GestureHandlerRootView>
    </Provider>,
  );
}

export async function openTable(Screen: ComponentType, match: Match) {
  const shelved = await shelve(match);
  show(shelved.store, shelved.id, Screen);
  await screen.findByTestId(playIds.screen);
  return shelved;
}

/** The log as it lies on the disk. */
export async function savedEvents(
  services: { storage: { read(key: string): Promise<string | null> } },
  id: string,
) {
  const text = await services.storage.read(`game/${id}`);
  return (JSON.parse(text ?? '{}') as { record: { events: readonly MetroXEvent[] } }).record.events;
}

/** Lets what was submitted reach the disk and the screen. */
export const settled = (store: AppStore) => waitFor(() => expect(store.getState().table.pending).toBeNull());
