/** How far a card gets on a line (MX-5, MX-6, MX-7), from the line's fill bits alone. */
import * as cards from './cards';

// Bound once: see play.ts.
const { AMOUNTS, SKIP_2, SKIP_3 } = cards;

/** The place of the lowest bit that is set. */
export const lowestPlace = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let v = bits - ((bits >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Empty stations in a row from the first empty one on. */
export function emptyRun(fill: number, full: number): number {
  const empty = full & ~fill;
  if (empty === 0) return 0;
  const start = empty & -empty;
  // Past the end point counts as filled. Adding the first empty bit carries through the run up to the stop.
  const stop = (empty + start) & ~empty;
  return stop === 0 ? Math.clz32(start) + 1 : Math.clz32(start) - Math.clz32(stop);
}

/**
 * The most stations the card may mark on the line. Whichever card it is, the stations marked are the
 * line's lowest empty ones: that many of them.
 */
export function reach(card: number, fill: number, full: number): number {
  const amount = AMOUNTS[card]!;
  const most = card === SKIP_2 || card === SKIP_3 ? countBits(full & ~fill) : emptyRun(fill, full);
  return most < amount ? most : amount;
}
