import { screen } from '@testing-library/react-native';
import { playIds, tableIds } from '@/ui/test-ids';
import { expectNamedTargets } from '../screens/render-screen';
import type * as MockRouter from './mock-router';
import { flip, mark } from './opened-at';
import type { Sitting } from './played-table';
import { sit, tap } from './sat-down';

jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('./mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const acted = [flip('3'), mark('B', 3, 0)];

/** What the screen shows, how one gets there, and an id that proves it. */
const MOMENTS: readonly (readonly [string, Partial<Sitting>, string])[] = [
  ['own turn', {}, playIds.confirm],
  ['waiting', { events: acted }, playIds.waiting],
  ['a card to flip', { leads: true, events: [], room: { flip: 'by-hand' } }, tableIds.flip],
  ['a real deck', { leads: true, events: [], room: { dealer: 'physical' } }, playIds.flipCard('6')],
  ['somebody away', { leads: true, events: acted, seats: { 2: { away: true } } }, playIds.away(2)],
  ['a curtain', { own: [0, 2] }, playIds.curtain],
];

it.each(MOMENTS)('names every target, with role, state and room for a finger: %s', (_what, sitting, id) => {
  sit(sitting);
  expect(screen.getByTestId(id)).toBeTruthy();
  expectNamedTargets();
});

it('says by its state which stand-in is chosen', () => {
  sit({ leads: true, events: acted, seats: { 2: { away: true } } });
  expect(screen.getByTestId(playIds.standIn(2, 'wait'))).toBeChecked();
  expect(screen.getByTestId(playIds.standIn(2, 'bot'))).not.toBeChecked();
});

it('says by its state whose board is looked at', () => {
  sit();
  expect(screen.getByTestId(playIds.seat(0))).toBeSelected();
  tap(playIds.line('B'));
  expect(screen.getByTestId(playIds.line('B'))).toBeSelected();
  expect(screen.getByTestId(playIds.seat(2))).not.toBeSelected();
});
