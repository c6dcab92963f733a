import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { AboutScreen } from '@/features/about/about-screen';
import { NotFoundScreen } from '@/features/home/not-found-screen';
import { JoinTableScreen } from '@/features/tables/join-table-screen';
import { StartTableScreen } from '@/features/tables/start-table-screen';
import { aboutIds, joinIds, notFoundIds, tableIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { tableOf } from '../store/test-store';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

describe.each([
  ['start a table', <StartTableScreen key="start" />, tableIds],
  ['join a table', <JoinTableScreen key="join" />, joinIds],
])('%s', (_name, element, ids) => {
  it('says that tables are still to come, and offers a game meanwhile', async () => {
    const made = await makeLoadedStore();
    renderScreen(element, made);
    expect(screen.getByTestId(ids.lead)).toHaveTextContent(/not in this version yet/);
    expectNamedTargets();
    fireEvent.press(screen.getByTestId(ids.playNow));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(router.replace).toHaveBeenCalledWith(`/play/${tableOf(made.store).id}`);
  });
});

describe('the way back', () => {
  it('leads to the screen before, or home when there is none', async () => {
    const made = await makeLoadedStore();
    renderScreen(<AboutScreen />, made);
    fireEvent.press(screen.getByTestId(aboutIds.back));
    expect(router.back).toHaveBeenCalledTimes(1);
    router.canGoBack.mockReturnValueOnce(false);
    fireEvent.press(screen.getByTestId(aboutIds.back));
    expect(router.replace).toHaveBeenCalledWith('/');
  });

  it('leads home from an address that does not exist', async () => {
    renderScreen(<NotFoundScreen />, await makeLoadedStore());
    fireEvent.press(screen.getByTestId(notFoundIds.home));
    expect(router.replace).toHaveBeenCalledWith('/');
  });
});

describe('about', () => {
  it('credits the designers and says that the app is unofficial', async () => {
    renderScreen(<AboutScreen />, await makeLoadedStore());
    for (const name of [/Hisashi Hayashi/, /Dirk Henn/, /Jean-Michel Maman/, /not connected with/, /MIT/]) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });
});
