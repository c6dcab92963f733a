import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { StyleSheet, type ViewStyle } from 'react-native';
import { PlayScreen } from '@/features/play/play-screen';
import { playIds, tableIds } from '@/ui/test-ids';
import { makeTestStore } from '../store/test-store';
import type * as MockRouter from './mock-router';
import { loadBelow, router } from './mock-router';
import { flip, mark, show } from './opened-at';
import { makePlayedTable, MATCH, type Moment, sitAt, type Sitting } from './played-table';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const NAMES = ['Anna', 'Ben', 'Mia'];
const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const labelOf = (id: string) => screen.getByTestId(id).props['accessibilityLabel'] as string;

function sit(sitting: Partial<Sitting> = {}) {
  const table = makePlayedTable({ names: NAMES, own: [0], events: [flip('3')], ...sitting });
  const { store, services } = makeTestStore();
  sitAt(store, table);
  show(store, MATCH, PlayScreen);
  const change = (next: Partial<Moment>) =>
    act(() => {
      table.change(next);
      return Promise.resolve();
    });
  return { ...table, change, store, services };
}

beforeEach(() => {
  jest.clearAllMocks();
  loadBelow('');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('says of every seat whether it thinks, though no log of this device tells', async () => {
  const { change } = sit({ events: [flip('3'), mark('A', 1, 1)] });
  expect(labelOf(playIds.seat(0))).toBe('Anna, you, thinking, 0 points');
  expect(labelOf(playIds.seat(1))).toBe('Ben, has acted, 0 points');
  expect(labelOf(playIds.seat(2))).toBe('Mia, thinking, 0 points');
  await change({ events: [flip('3'), mark('A', 1, 1), mark('B', 3, 2)] });
  expect(labelOf(playIds.seat(2))).toContain('has acted');
});

it('names bots, people who are away and seats that are played for', async () => {
  const { change } = sit({ seats: { 1: { kind: 'bot' }, 2: { away: true } } });
  expect(labelOf(playIds.seat(1))).toBe('Bot 1, bot, thinking, 0 points');
  expect(labelOf(playIds.seat(2))).toContain('away');
  await change({ seats: { 2: { away: true, standIn: 'default' } } });
  await waitFor(() => expect(labelOf(playIds.seat(2))).toContain('played for by the table'));
});

it('shows the points of others as they were disclosed, and not those of the open turn', async () => {
  const events = [flip('transfer'), mark('F', 1, 1)];
  const { change } = sit({ events });
  expect(labelOf(playIds.seat(1))).toContain('0 points');
  await change({ events: [...events, mark('A', 1, 0), mark('A', 1, 2)] });
  expect(labelOf(playIds.seat(1))).toContain('6 points');
});

it('[MX-13] waits for the others by name and still takes back', async () => {
  const { events } = sit();
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await waitFor(() => expect(labelOf(playIds.waiting)).toMatch(/^Waiting for Ben and Mia\. You can still/));
  await waitFor(() => expect(screen.getByTestId(playIds.line('B'))).not.toBeSelected());
  expect(screen.getByTestId(playIds.fewer)).toBeDisabled();
  tap(playIds.takeBack);
  await waitFor(() => expect(screen.queryByTestId(playIds.waiting)).toBeNull());
  expect(events().at(-1)).toEqual({ type: 'take-back', seat: 0 });
});

it('[MX-13] offers no take-back where the table plays without', async () => {
  sit({ options: { takeBack: false } });
  tap(playIds.line('B'));
  tap(playIds.confirm);
  await waitFor(() => expect(labelOf(playIds.waiting)).toBe('Waiting for Ben and Mia'));
  expect(screen.getByTestId(playIds.takeBack)).toBeDisabled();
});

it('[MX-11] tells who took which bonus', () => {
  sit({ events: completedA() });
  tap(playIds.bonuses);
  expect(screen.getByTestId(playIds.bonusesShown)).toHaveTextContent(/gold 2: Ben/);
  tap(playIds.bonusesClose);
  expect(labelOf(playIds.line('A'))).toContain('gold taken by Ben');
});

it('turns the next card where this device leads and cards are turned by hand', async () => {
  const { asked } = sit({ leads: true, room: { flip: 'by-hand' }, events: [] });
  tap(tableIds.flip);
  await waitFor(() => expect(asked).toEqual([{ type: 'flip' }]));
});

it('leads who leads to the screen of the table, where it can be closed', () => {
  sit({ leads: true });
  const button = screen.getByTestId(playIds.table);
  expect(button).toHaveAccessibleName('To the table');
  expect(button.props['role'] ?? button.props['accessibilityRole']).toBe('button');
  const { minWidth, minHeight } = StyleSheet.flatten(button.props['style'] as ViewStyle);
  expect([minWidth, minHeight]).toEqual([48, 48]);
  fireEvent.press(button);
  expect(router.replace).toHaveBeenCalledWith('/table?stage=1');
});

it('leads nobody else there', () => {
  sit();
  expect(screen.queryByTestId(playIds.table)).toBeNull();
});

it('offers no flip on the other devices', () => {
  sit({ room: { flip: 'by-hand' }, events: [] });
  expect(screen.queryByTestId(tableIds.flip)).toBeNull();
  expect(labelOf(playIds.waiting)).toBe('Waiting for the first card');
});

it('asks for the card of a real deck and says why one cannot be', async () => {
  const { asked, answers } = sit({ leads: true, room: { dealer: 'physical' }, events: [] });
  answers.push({ ok: false, reason: 'refused', refusal: { code: 'card-not-left', rule: 'MX-2' } });
  tap(playIds.flipCard('6'));
  expect(await screen.findByTestId(playIds.message)).toBeVisible();
  expect(asked).toEqual([{ type: 'flip', outcome: { type: 'flip', card: '6' } }]);
});

it('keeps the lines in their place where a card is turned by hand, so that the map does not jump', () => {
  sit({ leads: true, room: { flip: 'by-hand' }, events: [] });
  expect(screen.getByTestId(playIds.line('A'))).toBeVisible();
  expect(screen.queryByTestId(playIds.confirm)).toBeNull();
  expect(labelOf(playIds.seat(1))).toContain('ready');
});

it('lets one choose while the table is out of reach, and keeps the move', async () => {
  const { change, store } = sit();
  await change({ link: { kind: 'reconnecting', failed: 2 } });
  expect(await screen.findByTestId(playIds.link)).toBeVisible();
  tap(playIds.line('B'));
  await waitFor(() => expect(labelOf(playIds.confirm)).toContain('as soon as the table is back'));
  tap(playIds.confirm);
  act(() => jest.advanceTimersByTime(1000));
  expect(labelOf(playIds.confirm)).toBe('Is sent later');
  expect(labelOf(playIds.preview)).toContain('Cross off 3 stations');
  expect(store.getState().table.pending).toMatchObject({ type: 'mark', line: 'B' });
});

it('[RS-3] says only after some rounds, and not as the truth, that the table does not know it any more, and leaves', async () => {
  const { change, store } = sit();
  await change({ link: { kind: 'reconnecting', failed: 5, why: 'no-such-device' } });
  expect(await screen.findByTestId(playIds.link)).toHaveTextContent(/out of reach/);
  expect(screen.queryByTestId(playIds.leave)).toBeNull();
  await change({ link: { kind: 'reconnecting', failed: 6, why: 'no-such-device' } });
  expect(screen.getByTestId(playIds.link)).toHaveTextContent(
    /Somebody at the table’s address says: “The table does not know this device any more.*need not be the table/,
  );
  tap(playIds.leave);
  expect(router.dismissTo).toHaveBeenCalledWith('/');
  expect(store.getState().seating.seating).toBeNull();
});

it.each([null, 'silent', 'guarded'] as const)('goes on trying where it may help: %s', async (why) => {
  const { change } = sit();
  await change({ link: { kind: 'reconnecting', failed: 2, why } });
  const words = why === 'guarded' ? /Let people in again/ : /You can go on/;
  expect(await screen.findByTestId(playIds.link)).toHaveTextContent(words);
  expect(screen.queryByTestId(playIds.leave)).toBeNull();
});

it.each(['removed', 'closed', 'replaced'] as const)('says that it was %s and leads home', async (reason) => {
  const { change } = sit();
  await change({ link: { kind: 'ended', reason } });
  expect(await screen.findByTestId(playIds.ended)).toHaveTextContent(/table|seat/);
  tap(playIds.home);
  expect(router.dismissTo).toHaveBeenCalledWith('/');
});

it('leads to other tables from one that took the seat away', async () => {
  const { change } = sit();
  await change({ link: { kind: 'ended', reason: 'removed' } });
  fireEvent.press(await screen.findByTestId(playIds.join));
  expect(screen.queryByTestId(playIds.comeBack)).toBeNull();
  expect(router.replace).toHaveBeenCalledWith('/join');
});

it('lets who leads say what happens with a seat that is away', async () => {
  const { asked } = sit({
    leads: true,
    seats: { 2: { away: true } },
    events: [flip('3'), mark('B', 3, 0), mark('A', 1, 1)],
  });
  expect(screen.getByTestId(playIds.away(2))).toHaveTextContent(/Mia is away/);
  tap(playIds.standIn(2, 'default'));
  await waitFor(() => expect(asked).toEqual([{ type: 'stand-in', seat: 2, by: 'default' }]));
});

it('lets nobody else say so', () => {
  sit({ seats: { 2: { away: true } }, events: [flip('3'), mark('B', 3, 0), mark('A', 1, 1)] });
  expect(screen.queryByTestId(playIds.away(2))).toBeNull();
  tap(playIds.seat(2));
  expect(screen.queryByTestId(playIds.away(2))).toBeNull();
});

it('goes to the next game by itself', async () => {
  const { change } = sit();
  await change({ room: { match: 'match-2' } });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/play/match-2'));
});

/** Ben completes line A with two cards; the others mark nothing. */
function completedA() {
  const others = (line: string) => [mark(line, 0, 0), mark(line, 0, 2)];
  return [flip('5'), mark('A', 5, 1), ...others('B'), flip('6'), mark('A', 6, 1), ...others('B'), flip('3')];
}
