/** The shelf: games that were played or are still open, as summaries. */
import { createSlice, type PayloadAction, type Reducer } from '@reduxjs/toolkit';

import type { SaveFault } from '@/table/save';
import type { SetAside } from '@/table/set-aside';

import type { GameSummary } from './summary';
import { eventsAccepted, tableOpened } from './table-slice';

/** A save that this version cannot open and does not touch. */
interface LeftAlone {
  readonly id: string;
  readonly fault: SaveFault;
}

interface RemovedGame {
  readonly summary: GameSummary;
  /** The whole save, for as long as the removal can be undone. */
  readonly text: string;
}

interface HistoryState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** False: the storage forgets everything when the app ends, and the player has to know. */
  readonly durable: boolean;
  readonly games: Readonly<Record<string, GameSummary>>;
  /** Ids that left the shelf while it was being read: it may have been read with them. */
  readonly gone: readonly string[];
  readonly setAside: readonly SetAside[];
  readonly leftAlone: readonly LeftAlone[];
  readonly removed: RemovedGame | null;
}

interface LoadedHistory {
  readonly durable: boolean;
  readonly games: readonly GameSummary[];
  readonly setAside: readonly SetAside[];
  readonly leftAlone: readonly LeftAlone[];
}

const EMPTY: HistoryState = {
  status: 'loading',
  durable: true,
  games: {},
  gone: [],
  setAside: [],
  leftAlone: [],
  removed: null,
};

const put = (history: HistoryState, summary: GameSummary): HistoryState => ({
  ...history,
  games: { ...history.games, [summary.id]: summary },
});

const without = (history: HistoryState, id: string): HistoryState => ({
  ...history,
  games: Object.fromEntries(Object.entries(history.games).filter(([key]) => key !== id)),
  gone: history.status === 'loading' ? [...history.gone, id] : history.gone,
});

/** Games saved while the shelf was being read are newer than what was read. */
const merged = ({ games, gone }: HistoryState, read: readonly GameSummary[]): HistoryState['games'] => ({
  ...Object.fromEntries(read.filter(({ id }) => !gone.includes(id)).map((game) => [game.id, game])),
  ...games,
});

const historySlice = createSlice({
  name: 'history',
  initialState: EMPTY,
  reducers: {
    historyLoaded: (history, { payload }: PayloadAction<LoadedHistory>): HistoryState => ({
      ...history,
      ...payload,
      status: 'ready',
      games: merged(history, payload.games),
      gone: [],
    }),
    historyFailed: (history): HistoryState => ({ ...history, status: 'failed' }),
    gameAdopted: (history, { payload }: PayloadAction<GameSummary>) => put(history, payload),
    gameRemoved: (history, { payload }: PayloadAction<RemovedGame>): HistoryState => ({
      ...without(history, payload.summary.id),
      removed: payload,
    }),
    gameForgotten: (history, { payload }: PayloadAction<string>) => without(history, payload),
    removalUndone: (history): HistoryState =>
      history.removed ? { ...put(history, history.removed.summary), removed: null } : history,
    removalSettled: (history): HistoryState => ({ ...history, removed: null }),
    gameSetAside: (history, { payload }: PayloadAction<SetAside>): HistoryState => ({
      ...without(history, payload.id),
      setAside: [payload, ...history.setAside.filter(({ key }) => key !== payload.key)],
    }),
    setAsideSeen: (history): HistoryState => ({
      ...history,
      setAside: history.setAside.map((entry) => ({ ...entry, seen: true })),
    }),
    setAsideDiscarded: (history, { payload }: PayloadAction<string>): HistoryState => ({
      ...history,
      setAside: history.setAside.filter(({ key }) => key !== payload),
    }),
  },
});

export const {
  historyLoaded,
  historyFailed,
  gameAdopted,
  gameRemoved,
  gameForgotten,
  removalUndone,
  removalSettled,
  gameSetAside,
  setAsideSeen,
  setAsideDiscarded,
} = historySlice.actions;

/** Every move passes here: without Immer, which would walk the whole shelf each time. */
export const historyReducer: Reducer<HistoryState> = (history = EMPTY, action) =>
  eventsAccepted.match(action) || tableOpened.match(action)
    ? put(history, action.payload.summary)
    : historySlice.reducer(history, action);
