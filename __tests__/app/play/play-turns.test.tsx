import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { playIds } from '@/ui/test-ids';
import type * as MockRouter from './mock-router';
import { router } from './mock-router';
import { flip, mark, openTable, savedEvents, settled, shelve, show } from './opened-at';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const labelOf = (id: string) => screen.getByTestId(id).props['accessibilityLabel'] as string;
const isSelected = (station: string) =>
  (screen.getByTestId(playIds.station(station)).props['accessibilityState'] as { selected: boolean })
    .selected;
const tapStation = (station: string) =>
  fireEvent(screen.getByTestId(playIds.station(station)), 'accessibilityAction', {
    nativeEvent: { actionName: 'activate' },
  });

beforeEach(() => {
  jest.clearAllMocks();
  // Marks run along the line for a while; a test that is done must not be drawn to.
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('names the open card, what is left in the deck and the score as it stands', async () => {
  await openTable(PlayScreen, { events: [flip('4')] });
  expect(labelOf(playIds.card)).toContain('Number 4');
  expect(labelOf(playIds.deck)).toContain('14 cards left');
  expect(labelOf(playIds.score)).toContain('Score -10');
  // The eye sees the points that were earned; the price of the empty stations is named beside them.
  expect(screen.getByTestId(playIds.score)).toHaveTextContent(/^0−10/);
});

it('[MX-5] shows what a line would mark and saves it on Confirm, then turns the next card', async () => {
  const { store, services, id } = await openTable(PlayScreen, { events: [flip('3')] });
  expect(screen.getByTestId(playIds.confirm)).toBeDisabled();
  tap(playIds.line('B'));
  expect(['0-0', '1-0', '1-1'].map(isSelected)).toEqual([true, true, true]);
  expect(labelOf(playIds.preview)).toContain('Cross off 3 stations');
  tap(playIds.confirm);
  await settled(store);
  expect(await savedEvents(services, id)).toMatchObject([
    { type: 'flip', card: '3' },
    { type: 'mark', line: 'B', count: 3 },
    { type: 'flip' },
  ]);
  await waitFor(() => expect(screen.getByTestId(playIds.confirm)).toBeDisabled());
  await waitFor(() => expect(labelOf(playIds.station('0-0'))).toContain('crossed'));
});

it('[MX-7] says for a transfer how many lines make its number', async () => {
  await openTable(PlayScreen, { events: [flip('transfer')] });
  tap(playIds.line('F'));
  expect(labelOf(playIds.preview)).toMatch(
    /^F · Writes 6 into the station, 3 lines stop here, plus 6 points$/,
  );
});

it('[MX-5] says where a number stops and why', async () => {
  await openTable(PlayScreen, {
    events: [flip('free'), { type: 'free', seat: 0, station: '2-1' }, flip('4')],
  });
  expect(labelOf(playIds.line('A'))).toMatch(
    /^Line A, [a-z-]+ red, 2 of 2 windows left, next empty station 1 of 11, this card crosses off 3, stops at a crossed station, gold still open for 2$/,
  );
});

it('[MX-10] marks fewer when asked to, in the edition that allows it', async () => {
  const { store, services, id } = await openTable(PlayScreen, { events: [flip('4')] });
  tap(playIds.line('A'));
  expect(screen.getByTestId(playIds.more)).toBeDisabled();
  tap(playIds.fewer);
  tap(playIds.fewer);
  expect(labelOf(playIds.preview)).toContain('Cross off 2 stations');
  tap(playIds.confirm);
  await settled(store);
  expect((await savedEvents(services, id))[1]).toMatchObject({ type: 'mark', line: 'A', count: 2 });
});

it('[MX-10] offers no fewer where the full effect is compulsory', async () => {
  await openTable(PlayScreen, { events: [flip('4')], options: { map: 'tokyo', edition: 'okazu' } });
  tap(playIds.line('F'));
  expect(screen.queryByTestId(playIds.fewer)).toBeNull();
});

it('[MX-5] disables a line without a window, and a tap on it still says why', async () => {
  await openTable(PlayScreen, {
    events: [flip('3'), mark('A', 0), flip('3'), mark('A', 0), flip('4')],
  });
  expect(screen.getByTestId(playIds.line('A'))).toBeDisabled();
  expect(labelOf(playIds.line('A'))).toContain('no window left');
  fireEvent(screen.getByTestId(playIds.line('A')), 'responderRelease');
  expect(screen.getByTestId(playIds.message)).toHaveTextContent(/Line A has no empty window left/);
  tap(playIds.messageRule);
  expect(router.push).toHaveBeenCalledWith({
    pathname: '/rules',
    params: { rule: 'MX-5', edition: 'gamewright' },
  });
});

it('[MX-7] shows the number that a transfer would write', async () => {
  await openTable(PlayScreen, { events: [flip('transfer')] });
  tap(playIds.line('G'));
  expect(labelOf(playIds.preview)).toMatch(/Writes \d into the station.*plus \d points/);
});

it('[MX-8] marks a station that is tapped, and steps along a chosen line', async () => {
  const { store, services, id } = await openTable(PlayScreen, { events: [flip('free')] });
  tap(playIds.line('A'));
  const first = ['1-1', '0-0', '1-0', '2-1'].find(isSelected);
  tap(playIds.more);
  expect(first !== undefined && isSelected(first)).toBe(false);
  tapStation('4-1');
  expect(isSelected('4-1')).toBe(true);
  tap(playIds.confirm);
  await settled(store);
  expect((await savedEvents(services, id))[1]).toMatchObject({ type: 'free', station: '4-1' });
});

it('[MX-8] says that a station is filled already', async () => {
  await openTable(PlayScreen, { events: [flip('3'), mark('B', 3), flip('free')] });
  tapStation('0-0');
  expect(screen.getByTestId(playIds.message)).toHaveTextContent(/already filled/);
  expect(screen.getByTestId(playIds.confirm)).toBeDisabled();
});

it('chooses the lines of a tapped station one after another', async () => {
  await openTable(PlayScreen, { events: [flip('3')] });
  const chosen = () =>
    ['A', 'B', 'D', 'F', 'G'].filter(
      (line) =>
        (screen.getByTestId(playIds.line(line)).props['accessibilityState'] as { selected?: boolean })
          .selected,
    );
  const seen = [0, 1, 2].map(() => {
    tapStation('3-7');
    return chosen().join();
  });
  expect(seen).toEqual(['A', 'F', 'G']);
});

it('forgets a choice on Take back', async () => {
  await openTable(PlayScreen, { events: [flip('3')] });
  expect(screen.getByTestId(playIds.takeBack)).toBeDisabled();
  tap(playIds.line('B'));
  tap(playIds.takeBack);
  expect(screen.getByTestId(playIds.confirm)).toBeDisabled();
  expect(isSelected('0-0')).toBe(false);
});

it('[MX-13] takes a confirmed action back while others still think', async () => {
  const { store, services, id } = await openTable(PlayScreen, { events: [flip('3')], seats: 2 });
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await settled(store);
  await waitFor(() => expect(labelOf(playIds.station('0-0'))).toContain('crossed'));
  await waitFor(() => expect(screen.getByTestId(playIds.line('A'))).toBeDisabled());
  expect(labelOf(playIds.waiting)).toMatch(/^Waiting for Seat 2\. You can still take/);
  tap(playIds.takeBack);
  await settled(store);
  expect((await savedEvents(services, id)).at(-1)).toMatchObject({ type: 'take-back', seat: 0 });
  // Words of stations follow a moment after the picture.
  await waitFor(() => expect(labelOf(playIds.station('0-0'))).toContain('empty'));
});

it('does nothing twice on a double tap', async () => {
  const { store, services, id } = await openTable(PlayScreen, { events: [flip('3')] });
  tap(playIds.line('B'));
  tap(playIds.confirm);
  tap(playIds.confirm);
  await settled(store);
  const moves = (await savedEvents(services, id)).filter(({ type }) => type === 'mark');
  expect(moves).toHaveLength(1);
});

it('keeps the choice and says so when the disk fails', async () => {
  const { store, services, id } = await openTable(PlayScreen, {
    events: [flip('3')],
    frailty: { mishap: (write) => (write === 1 ? 'lost' : 'none') },
  });
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await settled(store);
  expect(screen.getByTestId(playIds.message)).toHaveTextContent(/Could not be saved/);
  expect(labelOf(playIds.station('0-0'))).toContain('empty');
  tap(playIds.confirm);
  await settled(store);
  expect(await savedEvents(services, id)).toHaveLength(3);
  expect(screen.queryByTestId(playIds.message)).toBeNull();
});

it('describes the board in at most nine sentences', async () => {
  await openTable(PlayScreen, { events: [flip('3'), mark('B', 3), flip('4')] });
  tap(playIds.describe);
  const sheet = screen.getByTestId(playIds.described);
  expect(sheet).toHaveTextContent(
    /B, [a-z-]+ orange: 3 of 14 filled, 1 of 2 windows left, gold still open for 4\./,
  );
  expect(screen.getAllByText(/ filled, /)).toHaveLength(9);
  tap(playIds.describedClose);
  expect(screen.queryByTestId(playIds.described)).toBeNull();
});

it('says that a game is not here and leads home', async () => {
  const { store } = await shelve({ events: [flip('3')] });
  show(store, 'no-such-game', PlayScreen);
  await screen.findByTestId(playIds.gone);
  tap(playIds.home);
  expect(router.dismissTo).toHaveBeenCalledWith('/');
});
