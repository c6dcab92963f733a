import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { ScoreScreen } from '@/features/score/score-screen';
import type { MetroXView } from '@/games/metro-x';
import { act as play, playNow } from '@/store/table-thunks';
import { scoreIds } from '@/ui/test-ids';
import type * as MockRouter from '../play/mock-router';
import type * as SeenBoard from '../play/seen-board';
import { seen } from '../play/seen-board';
import { router } from '../play/mock-router';
import { flip, shelve, show } from '../play/opened-at';
import { makeTestStore, nextMove, tableOf } from '../store/test-store';

jest.mock('@/boards/metro-x/board/metro-x-board', () =>
  jest.requireActual<typeof SeenBoard>('../play/seen-board').mockBoard(),
);
jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('../play/mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));

/** Always the longest marking of the first open line: completes some, leaves some empty. */
async function finishedGame() {
  const { store, services } = makeTestStore();
  await store.dispatch(playNow());
  const view = () => tableOf(store).view;
  while (!view().over) {
    const all = Array.from({ length: 400 }, (_, pick) => nextMove(store, pick));
    const marks = all.filter((move) => move.type === 'mark');
    const most = Math.max(...marks.map(({ count }) => count));
    await store.dispatch(play(marks.find(({ count }) => count === most) ?? all[0]!));
  }
  const { id } = tableOf(store);
  show(store, id, ScoreScreen);
  await screen.findByTestId(scoreIds.screen);
  return { store, services, id, view: view() };
}

const addendIds = (view: MetroXView) => {
  const { completed, transfers } = view.boards[0]!.sheet;
  return [
    ...completed.map(({ line }) => scoreIds.addend(`line-${line}`)),
    ...transfers.map(({ station }) => scoreIds.addend(`station-${station}`)),
    scoreIds.addend('empty'),
  ];
};

beforeEach(() => jest.clearAllMocks());

it('[MX-15] adds up as on paper, with every addend of the sum on the sheet', async () => {
  const { view } = await finishedGame();
  const score = view.scores[0]!;
  expect(screen.getByTestId(scoreIds.total)).toHaveTextContent(String(score.total).replace('-', '−'));
  expect(screen.getByTestId(scoreIds.completed)).toHaveTextContent(String(score.completed));
  expect(screen.getByTestId(scoreIds.transfers)).toHaveTextContent(String(score.transfers));
  expect(screen.getByTestId(scoreIds.empty)).toHaveTextContent(`−${score.penalty}`);
  expect(view.boards[0]!.sheet.empty.length).toBeGreaterThan(0);
  for (const id of addendIds(view)) expect(screen.getByTestId(id)).toBeVisible();
});

it('[MX-16] shows the empty stations behind the penalty on the map', async () => {
  const { view } = await finishedGame();
  tap(scoreIds.addend('empty'));
  expect(screen.getByTestId(scoreIds.addend('empty'))).toBeSelected();
  expect(seen.board?.choices).toEqual(view.boards[0]!.sheet.empty);
  tap(scoreIds.addend('empty'));
  expect(seen.board?.choices).toBeNull();
});

it('[MX-11] shows the line behind a bonus on the map', async () => {
  const { view } = await finishedGame();
  const { line } = view.boards[0]!.sheet.completed[0]!;
  tap(scoreIds.addend(`line-${line}`));
  expect(seen.board?.selectedLine).toBe(line);
});

it('[MX-18] gives a rank in words', async () => {
  await finishedGame();
  expect(screen.getByTestId(scoreIds.rank)).toHaveTextContent(/[A-Z][a-z]+/);
});

it('starts the same game again with one tap', async () => {
  const { store, id } = await finishedGame();
  tap(scoreIds.again);
  await waitFor(() => expect(router.replace).toHaveBeenCalled());
  const table = tableOf(store);
  expect(table.id).not.toBe(id);
  expect(table.events).toMatchObject([{ type: 'flip' }]);
  expect(router.replace).toHaveBeenCalledWith(`/play/${table.id}`);
});

it('shares a sentence and says that it was copied', async () => {
  const { services, view } = await finishedGame();
  const text = jest.spyOn(services.share, 'text');
  tap(scoreIds.share);
  expect(await screen.findByTestId(scoreIds.message)).toHaveTextContent(/Copied/);
  expect(text).toHaveBeenCalledWith(expect.stringContaining(String(view.scores[0]!.total)));
  expect(text.mock.calls[0]?.[0]).toContain('Metro City');
});

it('leads to the replay', async () => {
  const { id } = await finishedGame();
  tap(scoreIds.replay);
  expect(router.push).toHaveBeenCalledWith(`/replay/${id}`);
});

it('leads back to a game that is not over', async () => {
  const { store, id } = await shelve({ events: [flip('3')] });
  show(store, id, ScoreScreen);
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`/play/${id}`));
});

it('says that a game is not here', async () => {
  const { store } = await shelve({ events: [flip('3')] });
  show(store, 'no-such-game', ScoreScreen);
  expect(await screen.findByTestId(scoreIds.gone)).toBeVisible();
});
