import { act, fireEvent, screen } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { playIds } from '@/ui/test-ids';
import type * as MockRouter from './mock-router';
import { router } from './mock-router';
import { tableOf } from '../store/test-store';
import { flip, openTable, settled } from './opened-at';
import type * as SeenBoard from './seen-board';

jest.mock('@/boards/metro-x/board/metro-x-board', () =>
  jest.requireActual<typeof SeenBoard>('./seen-board').mockBoard(),
);
jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const isDisabled = (id: string) =>
  (screen.getByTestId(id).props['accessibilityState'] as { disabled: boolean }).disabled;

it('plays a whole game by taps and then shows the score sheet', async () => {
  jest.useFakeTimers();
  const { store, id } = await openTable(PlayScreen, { events: [flip('3')] });
  const view = () => tableOf(store).view;
  for (let turns = 0; turns < 60 && !view().over; turns += 1) {
    const lines = view().boards[0]!.lines.map((line) => line.id);
    const open = lines.filter((line) => !isDisabled(playIds.line(line)));
    tap(playIds.line(open[turns % open.length]!));
    tap(playIds.confirm);
    await settled(store);
  }
  expect(view().over).toBe(true);
  act(() => jest.runAllTimers());
  expect(router.replace).toHaveBeenCalledWith({ pathname: '/score/[id]', params: { id } });
  jest.useRealTimers();
});
