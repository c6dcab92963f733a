import { BOT_IDS, botOf } from '@/bots/catalog';
import { dealAt } from '@/engine/deal';
import { nextBelow, randomAt } from '@/engine/random';
import { EDITION_IDS, metroX, type MetroXMove, type MetroXOptions, type MetroXState } from '@/games/metro-x';
import { MAP_IDS } from '@/maps/catalog';

type Player = (state: MetroXState, seat: number) => MetroXMove;

const bot =
  (id: string): Player =>
  (state, seat) =>
    botOf('metro-x', id)!.choose(metroX.view(state, seat), seat) as MetroXMove;

/** Plays a whole game; every event is legal. */
function play(options: MetroXOptions, seats: number, seed: string, player: Player): MetroXState {
  let state = metroX.setup(options, seats);
  for (let draws = 0; ;) {
    const turn = metroX.turn(state);
    if (turn.kind === 'over') return state;
    const event =
      turn.kind === 'chance'
        ? dealAt(seed, draws++, turn.outcomes)
        : player(state, turn.seats[draws % turn.seats.length]!);
    expect(metroX.refuse(state, event)).toBeNull();
    state = metroX.apply(state, event);
  }
}

const METRO_CITY = { map: 'metro-city', edition: 'gamewright' } as const;

const meanOf = (player: Player, games: number): number => {
  let sum = 0;
  for (let game = 0; game < games; game += 1) {
    sum += metroX.scores(play(METRO_CITY, 1, `mean ${game}`, player))[0]!.total;
  }
  return sum / games;
};

describe.each(BOT_IDS)('the bot %s', (id) => {
  it.each(MAP_IDS.flatMap((map) => EDITION_IDS.map((edition) => [map, edition] as const)))(
    'plays legally on %s, %s, with up to six seats',
    (map, edition) => {
      for (const seats of [1, 2, 6]) {
        const takeBack = seats !== 2;
        const end = play({ map, edition, takeBack }, seats, `legal ${seats}`, bot(id));
        expect(metroX.scores(end)).toHaveLength(seats);
      }
    },
  );

  it('answers the same to the same view, whatever is hidden from it', () => {
    const random = randomAt('hidden', 1);
    let compared = 0;
    play(METRO_CITY, 3, 'same', (state, seat) => {
      const chosen = bot(id)(state, seat);
      expect(bot(id)(JSON.parse(JSON.stringify(state)) as MetroXState, seat)).toEqual(chosen);
      const { acted } = metroX.view(state, 'table');
      const other = acted.findIndex((done, each) => done && each !== seat);
      if (other >= 0) {
        const back = metroX.apply(state, { type: 'take-back', seat: other });
        const moves = metroX.moves(back, other);
        const changed = metroX.apply(back, moves[nextBelow(random, moves.length)]!);
        expect(bot(id)(changed, seat)).toEqual(chosen);
        compared += 1;
      }
      return chosen;
    });
    expect(compared).toBeGreaterThan(20);
  });
});

describe('the bots', () => {
  it('are clearly better than chance', () => {
    const random = randomAt('chance', 1);
    const atRandom: Player = (state, seat) => {
      const moves = metroX.moves(state, seat);
      return moves[nextBelow(random, moves.length)]!;
    };
    const chance = meanOf(atRandom, 100);
    const greedy = meanOf(bot('greedy'), 100);
    expect(greedy).toBeGreaterThan(28);
    expect(greedy).toBeGreaterThan(chance + 20);
  });

  it('are found by game and id, and by nothing else', () => {
    expect(botOf('metro-x', 'greedy')).not.toBeNull();
    for (const [game, id] of [
      ['metro-x', 'oracle'],
      ['go', 'greedy'],
      ['metro-x', '__proto__'],
    ] as const)
      expect(botOf(game, id)).toBeNull();
  });
});
