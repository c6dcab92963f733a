/** Dead lines against brute force, and where a player can see the reason. */
import { nextBelow, randomAt, type RandomState } from '@/engine/random';
import { CARDS } from '@/games/metro-x/cards';
import { isLineDead } from '@/games/metro-x';
import { deadLines } from '@/games/metro-x/dead-lines';
import { EDITIONS } from '@/games/metro-x/editions';
import * as at from '@/games/metro-x/layout';
import { flipCode } from '@/games/metro-x/move-codes';
import { actions } from '@/games/metro-x/moves';
import { play, startPosition } from '@/games/metro-x/play';
import { countBits } from '@/games/metro-x/reach';
import { compileTables, type Tables, tablesFor } from '@/games/metro-x/tables';
import { MAP_IDS } from '@/maps/catalog';
import { TestTable } from './table';

/** Three or four lines over a dozen stations, crossing and sharing stretches. */
function inventMap(random: RandomState, name: string) {
  const stations = Array.from({ length: 10 + nextBelow(random, 5) }, (_, i) => `s${i}`);
  const lines = Array.from({ length: 3 + nextBelow(random, 2) }, (_, index) => {
    const from = nextBelow(random, 5);
    const straight = stations.slice(from, from + 5 + nextBelow(random, 5));
    const shuffled = [...stations].sort(() => nextBelow(random, 3) - 1).slice(0, 4 + nextBelow(random, 3));
    const route = nextBelow(random, 2) === 0 ? straight : shuffled;
    return { id: `L${index}`, windows: 1 + nextBelow(random, 2), first: 3, later: 2, stations: route };
  });
  return { id: name, lines };
}

/** Any card, any legal action, nothing left out: the definition itself, feasible only on small maps. */
function bruteForce(t: Tables, position: readonly number[], target: number, failed: Set<string>): boolean {
  if (position[at.HEADER + t.fillAt + target] === t.full[target]) return true;
  if (position[at.CARD] === 0 && position[at.WINDOWS] === 0) return false;
  const key = position.join();
  if (failed.has(key)) return false;
  const flipped =
    position[at.CARD] === 0
      ? CARDS.flatMap((_, card) =>
          position[at.DECK + card]! > 0 ? [after(t, position, flipCode(card))] : [],
        )
      : [position];
  const found = flipped.some((open) =>
    actions(t, open, 0).some((action) => bruteForce(t, after(t, open, action), target, failed)),
  );
  if (!found) failed.add(key);
  return found;
}

function after(t: Tables, position: readonly number[], code: number): number[] {
  const next = position.slice();
  play(t, next, code);
  return next;
}

/** A random game until few windows are left, stopped between turns or with a card open. */
function latePosition(t: Tables, random: RandomState, windows: number): number[] {
  let position: number[] = startPosition(t, 1, false);
  for (;;) {
    const left = CARDS.flatMap((_, card) => new Array<number>(position[at.DECK + card]!).fill(card));
    const open = after(t, position, flipCode(left[nextBelow(random, left.length)]!));
    if (position[at.WINDOWS]! <= windows) return nextBelow(random, 2) === 0 ? position : open;
    const all = actions(t, open, 0);
    position = after(t, open, all[nextBelow(random, all.length)]!);
  }
}

describe('dead lines', () => {
  it.each(['gamewright', 'okazu'] as const)(
    '[MX-11] %s: dead exactly when no cards and choices complete them',
    (edition) => {
      const seen = { dead: 0, alive: 0 };
      for (let index = 0; index < 800; index += 1) {
        const random = randomAt(`dead ${edition}`, index);
        const tables = compileTables(inventMap(random, `small ${index}`), EDITIONS[edition]);
        const position = latePosition(tables, random, 1 + nextBelow(random, 3));
        const dead = deadLines(tables, position, 0, Infinity);
        tables.lineIds.forEach((_, line) => {
          const alive = bruteForce(tables, position, line, new Set());
          seen[alive ? 'alive' : 'dead'] += 1;
          expect([index, line, dead[line]]).toEqual([index, line, !alive]);
        });
      }
      expect(seen.dead).toBeGreaterThan(100);
      expect(seen.alive).toBeGreaterThan(100);
    },
  );

  it.each(MAP_IDS)('[MX-11] agrees with brute force before the last window of %s', (map) => {
    let dead = 0;
    for (let game = 0; game < 12; game += 1) {
      const tables = tablesFor(map, game % 2 === 0 ? 'gamewright' : 'okazu');
      const position = latePosition(tables, randomAt(`dead ${map}`, game), 1);
      const found = deadLines(tables, position, 0);
      const complete = position[at.HEADER + at.FIRST]!;
      tables.lineIds.forEach((_, line) => {
        const missing = countBits(tables.full[line]! & ~position[at.HEADER + tables.fillAt + line]!);
        // Far more missing than a 6 and two free cards fill: brute force would only waste time on these.
        const alive = missing <= 9 && bruteForce(tables, position, line, new Set());
        expect([game, line, found[line]]).toEqual([game, line, !alive]);
        if (!alive) dead += 1;
        if ((complete >> line) & 1) expect(alive).toBe(true);
      });
    }
    expect(dead).toBeGreaterThan(20);
  });

  it('a line that is complete is not dead, nor is any at the start', () => {
    const table = new TestTable().turn('6', 'B').turn('6', 'A');
    expect(table.line('A').complete).toBe('first');
    expect(table.dead()).not.toContain('A');
    expect(new TestTable().dead()).toEqual([]);
  });

  it('a line that is not complete when the game is over is dead', () => {
    const table = new TestTable();
    for (const line of 'AABBCCCDDDEEEFFGGHHHIII') table.flip('6').mark(line, 0);
    expect(table.view().over).toBe(true);
    expect(table.dead().join('')).toBe('ABCDEFGHI');
  });

  it('free cards still to come keep a line alive, and stop doing so with the last windows', () => {
    // N of Tube Town has six stations and loses both its windows; each 6 elsewhere can bring a free card.
    const table = new TestTable({ map: 'tube-town' }).flip('6').mark('N', 0).flip('6').mark('N', 0);
    expect(table.line('N').windowsLeft).toBe(0);
    expect(table.dead()).not.toContain('N');
    for (const line of 'JJJLLLMMOOOPPQQ') table.flip('6').mark(line, 0);
    // K and R are left: K ends at 4-10 and M, which starts at 0-7, has no window any more.
    expect(table.view().windowsLeft).toBe(6);
    expect(table.dead()).not.toContain('N');
    table.flip('6').mark('R', 0).flip('6').mark('R', 0);
    // Four windows: four free cards at most, and 4-10 by K needs eight stations before it.
    expect(table.dead()).toContain('N');
  });

  it('the open card counts for a seat that has not acted on it yet', () => {
    const before = new TestTable();
    for (const line of 'AABBCCCDDDEEEFFGGHHIII') before.flip('6').mark(line, 0);
    before.flip('3');
    expect(before.dead()).toContain('H');
    const enough = new TestTable().turn('6', 'H').turn('5', 'H');
    for (const line of 'AABBCCCDDDEEEFFGGIII') enough.flip('6').mark(line, 0);
    expect(enough.flip('3').dead()).not.toContain('H');
    // The same board under a skip 2 cannot do it: three stations are missing and no free card can come first.
    const short = new TestTable().turn('6', 'H').turn('5', 'H');
    for (const line of 'AABBCCCDDDEEEFFGGIII') short.flip('6').mark(line, 0);
    expect(short.flip('skip-2').dead()).toContain('H');
  });

  it('others see the mark of a board as it was before the open turn', () => {
    // Three stations of H are missing, and a 3 for the last window lies open.
    const table = new TestTable({}, 2).turn('6', 'H', 'H').turn('5', 'H', 'H');
    for (const line of 'AABBCCCDDDEEEFFGGIII') table.flip('6').mark(line, 0, 0).mark(line, 0, 1);
    table.flip('3').mark('H', 0, 0);
    expect(isLineDead(table.view(0).state, 0, 'H')).toBe(true);
    expect(isLineDead(table.view(1).state, 0, 'H')).toBe(false);
    expect(isLineDead(table.view('table').state, 0, 'H')).toBe(false);
  });
});
