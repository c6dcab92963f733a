/** Sitting down at a chair: from then on the table slice shows what that chair tells. */
import type { ChairProgress } from '@/table/chair';

import { type OpenTable, openTableOf, type PlayerChair } from './open-table';
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
        // A chair at a table also speaks up when somebody sits down or falls asleep.
        if (isTold(getState().table.table, progress)) return;
        dispatch(eventsAccepted({ id, seat, ...progress, summary: summary(progress) }));
      }),
    );
    const progress = chair.progress();
    const table = openTableOf(chair, progress);
    const isPassed = before?.match === id && getState().table.table?.id === id;
    dispatch(isPassed ? seatShown(table) : tableOpened({ table, summary: summary(progress) }));
  };

/** Whoever asked is not told twice: the log and who is due make the moment. */
const isTold = (table: OpenTable | null, { events, due }: ChairProgress): boolean =>
  table?.events.length === events.length && JSON.stringify(table.due) === JSON.stringify(due);

export const leaveTable =
  (): AppThunk<void> =>
  (dispatch, _getState, { desk }) => {
    desk.clear();
    dispatch(tableLeft());
  };
