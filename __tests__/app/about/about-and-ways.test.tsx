import { fireEvent, screen } from '@testing-library/react-native';
import { AboutScreen } from '@/features/about/about-screen';
import { NotFoundScreen } from '@/features/home/not-found-screen';
import { aboutIds, notFoundIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { makeLoadedStore, renderScreen } from '../screens/render-screen';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

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
