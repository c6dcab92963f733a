/** Whether some order of cards and some choices complete a line: a depth-first search over real moves. */
import { AMOUNTS, FREE, SIX, SKIP_2, SKIP_3, TRANSFER } from './cards';
import { emptyStations } from './boards';
import { CARD, DECK, HEADER, OPEN, type Position, type ReadonlyPosition } from './layout';
import { completable, emptyOn, isOn, sharedPlaces, usefulLines, windowsLeftOn } from './line-bounds';
import { flipCode, freeCode, markCode } from './move-codes';
import { actions } from './moves';
import { play } from './play';
import { emptyRun, reach } from './reach';
import type { Tables } from './tables';

interface Search {
  readonly t: Tables;
  readonly target: number;
  /** Positions that were searched in vain. */
  readonly failed: Set<string>;
  budget: number;
}

/** 'unclear' when the budget ran out. */
export function searchCompletion(
  t: Tables,
  position: ReadonlyPosition,
  target: number,
  budget: number,
): 'yes' | 'no' | 'unclear' {
  const search: Search = { t, target, failed: new Set(), budget };
  const found =
    position[CARD] === 0
      ? canComplete(search, position)
      : anyCompletes(search, position, actions(t, position, 0));
  if (found) return 'yes';
  return search.budget > 0 ? 'no' : 'unclear';
}

/** Bounds first for all of them: one clear case saves searching its neighbours. */
function anyCompletes(search: Search, position: ReadonlyPosition, plies: readonly number[]): boolean {
  const unclear: Position[] = [];
  for (const ply of plies) {
    const next = position.slice();
    const card = cardOf(ply);
    if (card >= 0) play(search.t, next, flipCode(card));
    play(search.t, next, actionOf(ply));
    const bound = completable(search.t, next, search.target);
    if (bound === 'yes') return true;
    if (bound === 'unclear') unclear.push(next);
  }
  return unclear.some((next) => canComplete(search, next));
}

/** Assumes that the bounds left it unclear. */
function canComplete(search: Search, position: ReadonlyPosition): boolean {
  const useful = usefulLines(search.t, position, search.target);
  const key = keyOf(search.t, position, useful);
  if (search.failed.has(key)) return false;
  search.budget -= 1;
  if (search.budget <= 0) return false;
  const found = anyCompletes(search, position, plies(search, position, useful));
  if (!found) search.failed.add(key);
  return found;
}

// A ply is an action with the card it answers in the upper bits; none when the card lies open already.
const CARD_SHIFT = 20;
const withCard = (card: number, action: number): number => action | ((card + 1) << CARD_SHIFT);
const cardOf = (ply: number): number => (ply >> CARD_SHIFT) - 1;
const actionOf = (ply: number): number => ply & ((1 << CARD_SHIFT) - 1);

/** Useful lines, how many windows the others have, and the deck are all that the future depends on. */
function keyOf(t: Tables, position: ReadonlyPosition, useful: number): string {
  // Where fewer may be marked the 6 stands in for every number, so only these three run out.
  const key = t.edition.fewer
    ? [position[DECK + SKIP_2]!, position[DECK + SKIP_3]!, position[DECK + FREE]!]
    : position.slice(DECK, HEADER);
  let others = 0;
  for (let line = 0; line < t.lineIds.length; line += 1) {
    const windows = windowsLeftOn(t, position, line);
    if ((useful >> line) & 1) key.push(line, windows, position[HEADER + t.fillAt + line]!);
    else others += windows;
  }
  key.push(others);
  return key.join();
}

/** What may come and be done next, the most promising first. */
function plies(search: Search, position: ReadonlyPosition, useful: number): number[] {
  const { t, target } = search;
  const found: [gain: number, ply: number][] = [];
  for (let lines = useful; lines !== 0; lines &= lines - 1) {
    const line = 31 - Math.clz32(lines & -lines);
    const worth = worthMarking(search, position, line, useful);
    for (const [card, count] of linePlies(t, position, line, worth)) {
      found.push([gainOf(search, position, line, count), withCard(card, markCode(0, line, count))]);
    }
  }
  if (position[DECK + FREE]! > 0) {
    for (const station of emptyStations(t, position, HEADER)) {
      const gain = isOn(t, station, 1 << target) ? 1 : 0;
      if (gain === 1 || isOn(t, station, useful)) found.push([gain, withCard(FREE, freeCode(0, station))]);
    }
  }
  const sink = position[HEADER + OPEN]! & ~useful;
  if (sink !== 0) {
    const line = 31 - Math.clz32(sink);
    const count = reach(SIX, position[HEADER + t.fillAt + line]!, t.full[line]!);
    found.push([0, withCard(SIX, markCode(0, line, count))]);
  }
  return found.sort((a, b) => b[0] - a[0]).map(([, ply]) => ply);
}

/** How many stations of the target the line's lowest `count` empty ones are. */
function gainOf({ t, target }: Search, position: ReadonlyPosition, line: number, count: number): number {
  const shared = sharedPlaces(t, line, target);
  let empty = emptyOn(t, position, line);
  let gain = 0;
  for (let left = count; left > 0; left -= 1) {
    if ((empty & -empty & shared) !== 0) gain += 1;
    empty &= empty - 1;
  }
  return gain;
}

/**
 * The places of a line that matter: on the target and while the line has another window after this one all
 * of them, else only stations that are also on the target or another useful line.
 */
function worthMarking(
  { t, target }: Search,
  position: ReadonlyPosition,
  line: number,
  useful: number,
): number {
  if (line === target || windowsLeftOn(t, position, line) > 1) return -1;
  let places = 0;
  for (let rest = (useful | (1 << target)) & ~(1 << line); rest !== 0; rest &= rest - 1) {
    places |= sharedPlaces(t, line, 31 - Math.clz32(rest & -rest));
  }
  return places;
}

/**
 * Cards and counts worth trying on a line. The 6 is always there and leaves a full deck behind, so no other
 * number is needed for a count that a 6 can make as well.
 */
function linePlies(
  t: Tables,
  position: ReadonlyPosition,
  line: number,
  worth: number,
): [card: number, count: number][] {
  const fill = position[HEADER + t.fillAt + line]!;
  const run = emptyRun(fill, t.full[line]!);
  const most = Math.min(run, AMOUNTS[SIX]!);
  const skips = [SKIP_2, SKIP_3].filter((card) => position[DECK + card]! > 0);
  if (!t.edition.fewer) {
    const numbers = [0, 1, 2, 3, TRANSFER].filter(
      (card) => position[DECK + card]! > 0 && AMOUNTS[card]! < most,
    );
    return [SIX, ...skips, ...numbers].map((card) => [card, reach(card, fill, t.full[line]!)]);
  }
  const found: [card: number, count: number][] = [[SIX, 0]];
  let empty = t.full[line]! & ~fill;
  for (let count = 1; empty !== 0 && count <= AMOUNTS[SIX]!; count += 1) {
    if ((empty & -empty & worth) !== 0) {
      if (count <= most) found.push([SIX, count]);
      else for (const card of skips) if (count <= AMOUNTS[card]!) found.push([card, count]);
    }
    empty &= empty - 1;
  }
  return found;
}
