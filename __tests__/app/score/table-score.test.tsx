import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { ScoreScreen } from '@/features/score/score-screen';
import { tiesOf } from '@/features/score/ties';
import { metroX, type MetroXScore, type MetroXView } from '@/games/metro-x';
import { standings } from '@/games/metro-x/scoring';
import { scoreIds } from '@/ui/test-ids';
import type * as MockRouter from '../play/mock-router';
import { router } from '../play/mock-router';
import { show } from '../play/opened-at';
import { makePlayedTable, MATCH, type Moment, sitAt, type Sitting } from '../play/played-table';
import type * as SeenBoard from '../play/seen-board';
import { seen } from '../play/seen-board';
import { playedGame } from '../play/table-games';
import { expectNamedTargets } from '../screens/render-screen';
import { makeTestStore, tableOf } from '../store/test-store';

jest.mock('@/boards/metro-x/board/metro-x-board', () =>
  jest.requireActual<typeof SeenBoard>('../play/seen-board').mockBoard(),
);
jest.mock('expo-router', () => jest.requireActual<typeof MockRouter>('../play/mock-router').mockRouter());
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual<{ default: object }>('react-native-safe-area-context/jest/mock').default,
);

const NAMES = ['Anna', 'Ben', 'Mia', 'Zoe'];
const GAME = playedGame(NAMES.length, 5);
const tap = (id: string) => fireEvent.press(screen.getByTestId(id));
const labelOf = (seat: number) =>
  screen.getByTestId(scoreIds.seat(String(seat))).props['accessibilityLabel'] as string;

function end(sitting: Partial<Sitting> = {}, moment: Partial<Moment> = {}) {
  const table = makePlayedTable({ names: NAMES, own: [1], events: GAME, ...sitting });
  table.change(moment);
  const { store, services } = makeTestStore();
  sitAt(store, table);
  show(store, MATCH, ScoreScreen);
  const change = (next: Partial<Moment>) =>
    act(() => {
      table.change(next);
      return Promise.resolve();
    });
  return { ...table, change, services, store, view: tableOf(store).view };
}

beforeEach(() => jest.clearAllMocks());

it('[MX-17] ranks all seats with their totals and the parts of them', () => {
  const { view } = end();
  const rows = screen.getAllByTestId(/^score\.seat\./).map(({ props }) => props['testID'] as string);
  expect(rows).toEqual(view.standings!.map(({ seat }) => scoreIds.seat(String(seat))));
  for (const { seat, place } of view.standings!) {
    const { total, completed, transfers, penalty } = view.scores[seat]!;
    expect(labelOf(seat)).toContain(`Place ${place}: ${NAMES[seat]}`);
    expect(labelOf(seat).replace('−', '-')).toMatch(new RegExp(`, ${total} points?`));
    expect(labelOf(seat)).toContain(
      `${completed} for lines, ${transfers} for transfers, minus ${penalty} for empty`,
    );
  }
  const best = view.standings!.filter(({ place }) => place === 1);
  for (const { seat } of best) {
    expect(screen.getByTestId(scoreIds.winners)).toHaveTextContent(new RegExp(NAMES[seat]!));
  }
});

it('opens the own sheet first, and that of every seat on a tap', () => {
  const { view } = end();
  expect(seen.board?.board).toBe(view.boards[1]);
  tap(scoreIds.seat('3'));
  expect(seen.board?.board).toBe(view.boards[3]);
  expect(screen.getByTestId(scoreIds.completed)).toHaveTextContent(String(view.scores[3]!.completed));
  expect(screen.getByTestId(scoreIds.seat('3'))).toBeExpanded();
  expect(screen.getByTestId(scoreIds.seat('1'))).toBeCollapsed();
});

it('marks what the table played for a seat', () => {
  end({ seats: { 2: { stoodIn: 2 }, 3: { stoodIn: 1 } } });
  expect(screen.getByTestId(scoreIds.stoodIn(2))).toHaveTextContent('2 turns were played for Mia.');
  expect(screen.getByTestId(scoreIds.stoodIn(3))).toHaveTextContent('1 turn was played for Zoe.');
  expect(screen.queryByTestId(scoreIds.stoodIn(0))).toBeNull();
});

it.each([
  ['proven', /no device could choose the cards/i],
  ['redrawn', /more than once/],
  ['fixed', /fixed beforehand/],
  ['real-deck', /real deck/],
  ['broken', /not the ones/],
] as const)('says in one line that the deal is %s', (verdict, words) => {
  end({}, { verdict });
  expect(screen.getByTestId(scoreIds.verdict)).toHaveTextContent(words);
});

it('lets who leads start the rematch, and everybody goes there', async () => {
  const { asked, change } = end({ leads: true });
  tap(scoreIds.again);
  await waitFor(() => expect(asked).toEqual([{ type: 'rematch' }]));
  await change({ room: { match: 'match-2', phase: 'play' } });
  expect(router.replace).toHaveBeenCalledWith('/play/match-2');
});

it('lets the others wait for the rematch', () => {
  end();
  expect(screen.queryByTestId(scoreIds.again)).toBeNull();
  expect(screen.getByTestId(scoreIds.waiting)).toHaveTextContent('Waiting for a rematch');
});

it.each([true, false])('names every target of the end sheet, where this device leads: %s', (leads) => {
  end({ leads });
  expect(screen.queryByTestId(scoreIds.again) !== null).toBe(leads);
  for (const seat of NAMES.keys()) expect(screen.getByTestId(`score.seat.${seat}`)).toBeTruthy();
  expectNamedTargets();
});

it('says why there is no rematch', async () => {
  const { answers } = end({ leads: true });
  answers.push({ ok: false, reason: 'too-few-seats' });
  tap(scoreIds.again);
  expect(await screen.findByTestId(scoreIds.message)).toHaveTextContent(/too few seats/);
});

it('shares everybody in one sentence', async () => {
  const { services, view } = end();
  const text = jest.spyOn(services.share, 'text');
  tap(scoreIds.share);
  await screen.findByTestId(scoreIds.message);
  for (const [seat, name] of NAMES.entries()) {
    expect(text.mock.calls[0]?.[0]).toContain(`${name} ${view.scores[seat]!.total}`);
  }
});

describe('[MX-17] ties', () => {
  const game = metroX.view(metroX.setup({ map: 'metro-city', edition: 'gamewright' }, 4), 'table');
  const score = (total: number, empty: number): MetroXScore => ({
    total,
    empty,
    completed: total,
    transfers: 0,
    penalty: 0,
  });
  const viewOf = (...scores: MetroXScore[]): MetroXView => ({
    ...game,
    scores,
    standings: standings(scores),
  });

  it('are none where all totals differ', () => {
    expect(tiesOf(viewOf(score(9, 1), score(8, 2), score(7, 0)))).toEqual([]);
  });
  it('are broken by the empty stations', () => {
    expect(tiesOf(viewOf(score(9, 3), score(9, 1), score(7, 0)))).toEqual([
      { place: 1, seats: [1, 0], isShared: false },
    ]);
  });
  it('stay where those are equal, too', () => {
    expect(tiesOf(viewOf(score(9, 1), score(8, 2), score(9, 1)))).toEqual([
      { place: 1, seats: [0, 2], isShared: true },
    ]);
  });
  it('are told both ways where two of three share a place', () => {
    expect(tiesOf(viewOf(score(9, 1), score(9, 1), score(9, 4)))).toEqual([
      { place: 1, seats: [0, 1, 2], isShared: false },
      { place: 1, seats: [0, 1], isShared: true },
    ]);
  });
});
