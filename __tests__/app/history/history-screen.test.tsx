import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HistoryScreen } from '@/features/history/history-screen';
import { recordText } from '@/store/history-thunks';
import { act as play, DEFAULT_CHOICE, playNow } from '@/store/table-thunks';
import { saveKey } from '@/table/save';
import { historyIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen, type Made } from '../screens/render-screen';
import { isOver, makeTestStore, nextMove, tableOf } from '../store/test-store';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));

/** Counts, because printing a component that is still there takes longer than waiting for it. */
const gone = (testID: string) => waitFor(() => expect(screen.queryAllByTestId(testID).length).toBe(0));

async function openGame({ store }: Made): Promise<string> {
  await store.dispatch(playNow());
  return tableOf(store).id;
}

async function finishedGame(made: Made): Promise<string> {
  const id = await openGame(made);
  for (let step = 0; !isOver(made.store); step += 1) {
    await made.store.dispatch(play(nextMove(made.store, step * 3)));
  }
  return id;
}

async function paste(text: string) {
  if (!screen.queryByTestId(historyIds.pasteText)) press(historyIds.paste);
  fireEvent.changeText(screen.getByTestId(historyIds.pasteText), text);
  press(historyIds.pasteDone);
  await waitFor(() => expect(screen.getByTestId(historyIds.pasteDone)).toBeEnabled());
}

describe('history', () => {
  it('invites to play when it is empty', async () => {
    const made = await makeLoadedStore();
    renderScreen(<HistoryScreen />, made);
    press(historyIds.playNow);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/play/${tableOf(made.store).id}`));
  });

  it('shows a finished game with its score and leads to sheet and replay', async () => {
    const made = await makeLoadedStore();
    const id = await finishedGame(made);
    renderScreen(<HistoryScreen />, made);
    const { total } = made.store.getState().history.games[id]!.scores[0]!;
    const panel = screen.getByTestId(historyIds.game(id));
    expect(panel).toHaveTextContent(/Metro City · Gamewright/);
    expect(panel).toHaveTextContent(new RegExp(String(Math.abs(total))));
    press(historyIds.replay(id));
    press(historyIds.open(id));
    expect(router.push.mock.calls).toEqual([[`/replay/${id}`], [`/score/${id}`]]);
    expectNamedTargets();
  });

  it('resumes an open game', async () => {
    const made = await makeLoadedStore();
    const id = await openGame(made);
    renderScreen(<HistoryScreen />, made);
    press(historyIds.open(id));
    expect(router.push).toHaveBeenCalledWith(`/play/${id}`);
    expect(screen.queryByTestId(historyIds.replay(id))).toBeNull();
  });

  it('replays an open game of several players, which nobody could go on with here', async () => {
    const made = await makeLoadedStore();
    const { game, options } = DEFAULT_CHOICE;
    renderScreen(<HistoryScreen />, made);
    await paste(
      JSON.stringify({
        format: 'interchange/1',
        game,
        seats: 2,
        options,
        events: [{ type: 'flip', card: '3' }],
      }),
    );
    const [id] = Object.keys(made.store.getState().history.games);
    expect(screen.getByTestId(historyIds.game(id!))).toHaveTextContent(/2 players.*only be replayed/);
    expect(screen.queryByTestId(historyIds.open(id!))).toBeNull();
    press(historyIds.replay(id!));
    expect(router.push).toHaveBeenCalledWith(`/replay/${id}`);
  });

  it('deletes, and brings back', async () => {
    const made = await makeLoadedStore();
    const id = await openGame(made);
    renderScreen(<HistoryScreen />, made);
    press(historyIds.delete(id));
    await gone(historyIds.game(id));
    expect(made.services.storage.disk.has(saveKey(id))).toBe(false);
    press(historyIds.undo);
    expect(await screen.findByTestId(historyIds.game(id))).toBeTruthy();
    expect(made.services.storage.disk.has(saveKey(id))).toBe(true);
    expect(screen.queryByTestId(historyIds.removed)).toBeNull();
  });

  it('settles a removal when the screen is left', async () => {
    const made = await makeLoadedStore();
    const id = await openGame(made);
    renderScreen(<HistoryScreen />, made);
    press(historyIds.delete(id));
    await screen.findByTestId(historyIds.removed);
    screen.unmount();
    expect(made.store.getState().history.removed).toBeNull();
  });

  it('exports a record that can be imported again, once', async () => {
    const made = await makeLoadedStore();
    const id = await finishedGame(made);
    renderScreen(<HistoryScreen />, made);
    press(historyIds.export(id));
    await waitFor(() => expect(made.services.given).toHaveLength(1));
    const { text } = made.services.given[0]!;
    await paste(text);
    expect(screen.getByTestId(historyIds.message)).toHaveTextContent(/already/);
    press(historyIds.delete(id));
    await screen.findByTestId(historyIds.removed);
    await paste(text);
    await waitFor(() => expect(screen.getByTestId(historyIds.message)).toHaveTextContent(/Imported/));
    expect(Object.values(made.store.getState().history.games)).toHaveLength(1);
    expect(screen.queryByTestId(historyIds.removed)).toBeNull();
  });

  it('[MX-4] says at which event a record breaks which rule, and leads to it', async () => {
    const made = await makeLoadedStore();
    const id = await openGame(made);
    const record = JSON.parse((await made.store.dispatch(recordText(id)))!) as { events: object[] };
    renderScreen(<HistoryScreen />, made);
    await paste(JSON.stringify({ ...record, events: [...record.events, ...record.events] }));
    const message = screen.getByTestId(historyIds.message);
    expect(message).toHaveTextContent(/At event 2 of the record: .*MX\u20114/);
    press(historyIds.seeRule);
    expect(router.push).toHaveBeenCalledWith('/rules?rule=MX-4&edition=gamewright');
  });

  it.each([
    ['{"format":', /not a readable file/],
    ['{"format":"chess/1"}', /not a game of Interchange/],
    ['{"format":"interchange/1","game":"go","seats":1,"options":{},"events":[]}', /does not know the game/],
  ])('says what is wrong with %s', async (text, words) => {
    const made = await makeLoadedStore();
    renderScreen(<HistoryScreen />, made);
    await paste(text);
    expect(screen.getByTestId(historyIds.message)).toHaveTextContent(words);
    expect(made.store.getState().history.games).toEqual({});
  });

  it('keeps what could not be read: with the reason, to export or to throw away', async () => {
    const made = await makeLoadedStore(makeTestStore({ disk: new Map([['game/broken', '{"half']]) }));
    renderScreen(<HistoryScreen />, made);
    const { key } = made.store.getState().history.setAside[0]!;
    expect(screen.getByTestId(historyIds.setAside(key))).toHaveTextContent(/damaged/);
    press(historyIds.setAsideExport(key));
    await waitFor(() => expect(made.services.given[0]?.text).toBe('{"half'));
    await screen.findByTestId(historyIds.message);
    press(historyIds.setAsideDelete(key));
    await gone(historyIds.setAside(key));
  });
});
