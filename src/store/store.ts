import {
  combineReducers,
  configureStore,
  createListenerMiddleware,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { Desk } from './desk';
import { listenForFeedback } from './feedback';
import { historyReducer } from './history-slice';
import { listenForScreen } from './keep-screen-on';
import { nearbyReducer } from './nearby-slice';
import { Place } from './place';
import { seatingReducer } from './seating-slice';
import type { Services } from './services';
import { listenForSettings } from './settings-persistence';
import { settingsReducer } from './settings-slice';
import { tableReducer } from './table-slice';

const rootReducer = combineReducers({
  table: tableReducer,
  settings: settingsReducer,
  history: historyReducer,
  seating: seatingReducer,
  nearby: nearbyReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** What thunks get beside the store: the device, and the chair and the place where this device sits. */
interface ThunkExtra {
  readonly services: Services;
  readonly desk: Desk;
  readonly place: Place;
}

export type AppThunk<Result> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;

export function makeStore(services: Services, preloaded: Partial<RootState> = {}) {
  const extra: ThunkExtra = { services, desk: new Desk(), place: new Place() };
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // Both walk the whole state at every action; logs and views are the rules' own immutable data.
        immutableCheck: false,
        serializableCheck: false,
      }).prepend(listeners.middleware),
  });
  listenForSettings(listeners, services);
  listenForFeedback(listeners, services);
  listenForScreen(listeners, services);
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
