import { fireEvent, screen } from '@testing-library/react-native';
import { ReplayScreen } from '@/features/replay/replay-screen';
import { saveKey } from '@/table/save';
import { replayIds } from '@/ui/test-ids';
import type * as MockRouter from '../play/mock-router';
import type * as SeenBoard from '../play/seen-board';
import { seen } from '../play/seen-board';
import { flip, mark, shelve, show } from '../play/opened-at';

jest.mock('@/boards/metro-x/board/metro-x-board', () =>
  jest.requireActual<typeof SeenBoard>('../play/seen-board').mockBoard(),
);
jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('../play/mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const told = () => screen.getByTestId(replayIds.step);
const markAt = (id: string) => seen.board?.board.stations[id];

/** An open game: two turns played, a third card turned. */
async function openReplay(seats = 1) {
  const second = seats === 2 ? [mark('H', 3, 1)] : [];
  const { store, id } = await shelve({
    seats,
    events: [flip('3'), mark('B', 3), ...second, flip('transfer')],
  });
  show(store, id, ReplayScreen);
  await screen.findByTestId(replayIds.screen);
}

it('opens at the last moment and steps back to the start', async () => {
  await openReplay();
  expect(told()).toHaveTextContent('Card: Transfer');
  expect(screen.getByTestId(replayIds.next)).toBeDisabled();
  tap(replayIds.previous);
  expect(told()).toHaveTextContent('Line B: Cross off 3 stations');
  expect(markAt('0-0')).toBe('crossed');
  tap(replayIds.previous);
  expect(told()).toHaveTextContent('Card: Number 3');
  expect(markAt('0-0')).toBe('empty');
  tap(replayIds.first);
  expect(told()).toHaveTextContent('Before the first card');
  expect(screen.getByTestId(replayIds.previous)).toBeDisabled();
  tap(replayIds.last);
  expect(told()).toHaveTextContent('Card: Transfer');
});

it('names the card that lies open and the score of the moment', async () => {
  await openReplay();
  expect(screen.getByTestId(replayIds.card).props['accessibilityLabel']).toBe('Transfer');
  expect(screen.getByTestId(replayIds.score)).toHaveTextContent('−10');
});

it('goes where the scrubber is tapped, and by steps for screen readers', async () => {
  await openReplay();
  const scrubber = screen.getByTestId(replayIds.scrubber);
  fireEvent(scrubber, 'layout', { nativeEvent: { layout: { width: 322 } } });
  fireEvent(scrubber, 'responderGrant', { nativeEvent: { locationX: 111 } });
  expect(told()).toHaveTextContent('Card: Number 3');
  fireEvent(scrubber, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  expect(told()).toHaveTextContent('Line B: Cross off 3 stations');
});

it('shows the board of each seat', async () => {
  await openReplay(2);
  expect(markAt('2-8')).toBe('empty');
  tap(replayIds.seat('1'));
  expect(markAt('2-8')).toBe('crossed');
});

it('begins at the board of this device, and tells of everybody by name', async () => {
  const { store, id, services } = await shelve({
    seats: 2,
    events: [flip('3'), mark('B', 3), mark('H', 3, 1), flip('transfer')],
  });
  const save = JSON.parse(services.storage.disk.get(saveKey(id))!) as object;
  services.storage.disk.set(saveKey(id), JSON.stringify({ ...save, names: ['Ben', 'Mia'], own: [1] }));
  show(store, id, ReplayScreen);
  await screen.findByTestId(replayIds.screen);
  expect(markAt('2-8')).toBe('crossed');
  expect(screen.getByTestId(replayIds.seat('1'))).toHaveTextContent('Mia');
  tap(replayIds.previous);
  expect(told()).toHaveTextContent(/^Mia: Line H/);
  tap(replayIds.seat('0'));
  expect(told()).toHaveTextContent(/^Mia: Line H/);
  expect(markAt('2-8')).toBe('empty');
});

it('says that a game is not here', async () => {
  const { store } = await shelve({ events: [flip('3')] });
  show(store, 'no-such-game', ReplayScreen);
  expect(await screen.findByTestId(replayIds.gone)).toBeVisible();
});
