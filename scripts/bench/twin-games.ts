/** The random games of random-games.ts once more, draw for draw, through the Immer twin. */
import { nextBelow, randomFrom } from '../../src/engine/random';
import { type Card, CARDS } from '../../src/games/metro-x/cards';
import type { EditionId } from '../../src/games/metro-x/editions';
import type { MapId } from '../../src/maps/catalog';
import { twin, twinMarks, type TwinMove, twinScore, twinSetup, type TwinState } from './immer-twin';

type Random = ReturnType<typeof randomFrom>;

function drawCard(state: TwinState, random: Random): Card {
  const left = CARDS.flatMap((card) => new Array<Card>(state.deck[card]).fill(card));
  return left[nextBelow(random, left.length)]!;
}

function chooseMove(state: TwinState, stations: readonly string[], random: Random): TwinMove {
  if (state.card === 'free') {
    if (stations.every((id) => state.stations[id] !== 'empty')) return { station: null };
    let station = stations[nextBelow(random, stations.length)]!;
    while (state.stations[station] !== 'empty') station = stations[nextBelow(random, stations.length)]!;
    return { station };
  }
  const open = state.lines.filter(({ windows }) => windows.includes(null));
  const line = open[nextBelow(random, open.length)]!;
  return { line: line.id, count: twinMarks(state, line).length };
}

function playTwinGame(start: TwinState, random: Random): number {
  const { cardFlipped, seatActed } = twin.actions;
  const stations = Object.keys(start.stations);
  let state = start;
  while (state.lines.some(({ windows }) => windows.includes(null))) {
    state = twin.reducer(state, cardFlipped(drawCard(state, random)));
    state = twin.reducer(state, seatActed(chooseMove(state, stations, random)));
  }
  return twinScore(state);
}

export function playTwinGames(map: MapId, edition: EditionId, seed: string, games: number): number[] {
  const start = twinSetup(map, edition);
  const random = randomFrom(seed);
  return Array.from({ length: games }, () => playTwinGame(start, random));
}
