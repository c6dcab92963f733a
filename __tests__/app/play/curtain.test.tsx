import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { metroX, type MetroXEvent } from '@/games/metro-x';
import { playIds } from '@/ui/test-ids';
import { makeTestStore, tableOf } from '../store/test-store';
import type * as MockRouter from './mock-router';
import { flip, mark, show } from './opened-at';
import { makePlayedTable, MATCH, type Moment, sitAt } from './played-table';
import { playedGame } from './table-games';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const NAMES = ['Anna', 'Ben', 'Mia'];
const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const curtain = () => screen.queryByTestId(playIds.curtain);

function pass(events: readonly MetroXEvent[], own: readonly number[] = [0, 2]) {
  const table = makePlayedTable({ names: NAMES, own, events });
  const { store } = makeTestStore();
  sitAt(store, table);
  const change = (next: Partial<Moment>) =>
    act(() => {
      table.change(next);
      return Promise.resolve();
    });
  return { ...table, change, store, ...show(store, MATCH, PlayScreen) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the first who is due before anything is shown', () => {
  pass([flip('3')]);
  expect(curtain()).toHaveTextContent(/Hand the phone to Anna/);
  expect(screen.queryByTestId(playIds.screen)).toBeNull();
  tap(playIds.curtainShow);
  expect(curtain()).toBeNull();
  expect(screen.getByTestId(playIds.screen)).toBeVisible();
});

it('passes the phone on after an action, and the next person plays their own seat', async () => {
  const { store, events } = pass([flip('3')]);
  tap(playIds.curtainShow);
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await waitFor(() => expect(curtain()).toHaveTextContent(/Hand the phone to Mia/));
  tap(playIds.curtainShow);
  await waitFor(() => expect(tableOf(store).seat).toBe(2));
  tap(playIds.line('A'));
  tap(playIds.confirm);
  await waitFor(() => expect(screen.getByTestId(playIds.waiting)).toHaveTextContent(/Waiting for Ben/));
  expect(curtain()).toBeNull();
  expect(events().slice(1)).toMatchObject([
    { type: 'mark', seat: 0, line: 'B' },
    { type: 'mark', seat: 2, line: 'A' },
  ]);
});

it('lets who acted last begin the next turn, so that the phone changes hands once a turn', async () => {
  const turn = [flip('3'), mark('B', 3, 0), mark('A', 1, 2)];
  const { change } = pass(turn);
  tap(playIds.curtainShow);
  await change({ events: [...turn, mark('A', 1, 1), flip('4')] });
  expect(curtain()).toBeNull();
});

it('goes back to who had the phone before, for a change', async () => {
  const { store, events } = pass([flip('3')]);
  tap(playIds.curtainShow);
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await waitFor(() => expect(curtain()).not.toBeNull());
  tap(playIds.curtainBack);
  expect(tableOf(store).seat).toBe(0);
  tap(playIds.takeBack);
  await waitFor(() => expect(events().at(-1)).toEqual({ type: 'take-back', seat: 0 }));
  expect(curtain()).toBeNull();
});

it('has no curtain between turns and none for a device with one seat', () => {
  const { unmount } = pass([flip('3'), mark('B', 3, 0), mark('A', 1, 2), mark('A', 1, 1)]);
  expect(curtain()).toBeNull();
  unmount();
  pass([flip('3')], [0]);
  expect(curtain()).toBeNull();
});

/** The points of a game at which Anna has acted in the open turn and Mia, on the same phone, has not. */
function secretPoints(events: readonly MetroXEvent[]) {
  let state = metroX.setup({ map: 'metro-city', edition: 'gamewright' }, NAMES.length);
  return events.flatMap((event, index) => {
    const before = state;
    state = metroX.apply(state, event);
    const turn = metroX.turn(state);
    const isAnnas = event.type !== 'flip' && event.type !== 'take-back' && event.seat === 0;
    if (!isAnnas || turn.kind !== 'seats' || !turn.seats.includes(2)) return [];
    const others = metroX.moves(before, 0).filter((move) => JSON.stringify(move) !== JSON.stringify(event));
    return [{ before: events.slice(0, index), done: event, others }];
  });
}

it.each([1, 2, 3])('draws the same curtain whatever was done behind it (game %i)', (seed) => {
  const points = secretPoints(playedGame(NAMES.length, seed));
  expect(points.length).toBeGreaterThan(2);
  for (const { before, done, others } of points.slice(0, 6)) {
    const trees = [done, others[0]!, others.at(-1)!].map((move) => {
      const { toJSON, unmount } = pass([...before, move]);
      expect(curtain()).toHaveTextContent(/Hand the phone to Mia/);
      const tree = JSON.stringify(toJSON());
      unmount();
      return tree;
    });
    expect(new Set(trees).size).toBe(1);
    expect(trees[0]).not.toMatch(/play\.(station|line|board|score|seat)\b/);
  }
});
