/** Cheap bounds on whether a line can still be completed, for a solo position between two turns. */
import { AMOUNTS, FREE, SIX } from './cards';
import { DECK, HEADER, OPEN, type ReadonlyPosition, WINDOWS, windowsUsed } from './layout';
import { countBits, emptyRun } from './reach';
import type { Tables } from './tables';

const LONGEST = AMOUNTS[SIX]!;
const LONGEST_SKIP = 3;

export const emptyOn = (t: Tables, position: ReadonlyPosition, line: number): number =>
  t.full[line]! & ~position[HEADER + t.fillAt + line]!;

export const windowsLeftOn = (t: Tables, position: ReadonlyPosition, line: number): number =>
  t.windows[line]! - windowsUsed(position[HEADER + t.windowAt + line]!);

/**
 * The 6 is in the deck before every flip, and it brings the free card back. So each window but the last can
 * be a 6 with a free card after it, besides a free card that is in the deck now.
 */
export const freeCardsToCome = (position: ReadonlyPosition): number =>
  position[DECK + FREE]! + position[WINDOWS]! - 1;

export function completable(t: Tables, position: ReadonlyPosition, line: number): 'yes' | 'no' | 'unclear' {
  const empty = emptyOn(t, position, line);
  if (empty === 0) return 'yes';
  if (position[WINDOWS] === 0) return 'no';
  const need = countBits(empty) - freeCardsToCome(position);
  if (need <= ownMarks(t, position, line)) return 'yes';
  return need > mostMarks(t, position, line) ? 'no' : 'unclear';
}

/** What the line's own windows mark when 6s fill them now, first run first. Free cards then take the far end. */
function ownMarks(t: Tables, position: ReadonlyPosition, line: number): number {
  let fill = position[HEADER + t.fillAt + line]!;
  let marks = 0;
  for (let windows = windowsLeftOn(t, position, line); windows > 0; windows -= 1) {
    for (let left = Math.min(LONGEST, emptyRun(fill, t.full[line]!)); left > 0; left -= 1) {
      const empty = t.full[line]! & ~fill;
      fill |= empty & -empty;
      marks += 1;
    }
  }
  return marks;
}

/**
 * No use of the windows and free cards fills more of the line's empty stations than this, besides one for
 * each free card.
 */
function mostMarks(t: Tables, position: ReadonlyPosition, target: number): number {
  let marks = 0;
  let lastMaySkip = 0;
  let within = 0;
  for (let open = position[HEADER + OPEN]!; open !== 0; open &= open - 1) {
    const line = 31 - Math.clz32(open & -open);
    const { shared, stretch } = stretchOf(t, position, line, target);
    if (shared === 0) continue;
    const skipped = Math.min(LONGEST_SKIP, shared);
    // A skip uses its window without bringing a free card back, so it is worth one mark less than it makes.
    const most = Math.min(shared, windowsLeftOn(t, position, line) * Math.max(stretch, skipped - 1));
    marks += Math.min(most, worthReaching(t, position, line, target));
    // Only the last window brings no free card back anyhow.
    if (skipped > stretch) lastMaySkip = 1;
    within |= sharedPlaces(t, target, line);
  }
  return Math.min(marks + lastMaySkip, countBits(within & emptyOn(t, position, target)));
}

interface Stretch {
  readonly shared: number;
  readonly stretch: number;
}

/**
 * Of the stations that are empty and on both lines: how many there are, and how many of them one number on
 * `line` can mark. Runs only ever shrink, so that is at most the best six places in a row of a present run.
 */
function stretchOf(t: Tables, position: ReadonlyPosition, line: number, target: number): Stretch {
  const empty = emptyOn(t, position, line);
  const wanted = empty & sharedPlaces(t, line, target);
  let stretch = 0;
  for (let rest = wanted; rest !== 0; rest &= rest - 1) {
    let bit = rest & -rest;
    let marks = 0;
    for (let place = 0; place < LONGEST && (empty & bit) !== 0; place += 1) {
      if ((wanted & bit) !== 0) marks += 1;
      bit <<= 1;
    }
    if (marks > stretch) stretch = marks;
  }
  return { shared: countBits(wanted), stretch };
}

/**
 * Marks on a line go to its lowest empty stations. Those on the way that no other open line stops at have
 * to be filled by this line's windows too, or by free cards that then are missing on the target.
 */
function worthReaching(t: Tables, position: ReadonlyPosition, line: number, target: number): number {
  const empty = emptyOn(t, position, line);
  const wanted = empty & sharedPlaces(t, line, target);
  let elsewhere = wanted;
  for (let open = position[HEADER + OPEN]! & ~(1 << line); open !== 0; open &= open - 1) {
    elsewhere |= sharedPlaces(t, line, 31 - Math.clz32(open & -open));
  }
  const reachable = LONGEST * windowsLeftOn(t, position, line);
  let best = 0;
  let onTheWay = 0;
  let reached = 0;
  for (let rest = empty; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    if ((wanted & bit) !== 0) {
      reached += 1;
      best = Math.max(best, reached - Math.max(0, onTheWay + reached - reachable));
    } else if ((elsewhere & bit) === 0) onTheWay += 1;
  }
  return best;
}

/**
 * The open lines that may still matter for the target, one bit each: those that share an empty station with
 * it, and those that share one with such a line. The windows of all others can only use up cards.
 */
export function usefulLines(t: Tables, position: ReadonlyPosition, target: number): number {
  const open = position[HEADER + OPEN]!;
  let useful = 0;
  let fresh = 1 << target;
  while (fresh !== 0) {
    const from = 31 - Math.clz32(fresh & -fresh);
    fresh &= fresh - 1;
    for (let rest = open & ~useful; rest !== 0; rest &= rest - 1) {
      const line = 31 - Math.clz32(rest & -rest);
      if ((emptyOn(t, position, line) & sharedPlaces(t, line, from)) === 0) continue;
      useful |= 1 << line;
      fresh |= 1 << line;
    }
  }
  return useful;
}

const sharedCache = new WeakMap<Tables, Map<number, number>>();

/** The places of `line` whose station is also on `target`, one bit each. */
export function sharedPlaces(t: Tables, line: number, target: number): number {
  let places = sharedCache.get(t);
  if (places === undefined) {
    places = new Map();
    sharedCache.set(t, places);
  }
  const key = line * 32 + target;
  let bits = places.get(key);
  if (bits === undefined) {
    bits = 0;
    for (let place = 0; place < t.length[line]!; place += 1) {
      if (isOn(t, t.stationAt[line * 32 + place]!, 1 << target)) bits |= 1 << place;
    }
    places.set(key, bits);
  }
  return bits;
}

/** Whether the station is on one of the lines, given as bits. */
export function isOn(t: Tables, station: number, lines: number): boolean {
  for (let i = t.touchStart[station]!; i < t.touchStart[station + 1]!; i += 1) {
    if ((lines >> t.touchLine[i]!) & 1) return true;
  }
  return false;
}
