import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { BackHandler } from 'react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { playIds } from '@/ui/test-ids';
import { makeTestStore } from '../store/test-store';
import type * as MockRouter from './mock-router';
import { loadBelow, router } from './mock-router';
import { flip, mark, show } from './opened-at';
import { makePlayedTable, MATCH, sitAt } from './played-table';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

type Press = Parameters<typeof BackHandler.addEventListener>[1];

const tap = (id: string) => fireEvent.press(screen.getByTestId(id));

function sit({
  events = [flip('3')],
}: { readonly events?: Parameters<typeof makePlayedTable>[0]['events'] } = {}) {
  const { store } = makeTestStore();
  sitAt(store, makePlayedTable({ names: ['Anna', 'Ben', 'Mia'], own: [0], events }));
  show(store, MATCH, PlayScreen);
}

beforeEach(() => {
  jest.clearAllMocks();
  loadBelow('');
});

it("looks at another's board and comes back with the choice still there", async () => {
  sit({ events: [flip('3'), mark('B', 3, 0), mark('A', 1, 1), mark('A', 1, 2), flip('4')] });
  tap(playIds.line('A'));
  tap(playIds.seat(2));
  expect(screen.getByTestId(playIds.looking)).toHaveTextContent(/^Mia’s board, as of turn 1/);
  expect(screen.queryByTestId(playIds.confirm)).toBeNull();
  expect(screen.queryByTestId(playIds.station('0-0'))).toBeNull();
  tap(playIds.lookDescribe);
  expect(screen.getByTestId(playIds.described)).toHaveTextContent(/A, [a-z-]+ red: 1 of 11 filled/);
  expect(router.push).toHaveBeenLastCalledWith(`/play/${MATCH}/described?seat=2`);
  tap(playIds.describedClose);
  tap(playIds.ownBoard);
  expect(screen.getByTestId(playIds.line('A'))).toBeSelected();
  await waitFor(() => expect(screen.getByTestId(playIds.confirm)).toBeEnabled());
});

it.each([
  ['the bonuses', playIds.bonuses, playIds.bonusesShown],
  ['the board of another', playIds.seat(2), playIds.looking],
  ['the board in words', playIds.describe, playIds.described],
])('closes %s by the Back of Android before it leaves the table', (_what, open, shown) => {
  const pressed = new Set<Press>();
  const spy = jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, press) => {
    pressed.add(press);
    return { remove: () => pressed.delete(press) };
  });
  sit();
  expect(pressed.size).toBe(0);
  tap(open);
  expect(screen.getByTestId(shown)).toBeVisible();
  const [press] = pressed;
  act(() => expect(press?.({} as Parameters<Press>[0])).toBe(true));
  expect(screen.queryByTestId(shown)).toBeNull();
  expect(pressed.size).toBe(0);
  spy.mockRestore();
});

it('keeps in the address what is looked at, so that Back leads to one’s own board and a reload keeps it', () => {
  loadBelow('/look?seat=2');
  sit();
  expect(screen.getByTestId(playIds.looking)).toHaveTextContent(/^Mia’s board/);
  tap(playIds.seat(1));
  expect(router.setParams).toHaveBeenCalledWith({ seat: '1' });
  tap(playIds.bonuses);
  expect(router.push).toHaveBeenCalledWith(`/play/${MATCH}/bonuses?seat=1`);
  tap(playIds.bonusesClose);
  expect(screen.getByTestId(playIds.looking)).toHaveTextContent(/^Ben’s board/);
  tap(playIds.seat(0));
  expect(router.dismissTo).toHaveBeenLastCalledWith(`/play/${MATCH}`);
  expect(screen.queryByTestId(playIds.looking)).toBeNull();
});

it('shows one sheet over the board at a time, and Back from either leads to the board', () => {
  sit();
  tap(playIds.describe);
  tap(playIds.bonuses);
  expect(router.replace).toHaveBeenCalledWith(`/play/${MATCH}/bonuses`);
  expect(screen.queryByTestId(playIds.described)).toBeNull();
  tap(playIds.bonusesClose);
  expect(router.dismissTo).toHaveBeenLastCalledWith(`/play/${MATCH}`);
});

it.each(['0', '7', 'x', ''])('shows one’s own board for an address of no other seat: %s', (seat) => {
  loadBelow(`/look?seat=${seat}`);
  sit();
  expect(screen.queryByTestId(playIds.looking)).toBeNull();
});
