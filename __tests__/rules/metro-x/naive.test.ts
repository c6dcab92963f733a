/** The real rules against the naive ones of naive.ts, on random games of every kind. */
import { nextBelow, randomAt, type RandomState } from '@/engine/random';
import { EDITION_IDS, metroX, type MetroXEvent, type MetroXMove, type MetroXState } from '@/games/metro-x';
import { MAP_IDS } from '@/maps/catalog';
import { type NaiveAction, NaiveMetroX } from './naive';

const GAMES = 20_000;
/** Every so many games, all states on the way are compared as well, not only the end. */
const CLOSELY = 40;

const pick = <T>(random: RandomState, from: readonly T[]): T => from[nextBelow(random, from.length)]!;

const asAction = (move: MetroXMove): NaiveAction => {
  if (move.type === 'mark') return { line: move.line, count: move.count };
  if (move.type === 'free') return { station: move.station };
  throw new Error('a take-back is no action');
};

function expectSameBoards(state: MetroXState, naive: NaiveMetroX): void {
  const { boards, deck, scores, bonuses } = metroX.view(state, 'table');
  expect(scores).toEqual(boards.map((_, seat) => naive.score(seat)));
  boards.forEach((board, seat) => {
    const { crossed, transfers, written, bonuses: won } = naive.boards[seat]!;
    const marks = naive.stations.map((id) => [
      id,
      crossed.has(id) ? 'crossed' : (transfers.get(id) ?? 'empty'),
    ]);
    expect(board.stations).toEqual(Object.fromEntries(marks));
    expect(board.lines.map(({ id, windows }) => [id, windows.filter((card) => card !== null)])).toEqual([
      ...written,
    ]);
    expect(board.lines.filter(({ points }) => points > 0).map(({ id, points }) => [id, points])).toEqual(
      naive.lines.filter(({ id }) => won.has(id)).map(({ id }) => [id, won.get(id)]),
    );
  });
  expect(deck.flatMap(({ card, left }) => new Array<string>(left).fill(card)).sort()).toEqual(
    [...naive.deck].sort(),
  );
  for (const { line, open } of bonuses)
    expect(open === 'later').toBe(!naive.everyoneGold && naive.claimed.has(line));
}

function expectSameMoves(state: MetroXState, naive: NaiveMetroX, seat: number): void {
  const texts = (actions: readonly NaiveAction[]) => actions.map((action) => JSON.stringify(action)).sort();
  expect(texts(metroX.moves(state, seat).map(asAction))).toEqual(texts(naive.legal(seat)));
}

/** Tidy games mark all they can, sloppy ones any number the edition allows: both leave their own traces. */
function chooseAction(naive: NaiveMetroX, seat: number, random: RandomState, sloppy: boolean): NaiveAction {
  if (naive.card === 'free') return pick(random, naive.legal(seat));
  const line = pick(random, naive.openLines(seat)).id;
  const most = naive.marks(seat, line).length;
  return { line, count: sloppy && naive.edition === 'gamewright' ? nextBelow(random, most + 1) : most };
}

function playBoth(index: number): void {
  const random = randomAt('naive', index);
  const map = pick(random, MAP_IDS);
  const edition = pick(random, EDITION_IDS);
  const seats = 1 + nextBelow(random, 6);
  const everyoneGold = nextBelow(random, 8) === 0;
  const sloppy = nextBelow(random, 2) === 0;
  const closely = index % CLOSELY === 0;

  const naive = new NaiveMetroX(map, edition, seats, everyoneGold);
  let state = metroX.setup({ map, edition, everyoneGold }, seats);
  const submit = (event: MetroXEvent) => {
    const refusal = metroX.refuse(state, event);
    if (refusal) throw new Error(`game ${index}: ${JSON.stringify({ event, refusal })}`);
    state = metroX.apply(state, event);
  };

  while (!naive.over()) {
    const card = pick(random, naive.deck) as never;
    naive.flip(card);
    submit({ type: 'flip', card });
    for (let seat = 0; seat < seats; seat += 1) {
      if (closely) expectSameMoves(state, naive, seat);
      const action = chooseAction(naive, seat, random, sloppy);
      const event: MetroXMove =
        action.line === undefined
          ? { type: 'free', seat, station: action.station ?? null }
          : { type: 'mark', seat, line: action.line, count: action.count! };
      if (seat < seats - 1 && nextBelow(random, 10) === 0) {
        submit({ ...event, ...(event.type === 'mark' && edition === 'gamewright' ? { count: 0 } : {}) });
        submit({ type: 'take-back', seat });
      }
      naive.act(seat, action);
      submit(event);
    }
    if (closely) expectSameBoards(state, naive);
  }

  expect(metroX.turn(state).kind).toBe('over');
  expect(metroX.scores(state)).toEqual(naive.boards.map((_, seat) => naive.score(seat)));
}

describe('the rules and a naive second implementation', () => {
  const CHUNK = 2_500;
  it.each(Array.from({ length: GAMES / CHUNK }, (_, i) => i * CHUNK))(
    `agree on ${CHUNK} random games from number %i on`,
    (from) => {
      for (let index = from; index < from + CHUNK; index += 1) playBoth(index);
    },
    120_000,
  );
});
