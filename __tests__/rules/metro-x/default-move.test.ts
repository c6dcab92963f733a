import { metroX, type MetroXState } from '@/games/metro-x';
import { dealAt } from '@/engine/deal';
import { EDITION_IDS, type Card } from '@/games/metro-x';
import { getMap, MAP_IDS } from '@/maps/catalog';

const flipped = (state: MetroXState, card: Card) => metroX.apply(state, { type: 'flip', card });
const start = () => metroX.setup({ map: 'metro-city', edition: 'gamewright' }, 1);
const afterDefault = (state: MetroXState) => metroX.apply(state, metroX.defaultMove(state, 0));

describe('the move of a player who is away', () => {
  it('[TB-1] is the line with the most empty windows, the first of several', () => {
    const { lines } = getMap('metro-city');
    const most = Math.max(...lines.map(({ windows }) => windows));
    const first = lines.find(({ windows }) => windows === most)!;
    const state = flipped(start(), '3');
    expect(metroX.defaultMove(state, 0)).toEqual({ type: 'mark', seat: 0, line: first.id, count: 3 });
    const second =
      lines.find((line) => line !== first && line.windows === most) ??
      lines.find(({ windows }) => windows === most - 1)!;
    expect(metroX.defaultMove(flipped(afterDefault(state), '4'), 0)).toMatchObject({ line: second.id });
  });

  it('[TB-1] marks with a free card the first empty station of such a line', () => {
    const state = flipped(start(), '3');
    const line = (metroX.defaultMove(state, 0) as { line: string }).line;
    const free = metroX.defaultMove(flipped(start(), 'free'), 0);
    expect(free).toEqual({
      type: 'free',
      seat: 0,
      station: getMap('metro-city').lines.find(({ id }) => id === line)!.stations[0],
    });
  });

  it.each(MAP_IDS.flatMap((map) => EDITION_IDS.map((edition) => [map, edition] as const)))(
    '[TB-1] plays whole games legally on %s, %s',
    (map, edition) => {
      for (let seed = 0; seed < 20; seed += 1) {
        let state = metroX.setup({ map, edition }, 2);
        for (let draws = 0; ;) {
          const turn = metroX.turn(state);
          if (turn.kind === 'over') break;
          const event =
            turn.kind === 'chance'
              ? dealAt(`away ${seed}`, draws++, turn.outcomes)
              : metroX.defaultMove(state, turn.seats[0]!);
          expect(metroX.refuse(state, event)).toBeNull();
          state = metroX.apply(state, event);
        }
        const [one, other] = metroX.scores(state);
        expect(one).toEqual(other);
      }
    },
  );
});
