/** What the lab measures, and how slow is too slow. The bounds hold on a small computer that has other work. */

export const BOUNDS = {
  /** Milliseconds from starting to look to having a seat. */
  seated: 5_000,
  /** The same where frames are lost: what asks for a table, or for a connection to it, may have to ask again. */
  seatedInLoss: 20_000,
  /** From a mended link to a line. */
  back: 3_000,
} as const;

/** A sentence when it took longer, else none. */
export const tooSlow = (what: string, took: readonly number[], most: number): readonly string[] =>
  took.every((ms) => ms <= most) ? [] : [`${what} after ${took.join(', ')} ms, of ${most} at most`];

/** The smallest value that so many of a hundred do not exceed; 0 of none. */
export function percentile(values: readonly number[], of100: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((sorted.length * of100) / 100) - 1)] ?? 0;
}

/** From each card of the host to the same card at a guest. A card that a guest never told of is no delay. */
export const delaysOf = (host: readonly number[], guest: readonly number[]): readonly number[] =>
  guest.slice(0, host.length).map((seen, nth) => Math.max(0, Math.round(seen - host[nth]!)));
