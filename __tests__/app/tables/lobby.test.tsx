import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { ScrollView } from 'react-native';
import { StartTableScreen } from '@/features/tables/start-table-screen';
import type { Seating } from '@/store/seating';
import { seatingNotOpened, seatingOpened } from '@/store/seating-slice';
import { makeStore } from '@/store/store';
import { settingsChanged } from '@/store/settings-slice';
import { selectSeating } from '@/store/seating-selectors';
import { tableIds } from '@/ui/test-ids';
import { router } from '../screens/mock-router';
import { expectNamedTargets, type Made, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { NO_NET } from '../store/test-lan';
import { makeTestServices } from '../store/test-store';
import { bot, guestAt, hostAt, open, person, roomOf, TABLE } from './seatings';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

beforeEach(() => jest.clearAllMocks());

async function show(seating: Seating | null, at?: Made) {
  const made = await makeLoadedStore(at);
  made.store.dispatch(settingsChanged({ networkExplained: true, playerName: 'Mia' }));
  if (seating !== null) made.store.dispatch(seatingOpened(seating));
  renderScreen(<StartTableScreen />, made);
  // A lobby asks which table served the page: the answer is there before anything is looked at.
  await act(() => Promise.resolve());
  return made;
}

const SEATS = [person('Mia', '0'), person('Ben', '1'), person('Zoe', '2', { away: true }), bot, open];

describe('the lobby of who leads', () => {
  it('says the code letter by letter, shows the QR code, the address and every seat', async () => {
    await show(hostAt(roomOf(SEATS)));
    expect(screen.getByLabelText('Table code: K 7 Q X')).toBeTruthy();
    expect(screen.getByTestId(tableIds.code)).toHaveTextContent('K7QX');
    expect(screen.getByTestId(tableIds.qr)).toHaveAccessibleName(/QR code.*Kitchen/);
    expect(screen.getByTestId(tableIds.address)).toHaveTextContent('192.168.1.5:4600');
    expect(screen.getByTestId(tableIds.seat(0))).toHaveTextContent(/Mia/);
    for (const name of [
      'Seat 2: Ben, on their own device',
      'Seat 3: Zoe, away, comes back by itself',
      'Seat 4: Bot 1, bot',
      'Seat 5: Open seat',
    ])
      expect(screen.getByLabelText(name)).toBeTruthy();
    expect(screen.getByTestId(tableIds.startReason)).toHaveTextContent('The open seat is left out.');
    expectNamedTargets();
  });

  it('cannot start while nobody sits, and says so', async () => {
    await show(hostAt(roomOf([open, open])));
    expect(screen.getByTestId(tableIds.start)).toBeDisabled();
    expect(screen.getByTestId(tableIds.startReason)).toHaveTextContent(/Nobody has a seat yet/);
  });

  it('offers to let people in again after wrong codes', async () => {
    await show(hostAt(roomOf(SEATS, { guarded: true })));
    expect(screen.getByTestId(tableIds.admit)).toHaveAccessibleName('Let people in again');
    // What scrolls away is not seen by a host who looks at the seats.
    const page = within(screen.UNSAFE_getByType(ScrollView));
    expect(page.getByTestId(tableIds.seat(0))).toBeTruthy();
    expect(page.queryByTestId(tableIds.admit)).toBeNull();
  });

  it('says how others can come when nobody can reach this device', async () => {
    await show(hostAt(roomOf(SEATS), { addresses: [] }));
    expect(screen.getByTestId(tableIds.alone)).toHaveTextContent(/npm run play/);
    expect(screen.queryByTestId(tableIds.code)).toBeNull();
  });

  it('asks once more before it closes the table for everybody', async () => {
    await show(hostAt(roomOf(SEATS)));
    expect(screen.queryByTestId(tableIds.closeYes)).toBeNull();
    fireEvent.press(screen.getByTestId(tableIds.close));
    expect(screen.getByTestId(tableIds.closeYes)).toBeTruthy();
    fireEvent.press(screen.getByTestId(tableIds.closeNo));
    expect(screen.queryByTestId(tableIds.closeYes)).toBeNull();
  });

  it('tells what the table refused', async () => {
    // There is no table behind this picture, so every wish is refused.
    await show(hostAt(roomOf(SEATS)));
    fireEvent.press(screen.getByTestId(tableIds.start));
    expect(await screen.findByTestId(tableIds.trouble)).toHaveTextContent(/not possible at the moment/);
    fireEvent.press(screen.getByTestId(tableIds.troubleClose));
    expect(screen.queryByTestId(tableIds.trouble)).toBeNull();
  });
});

describe('the lobby of a guest', () => {
  it('says who is waited for and changes nothing of others', async () => {
    await show(guestAt(roomOf(SEATS), '1'));
    expect(screen.getByTestId(tableIds.waiting)).toHaveTextContent('You are in. Mia starts the game.');
    expect(screen.getByTestId(tableIds.seatName(1))).toHaveAccessibleName(/Rename Ben/);
    for (const id of [tableIds.start, tableIds.change, tableIds.addBot, tableIds.remove(0), tableIds.code])
      expect(screen.queryByTestId(id)).toBeNull();
    expect(screen.getByTestId(tableIds.addPerson)).toBeTruthy();
    expect(screen.getByTestId(tableIds.leave)).toBeTruthy();
    expectNamedTargets();
  });

  it('says why the table does not talk to it any more', async () => {
    await show(guestAt(roomOf(SEATS), '1', { link: { kind: 'ended', reason: 'removed' } }));
    expect(screen.getByTestId(tableIds.trouble)).toHaveTextContent(/taken away at the table/);
    expect(screen.queryByTestId(tableIds.again)).toBeNull();
  });

  it('says that the table does not know it any more, and lets it leave', async () => {
    const link = { kind: 'reconnecting', failed: 2, why: 'no-such-device' } as const;
    const { store } = await show(guestAt(roomOf(SEATS), '1', { link }));
    expect(screen.getByTestId(tableIds.reconnecting)).toHaveTextContent(/does not know this device/);
    fireEvent.press(screen.getByTestId(tableIds.reconnectingLeave));
    await waitFor(() => expect(router.dismissTo).toHaveBeenCalledWith('/'));
    expect(selectSeating(store.getState())).toBeNull();
  });

  it.each([
    { kind: 'refused', reason: 'no-such-device' },
    { kind: 'refused', reason: 'closed' },
    { kind: 'missing' },
    { kind: 'unreached' },
  ] as const)('leads to other tables when it cannot come back: %j', async (trouble) => {
    const { store } = await show(guestAt(roomOf(SEATS), '1'));
    act(() => void store.dispatch(seatingNotOpened(trouble)));
    expect(screen.queryByTestId(tableIds.again)).toBeNull();
    fireEvent.press(screen.getByTestId(tableIds.join));
    expect(router.replace).toHaveBeenCalledWith('/join');
  });

  it('goes to the board when the game begins', async () => {
    await show(guestAt(roomOf(SEATS, { phase: 'play', match: 'm1' }), '1'));
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/play/[id]', params: { id: 'm1' } });
  });
});

describe('a table that is opened here', () => {
  it('is there at once, takes people and bots, and begins', async () => {
    const { store } = await show(null);
    expect(await screen.findByTestId(tableIds.start)).toBeTruthy();
    expect(screen.getByTestId(tableIds.seat(0))).toHaveTextContent(/Mia/);
    fireEvent.press(screen.getByTestId(tableIds.addBot));
    await waitFor(() => expect(screen.getByTestId(tableIds.seat(1))).toHaveTextContent(/Bot 1/));
    fireEvent.press(screen.getByTestId(tableIds.addPerson));
    await waitFor(() => expect(selectSeating(store.getState())?.seats).toEqual([0, 2]));
    fireEvent.press(screen.getByTestId(tableIds.rule('everyone-gold')));
    await waitFor(() =>
      expect(selectSeating(store.getState())?.room?.choice.options).toMatchObject({ everyoneGold: true }),
    );
    fireEvent.press(screen.getByTestId(tableIds.start));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    const match = selectSeating(store.getState())?.room?.match;
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/play/[id]', params: { id: match } });
  });

  it('is tried again when this device could not keep it', async () => {
    const { store } = await show(hostAt(roomOf(SEATS)));
    act(() => void store.dispatch(seatingNotOpened({ kind: 'not-saved' })));
    expect(screen.queryByTestId(tableIds.join)).toBeNull();
    fireEvent.press(screen.getByTestId(tableIds.again));
    expect(await screen.findByTestId(tableIds.start)).toBeTruthy();
  });

  it('names the table that served this page, and leads to it', async () => {
    const page = { address: { host: '192.168.1.5', port: 4600 }, table: { id: TABLE, name: 'Garden' } };
    const net = { ...NO_NET, page: () => Promise.resolve(page) };
    const services = makeTestServices({}, 0, net);
    const { store } = await show(null, { services, store: makeStore(services) });
    expect(await screen.findByTestId(tableIds.openHere)).toHaveTextContent(/Garden is open here/);
    fireEvent.press(screen.getByTestId(tableIds.openHereJoin));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/join'));
    expect(selectSeating(store.getState())).toBeNull();
  });

  it('explains the local network before the system asks', async () => {
    const made = await makeLoadedStore();
    renderScreen(<StartTableScreen />, made);
    expect(selectSeating(made.store.getState())).toBeNull();
    expectNamedTargets();
    fireEvent.press(screen.getByTestId(tableIds.explainGo));
    expect(await screen.findByTestId(tableIds.start)).toBeTruthy();
  });
});
