import { fireEvent, screen } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { playIds } from '@/ui/test-ids';
import type * as MockRouter from './mock-router';
import { flip, mark, openTable } from './opened-at';

const mockDrawn = jest.fn();
jest.mock('@/boards/metro-x/board/metro-x-board', () => ({
  MetroXBoard: () => {
    mockDrawn();
    return null;
  },
}));
jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

it('draws the board again for a choice, but not for words about it', async () => {
  await openTable(PlayScreen, { events: [flip('3'), mark('A', 0), flip('3'), mark('A', 0), flip('4')] });
  mockDrawn.mockClear();
  fireEvent.press(screen.getByTestId(playIds.describe));
  fireEvent.press(screen.getByTestId(playIds.describedClose));
  fireEvent(screen.getByTestId(playIds.line('A')), 'responderRelease');
  expect(screen.getByTestId(playIds.message)).toBeVisible();
  expect(mockDrawn).not.toHaveBeenCalled();
  fireEvent.press(screen.getByTestId(playIds.line('B')));
  expect(mockDrawn).toHaveBeenCalledTimes(1);
});
