import { fireEvent, screen } from '@testing-library/react-native';
import { StartTableScreen } from '@/features/tables/start-table-screen';
import { tiesIn } from '@/features/tables/stage/ties';
import type { Seating } from '@/store/seating';
import { seatingOpened } from '@/store/seating-slice';
import { tableIds } from '@/ui/test-ids';
import { expectNamedTargets, makeLoadedStore, renderScreen } from '../screens/render-screen';
import { guestAt, hostAt, person, roomOf, stageAfter } from './seatings';

jest.mock('expo-router', () => jest.requireActual<object>('../screens/mock-router'));

const SEATS = [person('Mia', '1'), person('Ben', '2', { away: true, stoodIn: 2 })];
const playing = { phase: 'play', match: 'm1' } as const;

async function show(seating: Seating) {
  const made = await makeLoadedStore();
  made.store.dispatch(seatingOpened(seating));
  renderScreen(<StartTableScreen />, made);
}

const flipped = stageAfter(2, { type: 'flip', card: '3' }, { type: 'mark', seat: 0, line: 'A', count: 3 });

describe('the screen for everybody', () => {
  it('shows the card, who is thinking and who is away', async () => {
    await show(hostAt(roomOf(SEATS, playing), { stage: flipped }));
    expect(screen.getByTestId(tableIds.card)).toHaveAccessibleName(/Card 1.*Number 3/);
    expect(screen.getByTestId(tableIds.seat(0))).toHaveAccessibleName(/Mia, has acted/);
    expect(screen.getByTestId(tableIds.seat(1))).toHaveAccessibleName(/Ben, is away/);
    expect(screen.getByTestId(tableIds.bonus('A'))).toHaveAccessibleName(/Line A: gold \d+ open/);
    expect(screen.getByTestId(tableIds.away(1))).toHaveTextContent(/Ben is away.*2 moves were made/);
    for (const by of ['wait', 'default', 'bot'])
      expect(screen.getByTestId(tableIds.standIn(1, by))).toBeTruthy();
    expect(screen.getByTestId(tableIds.standIn(1, 'wait'))).toBeChecked();
    expectNamedTargets();
  });

  it('leaves what happens with an away seat to who leads', async () => {
    await show(guestAt(roomOf(SEATS, playing), '9', { stage: flipped }));
    expect(screen.getByTestId(tableIds.away(1))).toBeTruthy();
    expect(screen.queryByTestId(tableIds.standIn(1, 'bot'))).toBeNull();
    expect(screen.queryByTestId(tableIds.flip)).toBeNull();
  });

  it('deals with many who are away together, and one by one on demand', async () => {
    const all = ['Mia', 'Ben', 'Ann'].map((name, at) => person(name, String(at + 1), { away: true }));
    await show(hostAt(roomOf(all, playing), { stage: stageAfter(3, { type: 'flip', card: '3' }) }));
    expect(screen.getByTestId(tableIds.thinking)).toHaveTextContent(/Waiting for who is away/);
    expect(screen.getByText('3 are away')).toBeTruthy();
    expect(screen.getByTestId(tableIds.standInAll('wait'))).toBeChecked();
    expect(screen.queryByTestId(tableIds.away(0))).toBeNull();
    fireEvent.press(screen.getByTestId(tableIds.oneByOne));
    expect(screen.getByTestId(tableIds.standIn(2, 'bot'))).toBeTruthy();
  });

  it('asks once more before it closes, in the footer', async () => {
    await show(hostAt(roomOf(SEATS, playing), { stage: flipped }));
    fireEvent.press(screen.getByTestId(tableIds.close));
    expect(screen.getByText(/^Close the table for everybody\? The game ends here/)).toBeTruthy();
    fireEvent.press(screen.getByTestId(tableIds.closeNo));
    expect(screen.queryByTestId(tableIds.closeYes)).toBeNull();
  });

  it('leads who played to the sheets when they come back after the end, and nobody who watched', async () => {
    const over = { ...flipped, due: { kind: 'over', standings: [] } } as const;
    await show(guestAt(roomOf(SEATS, playing), '9', { stage: over }));
    expect(screen.queryByTestId(tableIds.sheets)).toBeNull();
    screen.unmount();
    await show(guestAt(roomOf(SEATS, { ...playing, phase: 'over' }), '1', { stage: over }));
    expect(screen.getByTestId(tableIds.sheets)).toHaveAccessibleName('Score sheets');
  });

  it('flips by hand', async () => {
    await show(hostAt(roomOf(SEATS, { ...playing, flip: 'by-hand' }), { stage: stageAfter(2) }));
    expect(screen.getByTestId(tableIds.flip)).toHaveAccessibleName('Flip the first card');
  });

  it('takes the cards of a real deck, those that are gone, too: the rules answer', async () => {
    await show(hostAt(roomOf(SEATS, { ...playing, dealer: 'physical' }), { stage: stageAfter(2) }));
    expect(screen.queryByTestId(tableIds.flip)).toBeNull();
    expect(screen.getByTestId(tableIds.deal('6'))).toHaveAccessibleName('Number 6, 1 of 1 left');
    expectNamedTargets();
    fireEvent.press(screen.getByTestId(tableIds.deal('6')));
    expect(await screen.findByTestId(tableIds.trouble)).toBeTruthy();
  });
});

describe('ties', () => {
  const standing = (seat: number, place: number, total: number) => ({ seat, place, score: { total } });
  it('are told apart by how they went', () => {
    expect(tiesIn([standing(2, 1, 30), standing(0, 2, 30), standing(1, 3, 9)])).toEqual([
      { seats: [2, 0], broken: true },
    ]);
    expect(tiesIn([standing(0, 1, 30), standing(1, 1, 30)])).toEqual([{ seats: [0, 1], broken: false }]);
    expect(tiesIn([standing(0, 1, 30), standing(1, 2, 29)])).toEqual([]);
  });
});
