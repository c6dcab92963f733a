/** Sitting down at a chair: from then on the table slice shows what that chair tells. */
import type { ChairProgress } from '@/table/chair';

import { openTableOf, type PlayerChair } from './open-table';
import type { AppThunk } from './store';
import type { GameSummary } from './summary';
import { eventsAccepted, seatShown, tableLeft, tableOpened } from './table-slice';

/** The game's entry of the shelf as this device may know it. */
export type Summarise = (progress: ChairProgress) => GameSummary;

export const serveChair =
  (chair: PlayerChair, summary: Summarise): AppThunk<void> =>
  (dispatch, getState, { desk }) => {
    const { match: id, seat } = chair;
    const before = desk.chair;
    desk.seat(
      chair,
      chair.subscribe(() => {
        const progress = chair.progress();
        dispatch(eventsAccepted({ id, seat, ...progress, summary: summary(progress) }));
      }),
    );
    const progress = chair.progress();
    const table = openTableOf(chair, progress);
    const isPassed = before?.match === id && getState().table.table?.id === id;
    dispatch(isPassed ? seatShown(table) : tableOpened({ table, summary: summary(progress) }));
  };

export const leaveTable =
  (): AppThunk<void> =>
  (dispatch, _getState, { desk }) => {
    desk.clear();
    dispatch(tableLeft());
  };
