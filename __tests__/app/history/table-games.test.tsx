import { fireEvent, screen } from '@testing-library/react-native';
import { HistoryScreen } from '@/features/history/history-screen';
import { gameAdopted } from '@/store/history-slice';
import { historyIds } from '@/ui/test-ids';
import { flip } from '../play/opened-at';
import { makePlayedTable, MATCH, sitAt } from '../play/played-table';
import { router } from '../screens/mock-router';
import { makeLoadedStore, renderScreen } from '../screens/render-screen';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

async function shelfWithTable() {
  const made = await makeLoadedStore();
  sitAt(made.store, makePlayedTable({ names: ['Ben', 'Mia'], own: [1], events: [flip('3')] }));
  return made;
}

it('says why the game of an open table stays, and leads to the table', async () => {
  const made = await shelfWithTable();
  renderScreen(<HistoryScreen />, made);
  press(historyIds.delete(MATCH));
  expect(await screen.findByTestId(historyIds.message)).toHaveTextContent(/Close or leave the table first/);
  expect(screen.getByTestId(historyIds.game(MATCH))).toHaveTextContent(/Ben, Mia/);
  press(historyIds.seeRule);
  expect(router.push).toHaveBeenCalledWith('/table?stage=1');
});

it('shows a finished game with who won and the total of this device', async () => {
  const made = await shelfWithTable();
  const open = made.store.getState().history.games[MATCH]!;
  expect(open.seat).toBe(1);
  const scores = [{ total: 12 }, { total: 31 }];
  made.store.dispatch(
    gameAdopted({ ...open, id: 'done', over: true, resumable: false, scores, winners: [0] }),
  );
  renderScreen(<HistoryScreen />, made);
  expect(screen.getByTestId(historyIds.game('done'))).toHaveTextContent(/Ben winsBen, Mia31points/);
});
