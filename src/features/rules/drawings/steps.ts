import type { MetroXRank } from '@/games/metro-x';

interface PenaltyStep {
  readonly from: number;
  /** Null: and more. */
  readonly to: number | null;
  readonly penalty: number;
}

/** Joins neighbours that cost the same into one row. */
export function penaltySteps(penalty: readonly number[]): readonly PenaltyStep[] {
  const starts = penalty.flatMap((cost, empty) => (cost === penalty[empty - 1] ? [] : [empty]));
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? null : next - 1, penalty: penalty[from]! };
  });
}

interface RankStep {
  readonly rank: MetroXRank;
  /** Null: no lower end. */
  readonly from: number | null;
  /** Null: no upper end. */
  readonly to: number | null;
}

export function rankSteps(ranks: readonly (readonly [MetroXRank, number])[]): readonly RankStep[] {
  return ranks.map(([rank, lowest], index) => {
    const above = ranks[index - 1];
    return { rank, from: Number.isFinite(lowest) ? lowest : null, to: above ? above[1] - 1 : null };
  });
}
