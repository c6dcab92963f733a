import { act, screen } from '@testing-library/react-native';
import { StartTableScreen } from '@/features/tables/start-table-screen';
import { seatingNotOpened, seatingOpened } from '@/store/seating-slice';
import { tableIds } from '@/ui/test-ids';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { guestAt, person, roomOf } from './seatings';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

describe('every target is named, with role, state and room for a finger', () => {
  it('where the local network is explained before a table is opened', async () => {
    renderScreen(<StartTableScreen />, await makeLoadedStore());
    expect(screen.getByTestId(tableIds.explainGo)).toBeEnabled();
    expectNamedTargets();
  });

  it('where a table said no', async () => {
    const made = await makeLoadedStore();
    made.store.dispatch(seatingOpened(guestAt(roomOf([person('Mia', '1')]), '1')));
    renderScreen(<StartTableScreen />, made);
    act(() => void made.store.dispatch(seatingNotOpened({ kind: 'refused', reason: 'closed' })));
    expect(screen.getByTestId(tableIds.screen)).toBeTruthy();
    expectNamedTargets();
  });

  it.each(['removed', 'closed'] as const)('where a table ended for this device: %s', async (reason) => {
    const made = await makeLoadedStore();
    const link = { kind: 'ended', reason } as const;
    made.store.dispatch(seatingOpened(guestAt(roomOf([person('Mia', '1')]), '1', { link })));
    renderScreen(<StartTableScreen />, made);
    expect(screen.getByTestId(tableIds.trouble)).toBeTruthy();
    expectNamedTargets();
  });
});
