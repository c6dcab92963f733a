import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { NewGameScreen } from '@/features/new-game/new-game-screen';
import { startGame } from '@/store/table-thunks';
import { newIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { makeTestStore, tableOf } from '../store/test-store';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

const press = (testID: string) => fireEvent.press(screen.getByTestId(testID));
/** The testIDs of the map and the edition that are chosen. */
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map(({ props }) => props['testID'] as string);
const choice = (map: string, edition: string) => [newIds.map(map), newIds.edition(edition)];

describe('new game', () => {
  it('begins with the default, and the edition follows the map', async () => {
    renderScreen(<NewGameScreen />, await makeLoadedStore());
    expect(chosen()).toEqual(choice('metro-city', 'gamewright'));
    press(newIds.map('tokyo'));
    expect(chosen()).toEqual(choice('tokyo', 'okazu'));
    press(newIds.map('tube-town'));
    expect(chosen()).toEqual(choice('tube-town', 'gamewright'));
  });

  it('keeps an edition that was chosen when the map changes', async () => {
    renderScreen(<NewGameScreen />, await makeLoadedStore());
    press(newIds.edition('okazu'));
    press(newIds.map('tube-town'));
    expect(chosen()).toEqual(choice('tube-town', 'okazu'));
  });

  it('starts what was chosen, and remembers it', async () => {
    const made = await makeLoadedStore();
    renderScreen(<NewGameScreen />, made);
    press(newIds.map('osaka'));
    press(newIds.edition('gamewright'));
    press(newIds.start);
    await waitFor(() => expect(router.replace).toHaveBeenCalledTimes(1));
    expect(router.replace).toHaveBeenCalledWith(`/play/${tableOf(made.store).id}`);
    expect(tableOf(made.store).options).toMatchObject({ map: 'osaka', edition: 'gamewright' });
    screen.unmount();
    renderScreen(<NewGameScreen />, made);
    expect(chosen()).toEqual(choice('osaka', 'gamewright'));
  });

  it('does not take over an edition that the last game only followed', async () => {
    const made = await makeLoadedStore();
    await made.store.dispatch(startGame({ game: 'metro-x', options: { map: 'osaka', edition: 'okazu' } }));
    renderScreen(<NewGameScreen />, made);
    press(newIds.map('metro-city'));
    expect(chosen()).toEqual(choice('metro-city', 'gamewright'));
  });

  it('says what sets the editions apart', async () => {
    renderScreen(<NewGameScreen />, await makeLoadedStore());
    expect(screen.getByTestId(newIds.edition('gamewright'))).toHaveAccessibleName(
      /15 cards.*may mark fewer.*up to 4 empty/,
    );
    expect(screen.getByTestId(newIds.edition('okazu'))).toHaveAccessibleName(
      /20 cards.*always mark all.*up to 5 empty/,
    );
  });

  it('says what a map is like', async () => {
    renderScreen(<NewGameScreen />, await makeLoadedStore());
    expect(screen.getByTestId(newIds.map('tube-town'))).toHaveAccessibleName(
      /Tube Town.*9 lines · 78 stations.*R with 19/,
    );
  });

  it('says so when the disk does not take the game', async () => {
    const made = await makeLoadedStore(makeTestStore({ mishap: () => 'lost' }));
    renderScreen(<NewGameScreen />, made);
    press(newIds.start);
    expect(await screen.findByTestId(newIds.trouble)).toBeTruthy();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('names everything that can be tapped', async () => {
    renderScreen(<NewGameScreen />, await makeLoadedStore());
    expectNamedTargets();
  });
});
