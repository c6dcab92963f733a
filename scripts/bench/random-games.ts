/** Random solo games through the real rules: any card that is left, any line with a window, full marking. */
import * as engine from '../../src/engine/random';
import { stationFilled } from '../../src/games/metro-x/boards';
import * as cards from '../../src/games/metro-x/cards';
import * as layout from '../../src/games/metro-x/layout';
import * as codes from '../../src/games/metro-x/move-codes';
import * as playing from '../../src/games/metro-x/play';
import * as reaching from '../../src/games/metro-x/reach';
import { scoreBoard } from '../../src/games/metro-x/scoring';
import type { Tables } from '../../src/games/metro-x/tables';

type Random = engine.RandomState;

// Bound once, as in play.ts.
const { DECK, FILLED, HEADER, LEFT, OPEN, WINDOWS } = layout;
const { FREE } = cards;
const { nextBelow, randomFrom } = engine;
const { flipCode, freeCode, markCode } = codes;
const { play, startPosition } = playing;
const { countBits, reach } = reaching;

/** The card at a random place of what is left. */
function drawCard(position: layout.Position, random: Random): number {
  let at = DECK;
  let left = nextBelow(random, position[LEFT]!) - position[at]!;
  while (left >= 0) {
    at += 1;
    left -= position[at]!;
  }
  return at - DECK;
}

/** The line at a random place among those with an empty window. */
function nthBit(bits: number, n: number): number {
  let rest = bits;
  for (let i = n; i > 0; i -= 1) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Draws until the station is an empty one, so each of those is equally likely. */
function chooseStation(t: Tables, position: layout.Position, random: Random): number {
  const stations = t.stationIds.length;
  if (position[HEADER + FILLED] === stations) return -1;
  let station = nextBelow(random, stations);
  while (stationFilled(t, position, HEADER, station)) station = nextBelow(random, stations);
  return station;
}

function chooseMove(t: Tables, position: layout.Position, card: number, random: Random): number {
  const board = HEADER;
  if (card === FREE) return freeCode(0, chooseStation(t, position, random));
  const open = position[board + OPEN]!;
  const line = nthBit(open, nextBelow(random, countBits(open)));
  return markCode(0, line, reach(card, position[board + t.fillAt + line]!, t.full[line]!));
}

/** Plays one game out from a fresh copy of `start`; answers with its total. */
export function playRandomGame(t: Tables, start: readonly number[], random: Random): number {
  const position = start.slice();
  while (position[WINDOWS]! > 0) {
    const card = drawCard(position, random);
    play(t, position, flipCode(card));
    play(t, position, chooseMove(t, position, card, random));
  }
  return scoreBoard(t, position, HEADER).total;
}

/** Totals of `games` games dealt and chosen from one seed. */
export function playRandomGames(t: Tables, seed: string, games: number): number[] {
  const start = startPosition(t, 1, false);
  const random = randomFrom(seed);
  return Array.from({ length: games }, () => playRandomGame(t, start, random));
}
