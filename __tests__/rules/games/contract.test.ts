import fc from 'fast-check';
import type { GameEvent } from '@/engine/game';
import { nextBelow } from '@/engine/random';
import { GAME_IDS, type GameId } from '@/games/ids';
import { CARDS, EDITION_IDS, metroX, type MetroXState } from '@/games/metro-x';
import { GAMES } from '@/games/registry';
import { getMap, MAP_IDS } from '@/maps/catalog';
import { type ContractCase, describeGameContract } from './contract';

const lines = [...new Set(MAP_IDS.flatMap((id) => getMap(id).lines.map((line) => line.id))), 'none'];
const stations = [
  ...new Set(MAP_IDS.flatMap((id) => getMap(id).stations.map((station) => station.id))),
  'none',
];
const seat = fc.integer({ min: 0, max: 4 });

/** Another seat's action of the open turn replaced by another one of its legal actions. */
function swapHidden(
  state: MetroXState,
  viewer: number,
  random: Parameters<ContractCase['hide']>[2],
): MetroXState | null {
  const turn = metroX.turn(state);
  const { acted } = metroX.view(state, 'table');
  const others = acted.flatMap((done, each) => (done && each !== viewer ? [each] : []));
  if (turn.kind !== 'seats' || others.length === 0) return null;
  const other = others[nextBelow(random, others.length)]!;
  const back = metroX.apply(state, { type: 'take-back', seat: other });
  const moves = metroX.moves(back, other);
  return metroX.apply(back, moves[nextBelow(random, moves.length)]!);
}

const CASES: Record<GameId, ContractCase> = {
  'metro-x': {
    game: GAMES['metro-x'],
    tables: fc.record({
      options: fc.record(
        {
          map: fc.constantFrom(...MAP_IDS),
          edition: fc.constantFrom(...EDITION_IDS),
          everyoneGold: fc.boolean(),
          takeBack: fc.boolean(),
        },
        { requiredKeys: ['map', 'edition'] },
      ),
      seats: fc.integer({ min: 1, max: 4 }),
    }),
    events: fc.oneof<fc.Arbitrary<GameEvent>[]>(
      fc.record({ type: fc.constant('flip' as const), card: fc.constantFrom(...CARDS) }),
      fc.record({
        type: fc.constant('mark' as const),
        seat,
        line: fc.constantFrom(...lines),
        count: fc.integer({ min: 0, max: 7 }),
      }),
      fc.record({
        type: fc.constant('free' as const),
        seat,
        station: fc.option(fc.constantFrom(...stations), { nil: null }),
      }),
      fc.record({ type: fc.constant('take-back' as const), seat }),
    ),
    mostEvents: 400,
    hide: (state, viewer, random) => swapHidden(state as MetroXState, viewer, random),
  },
};

for (const id of GAME_IDS) describeGameContract(id, CASES[id]);
