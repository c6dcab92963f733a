import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { HomeScreen } from '@/features/home/home-screen';
import { loadHistory } from '@/store/history-thunks';
import { tableKept } from '@/store/nearby-slice';
import { playNow, startGame } from '@/store/table-thunks';
import { homeIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { makeTestStore, tableOf } from '../store/test-store';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

describe('home', () => {
  it('starts a game with one tap, however often one taps', async () => {
    const made = await makeLoadedStore();
    renderScreen(<HomeScreen />, made);
    const door = screen.getByTestId(homeIds.playNow);
    fireEvent.press(door);
    fireEvent.press(door);
    await waitFor(() => expect(router.push).toHaveBeenCalled());
    const { id, events, options } = tableOf(made.store);
    expect(router.push.mock.calls).toEqual([[`/play/${id}`]]);
    expect(options).toMatchObject({ map: 'metro-city', edition: 'gamewright' });
    expect(events.map(({ type }) => type)).toEqual(['flip']);
  });

  it('says which game Play now starts: the one chosen last', async () => {
    const made = await makeLoadedStore();
    renderScreen(<HomeScreen />, made);
    expect(screen.getByTestId(homeIds.playNow)).toHaveAccessibleName(/Metro City, Gamewright/);
    await act(() =>
      made.store.dispatch(startGame({ game: 'metro-x', options: { map: 'osaka', edition: 'okazu' } })),
    );
    expect(screen.getByTestId(homeIds.playNow)).toHaveAccessibleName(/Osaka, Okazu/);
    expect(screen.getByTestId(homeIds.playNow)).toHaveTextContent(/Osaka · Okazu/);
  });

  it('says so when a game cannot be started', async () => {
    const made = await makeLoadedStore(makeTestStore({ mishap: () => 'lost' }));
    renderScreen(<HomeScreen />, made);
    fireEvent.press(screen.getByTestId(homeIds.playNow));
    expect(await screen.findByTestId(homeIds.trouble)).toBeTruthy();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('offers to continue the newest open game, and the list of several', async () => {
    const made = await makeLoadedStore();
    renderScreen(<HomeScreen />, made);
    expect(screen.queryByTestId(homeIds.continue)).toBeNull();
    await act(() => made.store.dispatch(playNow()));
    expect(screen.queryByTestId(homeIds.allOpen)).toBeNull();
    await act(() => made.store.dispatch(playNow()));
    fireEvent.press(screen.getByTestId(homeIds.continue));
    fireEvent.press(screen.getByTestId(homeIds.allOpen));
    expect(router.push.mock.calls).toEqual([[`/play/${tableOf(made.store).id}`], ['/history']]);
  });

  it('offers the game of a table once, at the door of the table', async () => {
    const made = await makeLoadedStore();
    renderScreen(<HomeScreen />, made);
    await act(() => made.store.dispatch(playNow()));
    const solo = tableOf(made.store).id;
    await act(() => made.store.dispatch(playNow()));
    const match = tableOf(made.store).id;
    act(() => void made.store.dispatch(tableKept({ id: 'kitchen', name: 'Kitchen', role: 'host', match })));
    expect(screen.getByTestId(homeIds.continueTable)).toHaveAccessibleName(/Kitchen/);
    fireEvent.press(screen.getByTestId(homeIds.continue));
    expect(router.push.mock.calls).toEqual([[`/play/${solo}`]]);
  });

  it('leads everywhere', async () => {
    renderScreen(<HomeScreen />, await makeLoadedStore());
    const ways = ['newGame', 'startTable', 'joinTable', 'history', 'rules', 'settings', 'about'] as const;
    for (const way of ways) fireEvent.press(screen.getByTestId(homeIds[way]));
    expect(router.push.mock.calls.flat()).toEqual([
      '/new',
      '/table',
      '/join',
      '/history',
      '/rules',
      '/settings',
      '/about',
    ]);
  });

  it('tells of a save that was set aside until that is dismissed', async () => {
    const made = await makeLoadedStore(makeTestStore({ disk: new Map([['game/broken', '{']]) }));
    renderScreen(<HomeScreen />, made);
    expect(screen.getByTestId(homeIds.notice)).toHaveTextContent(/set aside/);
    fireEvent.press(screen.getByTestId(homeIds.noticeClose));
    await waitFor(() => expect(screen.queryAllByTestId(homeIds.notice).length).toBe(0));
    await act(() => made.store.dispatch(loadHistory()));
    expect(screen.queryByTestId(homeIds.notice)).toBeNull();
  });

  it('warns when nothing outlives the window', async () => {
    const made = makeTestStore();
    const forgetful = makeTestStore();
    Object.assign(forgetful.services.storage, { durable: false });
    renderScreen(<HomeScreen />, await makeLoadedStore(made));
    expect(screen.queryByTestId(homeIds.notDurable)).toBeNull();
    screen.unmount();
    renderScreen(<HomeScreen />, await makeLoadedStore(forgetful));
    fireEvent.press(screen.getByTestId(homeIds.notDurableClose));
    expect(screen.queryByTestId(homeIds.notDurable)).toBeNull();
  });

  it('names everything that can be tapped', async () => {
    const made = await makeLoadedStore();
    await made.store.dispatch(playNow());
    await made.store.dispatch(playNow());
    renderScreen(<HomeScreen />, made);
    expectNamedTargets();
  });
});
