import { createSelector } from '@reduxjs/toolkit';

import type { RootState } from './store';

export const selectHistory = (state: RootState) => state.history;
export const selectHistoryStatus = (state: RootState) => state.history.status;
export const selectIsDurable = (state: RootState) => state.history.durable;

/** Null: the disk was not asked yet. */
const selectKeptTables = createSelector([(state: RootState) => state.nearby], ({ kept, isRead }) =>
  isRead ? new Set(kept.map(({ id }) => id)) : null,
);

/** Nobody can go on with a game whose table was closed: it is there to be replayed. */
const selectShelf = createSelector(
  [(state: RootState) => state.history.games, selectKeptTables],
  (games, tables) =>
    Object.values(games)
      .map((game) =>
        game.resumable && game.room !== null && tables?.has(game.room) === false
          ? { ...game, resumable: false }
          : game,
      )
      .sort((a, b) => b.updatedAt - a.updatedAt),
);

/** Newest first. */
export const selectOpenGames = createSelector([selectShelf], (games) => games.filter(({ over }) => !over));
export const selectFinishedGames = createSelector([selectShelf], (games) => games.filter(({ over }) => over));
/** A number, so that a screen which only counts is not drawn again for every move. */
export const selectFinishedCount = (state: RootState) => selectFinishedGames(state).length;
/** The games that *Continue* is about. */
export const selectResumableGames = createSelector([selectShelf], (games) =>
  games.filter(({ resumable }) => resumable),
);

/** Set aside and not yet told to the player. */
export const selectUnseenSetAside = createSelector(
  [(state: RootState) => state.history.setAside],
  (entries) => entries.filter(({ seen }) => !seen),
);
