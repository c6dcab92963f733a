import { fireEvent, screen } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { ReplayScreen } from '@/features/replay/replay-screen';
import { ScoreScreen } from '@/features/score/score-screen';
import { saveKey } from '@/table/save';
import { playIds, replayIds, scoreIds } from '@/ui/test-ids';
import { makeTestStore } from '../store/test-store';
import type * as MockRouter from './mock-router';
import { router } from './mock-router';
import { show } from './opened-at';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const SAVES = [
  ['missing', undefined, /not on this device/],
  ['damaged', '{"format":', /set aside/],
  ['newer', '{"format":"interchange-save/99"}', /newer version/],
] as const;

describe.each([
  ['play', PlayScreen, playIds],
  ['score', ScoreScreen, scoreIds],
  ['replay', ReplayScreen, replayIds],
])('%s', (_name, Screen, ids) => {
  it.each(SAVES)('says of a %s save what happened to it', async (_kind, text, words) => {
    const { store, services } = makeTestStore();
    if (text !== undefined) services.storage.disk.set(saveKey('lost'), text);
    show(store, 'lost', Screen);
    expect(await screen.findByTestId(ids.gone)).toBeVisible();
    expect(screen.getByTestId(ids.message)).toHaveTextContent(words);
  });

  it('leads home and to the history', async () => {
    show(makeTestStore().store, 'lost', Screen);
    fireEvent.press(await screen.findByTestId(ids.home));
    expect(router.dismissTo).toHaveBeenLastCalledWith('/');
    fireEvent.press(screen.getByTestId(ids.history));
    expect(router.replace).toHaveBeenLastCalledWith('/history');
  });
});

it('leaves alone what the storage does not hand out', async () => {
  const { store, services } = makeTestStore();
  jest.spyOn(services.storage, 'read').mockRejectedValue(new Error('out of order'));
  show(store, 'lost', ReplayScreen);
  expect(await screen.findByTestId(replayIds.message)).toHaveTextContent(/cannot be read right now/);
});
