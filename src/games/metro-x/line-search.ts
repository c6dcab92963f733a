/** Whether some order of cards and some choices complete a line: a depth-first search over real moves. */
import { AMOUNTS, FREE, SIX, SKIP_2, SKIP_3, TRANSFER } from './cards';
import { emptyStations } from './boards';
import { CARD, DECK, HEADER, OPEN, type Position, type ReadonlyPosition } from './layout';
import { completable, emptyOn, isOn } from './line-bounds';
import { flipCode, freeCode, markCode } from './move-codes';
import { actions } from './moves';
import { play } from './play';
import { countBits, emptyRun, reach } from './reach';
import type { Tables } from './tables';

interface Search {
  readonly t: Tables;
  readonly target: number;
  /** Positions that were searched in vain. */
  readonly failed: Set<string>;
  budget: number;
}

/** A card and what to do with it. */
type Ply = readonly [card: number, action: number];

/** 'unclear' when the budget ran out. */
export function searchCompletion(
  t: Tables,
  position: ReadonlyPosition,
  target: number,
  budget: number,
): 'yes' | 'no' | 'unclear' {
  const search: Search = { t, target, failed: new Set(), budget };
  const card = position[CARD]! - 1;
  const found =
    card < 0
      ? canComplete(search, position.slice())
      : actions(t, position, 0).some((action) => {
          const next = position.slice();
          play(t, next, action);
          return canComplete(search, next);
        });
  if (found) return 'yes';
  return search.budget > 0 ? 'no' : 'unclear';
}

function canComplete(search: Search, position: Position): boolean {
  const bound = completable(search.t, position, search.target);
  if (bound !== 'unclear') return bound === 'yes';
  const key = keyOf(search.t, position);
  if (search.failed.has(key)) return false;
  search.budget -= 1;
  if (search.budget <= 0) return false;
  const found = plies(search, position).some(([card, action]) => {
    const next = position.slice();
    play(search.t, next, flipCode(card));
    play(search.t, next, action);
    return canComplete(search, next);
  });
  if (!found) search.failed.add(key);
  return found;
}

/** Fills, windows and deck are all that the future depends on. */
function keyOf(t: Tables, position: ReadonlyPosition): string {
  return `${position.slice(DECK, HEADER).join()};${position
    .slice(HEADER + t.fillAt, HEADER + t.boardSize)
    .map((value, index) => (index < t.lineIds.length ? value : (35 - Math.clz32(value)) >> 2))
    .join()}`;
}

/** What may come and be done next, the most promising first. */
function plies(search: Search, position: ReadonlyPosition): Ply[] {
  const { t, target } = search;
  const found: [gain: number, ply: Ply][] = [];
  const before = countBits(emptyOn(t, position, target));
  for (let open = position[HEADER + OPEN]!; open !== 0; open &= open - 1) {
    const line = 31 - Math.clz32(open & -open);
    for (const [card, count] of linePlies(t, position, line)) {
      const action = markCode(0, line, count);
      const next = position.slice();
      play(t, next, flipCode(card));
      play(t, next, action);
      found.push([before - countBits(emptyOn(t, next, target)), [card, action]]);
    }
  }
  if (position[DECK + FREE]! > 0) {
    for (const station of emptyStations(t, position, HEADER)) {
      found.push([isOn(t, station, target) ? 1 : 0, [FREE, freeCode(0, station)]]);
    }
  }
  return found.sort((a, b) => b[0] - a[0]).map(([, ply]) => ply);
}

/**
 * Cards and counts worth trying on a line. The 6 is always there and leaves a full deck behind, so no other
 * number is needed for a count that a 6 can make as well.
 */
function linePlies(t: Tables, position: ReadonlyPosition, line: number): [card: number, count: number][] {
  const fill = position[HEADER + t.fillAt + line]!;
  const run = emptyRun(fill, t.full[line]!);
  const most = Math.min(run, AMOUNTS[SIX]!);
  const skips = [SKIP_2, SKIP_3].filter((card) => position[DECK + card]! > 0);
  if (t.edition.fewer) {
    const counts = Array.from({ length: most + 1 }, (_, count): [number, number] => [SIX, count]);
    const passing = skips.flatMap((card) => {
      const far = reach(card, fill, t.full[line]!);
      return Array.from({ length: Math.max(0, far - run) }, (_, i): [number, number] => [card, run + 1 + i]);
    });
    return [...passing, ...counts];
  }
  const numbers = [0, 1, 2, 3, TRANSFER].filter(
    (card) => position[DECK + card]! > 0 && AMOUNTS[card]! < most,
  );
  return [SIX, ...skips, ...numbers].map((card) => [card, reach(card, fill, t.full[line]!)]);
}
